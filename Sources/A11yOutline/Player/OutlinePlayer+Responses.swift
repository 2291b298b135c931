extension OutlinePlayer {
  /// Says an older answer again.
  func sayOlderResponse() -> Answer {
    guard let response = responses.older() else { return Answer(reader.message(.noOlderResponse)) }
    return review(response)
  }

  /// Says a newer answer again.
  func sayNewerResponse() -> Answer {
    guard let response = responses.newer() else { return Answer(reader.message(.noNewerResponse)) }
    return review(response)
  }

  /// Opens the list of answers, the latest first.
  func listResponses() -> Answer {
    var list = OutlineList.Builder(title: words(.responsesList), language: words.tag)
    for response in responses.responses.reversed() {
      let text = response.map(\.text).joined(separator: ". ")
      list.add(NodeContent(name: text), .say(response))
    }
    return list.isEmpty ? Answer(reader.message(.nothingToRepeat)) : push(list.finish("responses"))
  }

  /// Says the whole last response again (nvaccess/nvda#20554); what is said is then what would be
  /// copied (nvaccess/nvda#14752).
  func repeatResponse() -> Answer {
    lastResponse.isEmpty ? Answer(reader.message(.nothingToRepeat)) : review(lastResponse)
  }

  private func review(_ response: [Utterance]) -> Answer {
    reviewedText = response.map(\.text).joined(separator: "\n")
    return Answer(response)
  }
}

extension OutlinePlayer {
  /// Takes the text that a command asked to be copied; `nil` when none did since it was last
  /// taken.
  ///
  /// Whoever drives the player puts it where it belongs, and tells where if that is not the
  /// clipboard.
  public func takeCopiedText() -> String? {
    defer { copiedText = nil }
    return copiedText
  }

  /// Copies what was reviewed last, else the text of the item.
  func copy() -> Answer {
    guard let cursor else { return noItems() }
    return copy(reviewedText ?? text(of: outline[cursor]))
  }

  /// Copies the item and all that is below it, shown or not, indented by two spaces a level.
  func copyBelow() -> Answer {
    guard let cursor else { return noItems() }
    let outline = outline
    let level = outline[cursor].level
    var lines = [text(of: outline[cursor])]
    // The search ends at the first node that is not below, which it takes for what it looks for.
    _ = outline.nextNode(after: cursor) { node in
      guard node.level > level else { return true }
      lines.append(String(repeating: "  ", count: node.level - level) + text(of: node))
      return false
    }
    return copy(lines.joined(separator: "\n"))
  }

  private func copy(_ text: String) -> Answer {
    copiedText = text
    var said = reader.message(.copied, cue: .copy)
    if reader.verbosity != .terse { said.parts.append(firstWords(of: text)) }
    return Answer(said)
  }

  private func text(of node: Outline.Node) -> String {
    let name = node.name.isEmpty ? words(.untitled) : node.name
    guard let value = node.value, !value.isEmpty else { return name }
    return name + ", " + reader.value(value, language: nil).text
  }
}
