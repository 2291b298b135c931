extension OutlinePlayer {
  /// The shown node that a key activates wherever the cursor is.
  ///
  /// The player's own keys go before; of two nodes with one shortcut, the first has it.
  ///
  /// - Complexity: O(number of shown nodes).
  func shortcutNode(of key: Key) -> Outline.Node? {
    guard open.list == nil else { return nil }
    return outline.visibleNodes.first { node in
      node.content.shortcut.flatMap { Key($0) } == key
    }
  }

  /// Activates a node by its shortcut, and says which one and what came of it; the cursor stays.
  func activateShortcut(_ node: Outline.Node, key: Key) -> [Utterance] {
    endReading()
    isResponseSpoken = settings.speechMode != .off
    let name = reader.name(node, language: outline.language(of: node.id))
    guard node.isEnabled, node.isHitTestable else {
      let reason: Phrase = node.isEnabled ? .notAvailableHere : .unavailable
      var said = reader.message(reason, cue: .dull)
      said.parts.insert(name, at: 0)
      return record(key: key, command: .activate, [said])
    }
    let place = cursor
    var said: [Utterance]
    if let isExpanded = node.isExpanded {
      said = setExpanded(node, !isExpanded).utterances
    } else {
      said = change(node, as: .activate) { $0.activate($1) }?.utterances ?? []
    }
    if node.id != place, !said.isEmpty { said[0].parts.insert(name, at: 0) }
    return record(key: key, command: .activate, said + landingIfMoved(from: place))
  }

  /// Says where the cursor is when what it was on is shown no more.
  private func landingIfMoved(from place: NodeID?) -> [Utterance] {
    cursor = place
    guard rehome(), let cursor else { return [] }
    return [reader.landing(on: cursor, in: outline, from: place)]
  }
}
