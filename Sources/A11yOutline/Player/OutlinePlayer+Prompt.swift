extension OutlinePlayer {
  /// How many characters a prompt takes.
  private static let longestText = 1_000

  /// Asks for a line of text, or a character.
  func ask(_ purpose: Prompt.Purpose) -> Answer {
    guard cursor != nil else { return noItems() }
    prompt = Prompt(purpose: purpose)
    return Answer(reader.message(purpose.phrase))
  }

  /// Types a key into the prompt.
  ///
  /// - Returns: What is said; `nil` when the key is a command of its own, which ends the prompt
  ///   unless it is one that stays open.
  func type(_ key: Key) -> [Utterance]? {
    guard var prompt else { return nil }
    let command = prompt.purpose.command
    switch key {
    // Who types Ctrl+C while typing means the text, as in every shell, not the whole program.
    case "Esc", "Ctrl+C":
      return perform(cancelling: prompt, key)
    case "Enter":
      if prompt.purpose.staysOpen { return nil }
      self.prompt = nil
      return record(key: key, command: command, submit(prompt))
    case "Backspace":
      return record(key: key, command: command, erase(from: prompt))
    default:
      guard let character = key.character else {
        if !prompt.purpose.staysOpen { self.prompt = nil }
        return nil
      }
      guard prompt.text.count < OutlinePlayer.longestText else {
        return record(key: key, command: command, [], wordless: .dull)
      }
      prompt.text.append(character)
      self.prompt = prompt.purpose.isOneCharacter ? nil : prompt
      return record(key: key, command: command, echo(character, in: prompt))
    }
  }

  /// Starts going to an item with the letter of a key, as key maps whose letters type ahead do.
  func typeAhead(_ key: Key) -> [Utterance] {
    endReading()
    guard cursor != nil else { return record(key: key, command: .goTo, noItems().utterances) }
    prompt = Prompt(purpose: .goTo)
    return type(key) ?? []
  }

  /// Ends a prompt after a pause in typing.
  ///
  /// The terminal calls it after 0.7 s without a key, for going to an item only.
  public func endTypeAhead() {
    if prompt?.purpose == .goTo { prompt = nil }
  }

  private func perform(cancelling prompt: Prompt, _ key: Key) -> [Utterance] {
    self.prompt = nil
    switch prompt.purpose {
    case .filterList: return perform(.leaveList, key: key)
    case .goTo: return record(key: key, command: .stop, [])
    default: return record(key: key, command: .stop, [reader.message(.cancelled)])
    }
  }

  private func erase(from prompt: Prompt) -> [Utterance] {
    var prompt = prompt
    guard let removed = prompt.text.popLast() else {
      if prompt.purpose.staysOpen { return [] }
      self.prompt = nil
      return [reader.message(.cancelled)]
    }
    self.prompt = prompt
    if prompt.purpose.staysOpen { return filterList(prompt.text) }
    return [reader.spelling(of: String(removed), language: nil)]
  }

  private func submit(_ prompt: Prompt) -> [Utterance] {
    let number = Int(prompt.text)
    switch prompt.purpose {
    case .goTo, .filterList, .setMark, .goToMark: return []
    case .search:
      if !prompt.text.isEmpty { searchText = prompt.text }
      return search(.forward).utterances
    case .filter: return filter(prompt.text)
    case .percent: return number.map(go(toPercent:)) ?? notANumber(prompt)
    case .sleepTimer: return number.map(setSleepTimer) ?? notANumber(prompt)
    case .time:
      let isRelative = prompt.text.hasPrefix("+") || prompt.text.hasPrefix("-")
      return number.map { go(toMinutes: $0, isRelative: isRelative) } ?? notANumber(prompt)
    }
  }

  private func notANumber(_ prompt: Prompt) -> [Utterance] {
    [reader.message(.notANumber, ["text": prompt.text], cue: .dull)]
  }

  private func echo(_ character: Character, in prompt: Prompt) -> [Utterance] {
    switch prompt.purpose {
    case .goTo: goTo(prompt.text)
    case .filterList: filterList(prompt.text)
    case .setMark: setMark(character)
    case .goToMark: goToMark(character)
    case .search, .filter, .percent, .time, .sleepTimer:
      [reader.spelling(of: String(character), language: nil)]
    }
  }

  /// Goes to the next shown item whose name begins with a text; round the end.
  private func goTo(_ text: String) -> [Utterance] {
    guard let cursor else { return noItems().utterances }
    let outline = outline
    let text = SearchText(text)
    if text.begins(outline[cursor]) {
      return [reader.again(cursor, in: outline)]
    }
    let matches = { (node: Outline.Node) in text.begins(node) }
    let first = outline.firstVisible.flatMap { text.begins(outline[$0]) ? $0 : nil }
    let found =
      outline.nextVisible(after: cursor, where: matches)
      ?? first
      ?? outline.firstVisible.flatMap { outline.nextVisible(after: $0, where: matches) }
    guard let found else {
      return [reader.message(.notFound, ["text": text.original], cue: .miss)]
    }
    // What is typed after the first letter narrows the same jump.
    if text.original.count == 1 { leave(cursor, for: found) }
    forgetReview()
    return land(on: found).utterances
  }
}

extension Command {
  static let search: Command = "search"
  static let goTo: Command = "goTo"
}
