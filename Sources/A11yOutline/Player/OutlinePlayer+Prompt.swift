extension OutlinePlayer {
  /// Asks for a line of text.
  func ask(_ purpose: Prompt.Purpose) -> Answer {
    guard cursor != nil else { return noItems() }
    prompt = Prompt(purpose: purpose)
    return Answer(reader.message(purpose == .search ? .searchPrompt : .goToPrompt))
  }

  /// Types a key into the prompt.
  ///
  /// - Returns: What is said; `nil` when the key ends the prompt and is a command of its own.
  func type(_ key: Key) -> [Utterance]? {
    guard var prompt else { return nil }
    switch key {
    case "Esc":
      self.prompt = nil
      let said = prompt.purpose == .search ? [reader.message(.cancelled)] : []
      return record(key: key, command: .stop, said)
    case "Enter":
      self.prompt = nil
      return record(key: key, command: prompt.command, submit(prompt))
    case "Backspace":
      if let removed = prompt.text.popLast() {
        self.prompt = prompt
        let said = reader.spelling(of: String(removed), language: nil)
        return record(key: key, command: prompt.command, [said])
      }
      self.prompt = nil
      return record(key: key, command: prompt.command, [reader.message(.cancelled)])
    default:
      guard let character = key.character else {
        self.prompt = nil
        return nil
      }
      prompt.text.append(character)
      self.prompt = prompt
      return record(key: key, command: prompt.command, echo(character, in: prompt))
    }
  }

  /// Ends a prompt after a pause in typing.
  ///
  /// The terminal calls it after 0.7 s without a key, for going to an item only.
  public func endTypeAhead() {
    if prompt?.purpose == .goTo { prompt = nil }
  }

  private func submit(_ prompt: Prompt) -> [Utterance] {
    switch prompt.purpose {
    case .goTo: return []
    case .search:
      if !prompt.text.isEmpty { searchText = prompt.text }
      return search(.forward).utterances
    }
  }

  private func echo(_ character: Character, in prompt: Prompt) -> [Utterance] {
    switch prompt.purpose {
    case .search: return [reader.spelling(of: String(character), language: nil)]
    case .goTo: return goTo(prompt.text)
    }
  }

  /// Goes to the next shown item whose name begins with a text; round the end.
  private func goTo(_ text: String) -> [Utterance] {
    guard let cursor else { return noItems().utterances }
    let outline = outline
    let text = SearchText(text)
    if text.begins(outline[cursor].name) {
      return [reader.again(cursor, in: outline)]
    }
    let matches = { (node: Outline.Node) in text.begins(node.name) }
    let first = outline.firstVisible.flatMap { text.begins(outline[$0].name) ? $0 : nil }
    let found =
      outline.nextVisible(after: cursor, where: matches)
      ?? first
      ?? outline.firstVisible.flatMap { outline.nextVisible(after: $0, where: matches) }
    guard let found else { return [reader.message(.notFound, ["text": text.original])] }
    return land(on: found).utterances
  }
}

extension Prompt {
  /// The command that asked for the line.
  var command: Command { purpose == .search ? .search : .goTo }
}

extension Command {
  static let search: Command = "search"
  static let goTo: Command = "goTo"
}
