extension OutlinePlayer {
  /// Opens a list over the outline and says it.
  func push(_ list: OutlineList) -> Answer {
    endReading()
    push(OpenOutline(.list(list), source: DocumentOutlineSource(list.outline), name: title))
    if list.filtersAsYouType { prompt = Prompt(purpose: .filterList) }
    return Answer(listOpening())
  }

  /// Opens an outline over the present one.
  func push(_ outline: OpenOutline) {
    below.append(open)
    open = outline
    forgetReview()
  }

  /// Leaves the outline that was opened last for the one below it.
  ///
  /// What a hoisted group or a filter has in common with the outline below is kept.
  ///
  /// - Returns: Whether there was one to leave.
  @discardableResult
  func pop() -> Bool {
    guard let uncovered = below.popLast() else { return false }
    endReading()
    let left = open
    open = uncovered
    prompt = nil
    forgetReview()
    switch left.kind {
    case .document, .list: break
    case .group:
      if !left.undoStack.steps.isEmpty || !left.redoStack.steps.isEmpty {
        open.undoStack.append(contentsOf: left.undoStack)
        open.redoStack = left.redoStack
      }
      keepPlace(of: left)
    case .matches: keepPlace(of: left)
    }
    _ = rehome()
    return true
  }

  private func keepPlace(of left: OpenOutline) {
    open.marks = left.marks
    open.jumps = left.jumps
    guard let place = left.cursor, outline.contains(place) else { return }
    reveal(place)
    open.cursor = place
  }

  /// Leaves a list and says where the cursor is then.
  func leaveList() -> Answer {
    guard open.list != nil, pop() else { return .silence }
    return Answer(here(), as: .stop)
  }

  /// Does what choosing the item of a list does, in the outline below.
  func choose(_ choice: OutlineList.Choice) -> Answer {
    let command = open.list?.command
    pop()
    switch choice {
    case .go(let node): return Answer(go(to: node).utterances, as: command)
    case .run(let command): return run(command)
    case .say(let utterances): return Answer(utterances, as: "responses")
    case .act(let name): return act(name)
    case .open(let path):
      requestedDocument = path
      wantsToQuit = true
      return .silence
    }
  }

  /// Goes to a node, wherever it is, as a jump.
  func go(to node: NodeID) -> Answer {
    guard outline.contains(node), !outline.isHidden(node) else {
      return Answer(reader.message(.noLongerThere))
    }
    leave(cursor, for: node)
    reveal(node)
    return land(on: node)
  }

  /// The item the cursor is on, as it is known already; that there is none otherwise.
  func here() -> [Utterance] {
    [cursor.map { reader.again($0, in: outline) } ?? reader.message(.noItems)]
  }

  private func listOpening() -> [Utterance] {
    var parts = [Utterance.Part(.name, title, language: words.tag)]
    if reader.verbosity != .terse { parts.append(reader.itemCount(outline.rootCount)) }
    return [Utterance(parts)] + here()
  }

  private func run(_ command: Command) -> Answer {
    guard let definition = CommandDefinition.byCommand[command] else { return .silence }
    let answer = carryOut(definition)
    return Answer(answer.utterances, as: answer.command ?? command)
  }
}

extension OutlinePlayer {
  /// Shows only the items of a list that hold what was typed, and says the first.
  func filterList(_ text: String) -> [Utterance] {
    guard let list = open.list else { return [] }
    endReading()
    forgetReview()
    let whole = DocumentOutlineSource(list.outline)
    open.source =
      text.isEmpty ? whole : PartialOutlineSource(.matching(SearchText(text)), of: whole)
    let outline = outline
    open.cursor = text.isEmpty ? outline.firstVisible : best(SearchText(text), in: list)
    guard let cursor else { return [reader.message(.notFound, ["text": text], cue: .miss)] }
    var landing = reader.again(cursor, in: outline)
    if text.isEmpty { return [landing] }
    let count = outline.nodes.reduce(0) { $0 + (list.choices[$1.id] == nil ? 0 : 1) }
    landing.parts.append(reader.itemCount(count))
    return [landing]
  }

  /// The item that fits best: one whose word for scripts, else whose name begins with the text,
  /// else the first.
  private func best(_ text: SearchText, in list: OutlineList) -> NodeID? {
    let items = outline.visibleNodes.filter { list.choices[$0.id] != nil }
    let item =
      items.first { text.begins($0.content.description ?? "") }
      ?? items.first { text.begins($0.name) } ?? items.first
    // The name of a kind alone fits; the cursor is always somewhere.
    return item?.id ?? outline.firstVisible
  }
}
