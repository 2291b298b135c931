extension OutlinePlayer {
  /// Goes to the next or previous node that holds the text of the last search, in closed groups
  /// too, round the ends.
  ///
  /// The groups it stands in are opened, which can be taken back (minad/consult#1153).
  func search(_ direction: Direction) -> Answer {
    guard let cursor else { return noItems() }
    guard !searchText.isEmpty else { return ask(.search) }
    source.makeClosedContent()
    let outline = outline
    let text = SearchText(searchText)
    let matches = { (node: Outline.Node) in !node.isInline && text.occurs(in: node) }
    let ahead = find(direction, from: cursor, in: outline, where: matches)
    guard let found = ahead ?? find(direction, from: nil, in: outline, where: matches) else {
      return Answer(reader.message(.notFound, ["text": searchText], cue: .miss))
    }
    var said: [Utterance] = []
    if ahead == nil {
      let phrase: Phrase = direction == .forward ? .wrappedToTop : .wrappedToBottom
      said.append(reader.message(phrase, cue: .wrap))
    }
    if found == cursor { return Answer(said + [reader.again(cursor, in: outline)]) }
    leave(cursor, for: found)
    let opened = reveal(found)
    var landing = land(on: found, cue: .hit).utterances
    if !opened.isEmpty, reader.verbosity != .terse, let parent = outline.parent(of: found) {
      let message = reader.message(.found, ["container": outline[parent].name])
      landing[0].parts = message.parts + landing[0].parts
    }
    return Answer(said + landing)
  }

  private func find(
    _ direction: Direction,
    from start: NodeID?,
    in outline: Outline,
    where matches: (Outline.Node) -> Bool
  ) -> NodeID? {
    switch direction {
    case .forward: outline.nextNode(after: start, where: matches)
    case .backward: outline.previousNode(before: start, where: matches)
    }
  }
}
