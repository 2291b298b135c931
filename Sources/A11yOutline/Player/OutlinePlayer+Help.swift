extension OutlinePlayer {
  /// Lets keys say what they do instead of doing it.
  func startInputHelp() -> Answer {
    isInputHelpOn = true
    return Answer([
      reader.message(.inputHelpOn), Utterance([reader.part(.message, reminder)]),
    ])
  }

  /// Says what a key does; Esc leaves help.
  func help(with key: Key) -> [Utterance] {
    if key == "Esc" {
      isInputHelpOn = false
      return record(key: key, command: .inputHelp, [reader.message(.inputHelpOff)])
    }
    if keyMap.commands[key] == .inputHelp {
      isInputHelpOn = false
      return record(key: key, command: "keys", listKeys().utterances)
    }
    var parts = [reader.part(.name, words.keyName(key.identifier))]
    let summaries = summaries(of: key)
    parts += summaries.isEmpty ? [reader.part(.message, words(.notUsed))] : summaries
    return record(key: key, command: .inputHelp, [Utterance(parts)])
  }

  /// Says, the first time, that a key is not used.
  ///
  /// Reading stops, as it does by every key that has no meaning of its own while reading.
  func reject(_ key: Key) -> [Utterance] {
    endReading()
    guard !hasSaidNotACommand else {
      return record(key: key, command: nil, [], wordless: .dull)
    }
    hasSaidNotACommand = true
    let help = keyMap.key(for: .inputHelp).map { words.keyName($0.identifier) } ?? ""
    return record(key: key, command: nil, [reader.message(.notACommand, ["key": help], cue: .dull)])
  }

  /// Asks to leave.
  func quit() -> Answer {
    endReading()
    wantsToQuit = true
    return .silence
  }

  /// The line that says how to get help and how to leave.
  public var reminder: String {
    func name(_ command: Command) -> String {
      keyMap.key(for: command).map { words.keyName($0.identifier) } ?? ""
    }
    return words(.helpReminder, ["help": name(.inputHelp), "quit": name(.quit)])
  }

  private func summaries(of key: Key) -> [Utterance.Part] {
    var parts: [Utterance.Part] = []
    if let command = keyMap.commands[key], let definition = CommandDefinition.byCommand[command] {
      parts.append(reader.part(.description, definition.summary(in: words)))
    }
    if let command = keyMap.commandsWhileReading[key],
      let definition = CommandDefinition.byCommand[command]
    {
      let summary = definition.summary(in: words)
      parts.append(reader.part(.description, words(.whileReading, ["description": summary])))
    }
    return parts
  }
}

extension Command {
  static let inputHelp: Command = "inputHelp"
}
