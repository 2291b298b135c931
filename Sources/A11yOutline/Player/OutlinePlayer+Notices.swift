extension OutlinePlayer {
  /// Has a function called when the outline changed without a command, so that
  /// ``noticeChanges()`` has something to take over.
  public func notifyOfChanges(_ handler: @escaping @MainActor () -> Void) {
    changeHandler = handler
  }

  /// Takes over what changed without a command since the last one: a timer, a task or an object
  /// that is observed has changed the state of views.
  ///
  /// What is said is what the program announced, and what became of the item that the cursor is
  /// on; where that went away, the cursor goes to the nearest place. All else is silent. What is
  /// said is an entry of the transcript, as of the command `notice`.
  ///
  /// - Returns: What is said; `nil` when nothing changed, and so nothing has to be shown anew.
  @discardableResult
  public func noticeChanges() -> [Utterance]? {
    guard source.changesByItself || !below.isEmpty else { return nil }
    let isChanged = hasUnnoticedChange
    hasUnnoticedChange = false
    if isChanged { (open.source as? PartialOutlineSource)?.wholeChanged() }
    let said = announcements() + changeOfPlace()
    guard !said.isEmpty else { return isChanged ? [] : nil }
    return record(key: nil, command: .notice, said)
  }

  /// What the program announced, wherever the person is.
  func announcements() -> [Utterance] {
    let document = below.first ?? open
    let language = document.source.outline.language
    return document.source.takeAnnouncements().map {
      Utterance([Utterance.Part(.message, $0, language: language)])
    }
  }

  /// What became of the item that the cursor was on after the last command.
  private func changeOfPlace() -> [Utterance] {
    guard let place, source.changesByItself else { return [] }
    let outline = outline
    guard let cursor, outline.contains(cursor), outline.isShown(cursor) else {
      endReading()
      forgetReview()
      let landing = place.anchor.landing(in: outline)
      if landing == nil, cursor == nil { return [] }
      self.cursor = landing
      return [landing.map { reader.landing(on: $0, in: outline) } ?? reader.message(.noItems)]
    }
    guard place.node.id == cursor else { return [] }
    let (old, new) = (place.node.content.spoken, outline[cursor].content.spoken)
    if old == new { return [] }
    if old.isExpanded != new.isExpanded { return [reader.change(of: cursor, in: outline)] }
    if old.name == new.name, old.value != new.value, new.value != nil {
      return [reader.newValue(of: cursor, in: outline)]
    }
    return [reader.again(cursor, in: outline)]
  }

  /// Remembers what the cursor is on, so that a change without a command is noticed.
  func rememberPlace() {
    place = nil
    guard source.changesByItself, let cursor else { return }
    let outline = outline
    guard outline.contains(cursor) else { return }
    place = (CursorAnchor(cursor, in: outline), outline[cursor])
  }
}

extension NodeContent {
  /// The content without what is not said.
  fileprivate var spoken: NodeContent {
    var content = self
    content.region = nil
    content.source = nil
    content.isHitTestable = true
    return content
  }
}
