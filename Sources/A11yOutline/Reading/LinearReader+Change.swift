extension LinearReader {
  /// What is said when a group was opened or closed and the cursor stays on it: the change alone,
  /// exactly once (nvaccess/nvda#14441); in verbose it names its group first.
  public func change(of id: NodeID, in outline: Outline) -> Utterance {
    let node = outline[id]
    guard let isExpanded = node.isExpanded else { return Utterance() }
    var parts: [Utterance.Part] = []
    if verbosity == .verbose { parts.append(name(node, language: outline.language(of: id))) }
    parts.append(expansion(isExpanded))
    let saysCount = verbosity == .verbose || verbosity == .normal && isExpanded
    if saysCount { parts.append(itemCount(of: node)) }
    return Utterance(parts, cue: isExpanded ? .expand : .collapse)
  }

  /// What is said when the value of a control changed and the cursor stays on it.
  public func newValue(of id: NodeID, in outline: Outline) -> Utterance {
    let node = outline[id]
    let language = outline.language(of: id)
    var parts: [Utterance.Part] = []
    if verbosity == .verbose { parts.append(name(node, language: language)) }
    parts.append(value(node.value ?? "", language: language))
    return Utterance(parts, cue: cue(forValue: node.value))
  }

  private func cue(forValue value: String?) -> SoundCue? {
    switch value {
    case NeutralValue.on, NeutralValue.checked: .switchOn
    case NeutralValue.off, NeutralValue.notChecked: .switchOff
    default: nil
    }
  }

  /// What is said when a group is what it should become.
  public func unchanged(isExpanded: Bool) -> Utterance {
    if verbosity == .terse { return message(.noChange, cue: .dull) }
    return message(isExpanded ? .alreadyExpanded : .alreadyCollapsed, cue: .dull)
  }

  /// What is said when a leaf should open.
  public func nothingToExpand() -> Utterance {
    message(verbosity == .terse ? .noItems : .nothingToExpand, cue: .dull)
  }

  /// The one summary of a change of many groups
  /// (department-of-veterans-affairs/vets-design-system-documentation#6023).
  public func changeOfAll(isExpanded: Bool, count: Int) -> Utterance {
    var parts = [part(.message, words(isExpanded ? .expandedAll : .collapsedAll))]
    if verbosity != .terse { parts.append(part(.count, words(.groupCount, count: count))) }
    return Utterance(parts, cue: isExpanded ? .expand : .collapse)
  }

  /// What is said when the groups among the siblings were opened or closed.
  public func changeOfSiblings(isExpanded: Bool, count: Int) -> Utterance {
    Utterance(
      [part(.message, words(isExpanded ? .expandedGroups : .collapsedGroups, count: count))],
      cue: isExpanded ? .expand : .collapse
    )
  }

  /// What is said when the last change was taken back or made again.
  ///
  /// - Parameters:
  ///   - phrase: ``Phrase/undone`` or ``Phrase/redone``.
  ///   - ids: The groups that changed.
  ///   - outline: The outline as it is now.
  ///   - cursorMoves: Whether a landing follows, which then says the rest.
  /// - Returns: One utterance.
  func undone(
    _ phrase: Phrase,
    _ ids: [NodeID],
    in outline: Outline,
    cursorMoves: Bool
  ) -> Utterance {
    var parts = [part(.message, words(phrase))]
    if verbosity != .terse, !ids.isEmpty, !cursorMoves || ids.count > 1 {
      if let id = ids.first, ids.count == 1 {
        let node = outline[id]
        parts.append(name(node, language: outline.language(of: id)))
        if let isExpanded = node.isExpanded { parts.append(expansion(isExpanded)) }
      } else {
        parts.append(part(.count, words(.groupCount, count: ids.count)))
      }
    }
    return Utterance(parts)
  }

  /// What is said at the first or the last item when there is none beyond.
  func edge(_ phrase: Phrase, at id: NodeID, in outline: Outline) -> Utterance {
    var said = message(phrase, cue: .edge)
    if verbosity == .verbose, let index = outline.visibleIndex(of: id) {
      let values = ["position": String(index + 1), "count": String(outline.visibleCount)]
      said.parts.append(part(.position, words(.edgeWithPosition, values)))
    }
    return said
  }
}
