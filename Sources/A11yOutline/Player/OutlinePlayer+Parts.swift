extension OutlinePlayer {
  /// Makes the group that the cursor is on, or stands in, the root.
  func hoist() -> Answer {
    guard let cursor else { return noItems() }
    let group = outline[cursor].isGroup ? cursor : outline.parent(of: cursor)
    guard let group else { return Answer(reader.message(.topLevel)) }
    let part = PartialOutlineSource(.below(group), of: source)
    guard part.outline.firstVisible != nil else { return Answer(reader.message(.noItems)) }
    var hoisted = OpenOutline(.group, source: part, name: words(.untitled))
    hoisted.marks = open.marks
    hoisted.jumps = open.jumps
    if part.outline.isShown(cursor) { hoisted.cursor = cursor }
    push(hoisted)
    return Answer(partOpening())
  }

  /// Shows only the nodes that hold a text and those they stand in; without a text, all again.
  func filter(_ text: String) -> [Utterance] {
    let previous = cursor
    if case .matches = open.kind { pop() }
    guard !text.isEmpty else { return [reader.message(.filterOff)] + here() }
    let part = PartialOutlineSource(.matching(SearchText(text)), of: source)
    guard let first = part.outline.firstVisible else {
      return [reader.message(.notFound, ["text": text], cue: .miss)]
    }
    var filtered = OpenOutline(.matches, source: part, name: open.name)
    filtered.marks = open.marks
    filtered.jumps = open.jumps
    filtered.cursor = previous.flatMap { part.outline.isShown($0) ? $0 : nil } ?? first
    push(filtered)
    let outline = outline
    let search = SearchText(text)
    let count = outline.nodes.reduce(0) { $0 + (search.occurs(in: $1) ? 1 : 0) }
    let said = Utterance([
      reader.part(.message, words(.filterOn)),
      reader.part(.count, words(.matchCount, count: count)),
    ])
    return [said] + here()
  }

  /// Leaves what was opened last: a list, a filter, or a group that was made the root.
  func leavePart() -> Answer {
    switch open.kind {
    case .document: return Answer(reader.message(.nothingToLeave))
    case .list: return leaveList()
    case .matches: return Answer(filter(""))
    case .group:
      pop()
      return Answer(partOpening())
    }
  }

  private func partOpening() -> [Utterance] {
    [reader.opening(of: outline, called: open.name)]
      + (cursor.map { [reader.landing(on: $0, in: outline)] } ?? [])
  }
}
