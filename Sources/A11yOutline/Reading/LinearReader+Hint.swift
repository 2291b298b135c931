extension LinearReader {
  /// What can be done with a node, computed from the state that is said in the same utterance
  /// (Orange-OpenSource/ods-ios#581).
  func hints(for node: Outline.Node, language: String?) -> [Utterance.Part] {
    guard saysHints else { return [] }
    var parts: [Utterance.Part] = []
    if let hint = node.content.hint, !hint.isEmpty {
      parts.append(Utterance.Part(.hint, hint, language: language))
    }
    if let isExpanded = node.isExpanded {
      let key = isExpanded ? hintKeys.collapse : hintKeys.expand
      parts.append(hint(isExpanded ? .hintCollapses : .hintExpands, key))
    } else if node.role.isControl, node.isEnabled, node.isHitTestable, parts.isEmpty {
      parts.append(hint(.hintActivates, hintKeys.activate))
    }
    if let shortcut = node.content.shortcut, !hintKeys.taken.contains(shortcut) {
      parts.append(hint(.hintActivates, shortcut))
    }
    return parts
  }

  private func hint(_ phrase: Phrase, _ key: String) -> Utterance.Part {
    part(.hint, words(phrase, ["key": words.keyName(key)]))
  }
}
