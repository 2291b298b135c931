extension OutlinePlayer {
  /// Sets a mark at the item.
  func setMark(_ name: Character) -> [Utterance] {
    guard let cursor else { return noItems().utterances }
    guard MarkName.isChosen(name) else { return [reader.message(.noSuchMark, markValues(name))] }
    open.marks[name] = cursor
    var said = reader.message(.markSet, markValues(name), cue: .mark)
    if reader.verbosity != .terse { said.parts.append(firstWords(of: outline[cursor].name)) }
    return [said]
  }

  /// Goes to a mark, wherever it is.
  func goToMark(_ name: Character) -> [Utterance] {
    guard let place = open.marks[name], outline.contains(place) else {
      return [reader.message(.noSuchMark, markValues(name), cue: .miss)]
    }
    return go(to: place).utterances
  }

  /// Opens the list of marks.
  func listMarks() -> Answer {
    let outline = outline
    var list = OutlineList.Builder(title: words(.marksList), language: words.tag)
    let order = open.marks.keys.sorted {
      (MarkName.isChosen($0) ? 0 : 1, $0) < (MarkName.isChosen($1) ? 0 : 1, $1)
    }
    for name in order {
      guard let place = open.marks[name], outline.contains(place) else { continue }
      var content = item(outline[place])
      content.value = self.name(ofMark: name)
      list.add(content, .go(place))
    }
    return list.isEmpty ? Answer(reader.message(.noMarks)) : push(list.finish("marks"))
  }

  /// An item of a list that stands for a node.
  func item(_ node: Outline.Node) -> NodeContent {
    NodeContent(
      name: node.name,
      role: node.isGroup ? .text : node.role,
      value: node.isGroup ? nil : node.value,
      language: outline.language(of: node.id),
      headingLevel: node.content.headingLevel,
      rows: node.content.rows,
      columns: node.content.columns
    )
  }

  /// The beginning of a name, enough to know it by.
  func firstWords(of name: String) -> Utterance.Part {
    let limit = 5
    let first = name.split(maxSplits: limit, whereSeparator: \.isWhitespace).prefix(limit)
    let text = name.isEmpty ? words(.untitled) : first.joined(separator: " ")
    return Utterance.Part(.name, text, language: cursor.flatMap { outline.language(of: $0) })
  }

  private func name(ofMark name: Character) -> String {
    switch name {
    case MarkName.lastJump: words(.markOfLastJump)
    case MarkName.lastPause: words(.markOfLastPause)
    default: words(.markName, markValues(name))
    }
  }

  private func markValues(_ name: Character) -> [String: String] {
    ["name": words.keyName(String(name))]
  }
}
