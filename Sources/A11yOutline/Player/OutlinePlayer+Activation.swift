import Foundation

/// The values by which a control says that it discloses something.
enum Disclosure {
  static let expanded = "Expanded"
  static let collapsed = "Collapsed"
}

extension Outline.Node {
  /// Whether the node is a control, made by hand, that opens and closes something and says so by
  /// its value.
  var isDisclosure: Bool {
    !isGroup && (value == Disclosure.expanded || value == Disclosure.collapsed)
  }
}

extension OutlinePlayer {
  /// Opens and closes a group, activates a control, follows a link.
  func toggleOrActivate() -> Answer {
    guard let cursor else { return noItems() }
    if let choice = open.list?.choices[cursor] { return choose(choice) }
    let node = outline[cursor]
    if !node.isEnabled { return Answer(reader.message(.unavailable, cue: .dull)) }
    if !node.isHitTestable { return Answer(reader.message(.notAvailableHere, cue: .dull)) }
    if let isExpanded = node.isExpanded {
      let answer = setExpanded(node, !isExpanded)
      return Answer(answer.utterances, as: .toggle)
    }
    return activate(node)
  }

  /// Opens or closes what a hand-made disclosure discloses, through its action.
  ///
  /// A leaf that is none has nothing to open, and no state (UI5/webcomponents#1892).
  func disclose(_ node: Outline.Node, _ isExpanded: Bool) -> Answer {
    let command: Command = isExpanded ? .expand : .collapse
    guard node.isDisclosure else { return Answer(reader.nothingToExpand(), as: command) }
    if node.value == (isExpanded ? Disclosure.expanded : Disclosure.collapsed) {
      return Answer(reader.unchanged(isExpanded: isExpanded), as: command)
    }
    if !node.isEnabled { return Answer(reader.message(.unavailable), as: command) }
    return Answer(activate(node).utterances, as: command)
  }

  private func activate(_ node: Outline.Node) -> Answer {
    if let target = node.content.target, node.role != .image { return follow(target) }
    return change(node, as: .activate) { $0.activate($1) } ?? inactive(node)
  }

  /// Does something to a node, and says what came of it.
  ///
  /// - Returns: The answer; `nil` when there was nothing to do.
  func change(
    _ node: Outline.Node,
    as command: Command,
    _ action: (any OutlineSource, NodeID) -> Bool
  ) -> Answer? {
    let shownBefore = outline.visibleCount
    let anchor = CursorAnchor(node.id, in: outline)
    guard action(source, node.id) else { return nil }
    let announcements = announcements()
    guard outline.contains(node.id), outline.isShown(node.id) else {
      let landing = anchor.landing(in: outline)
      cursor = landing
      let said = landing.map { reader.landing(on: $0, in: outline, from: nil) }
      return Answer(announcements + [said ?? reader.message(.noItems)], as: command)
    }
    return Answer([result(of: node, shownBefore)] + announcements, as: command)
  }

  /// What activating a control did: its new value, else what came or went.
  private func result(of node: Outline.Node, _ shownBefore: Int) -> Utterance {
    let difference = outline.visibleCount - shownBefore
    if outline[node.id].value != node.value { return reader.newValue(of: node.id, in: outline) }
    if node.value != nil { return reader.message(.noChange, cue: .dull) }
    if difference != 0 {
      let phrase: Phrase = difference > 0 ? .itemsAdded : .itemsRemoved
      return Utterance([reader.part(.message, reader.words(phrase, count: abs(difference)))])
    }
    return reader.message(.activated)
  }

  /// What is said of a node without an action.
  private func inactive(_ node: Outline.Node) -> Answer {
    if node.role == .image || node.role.isControl {
      return Answer(reader.again(node.id, in: outline), as: .activate)
    }
    return Answer(reader.nothingToExpand(), as: .activate)
  }

  /// Goes where a link leads inside the outline; says where one leads outside, which is then what
  /// would be copied.
  ///
  /// Nothing is fetched.
  private func follow(_ target: String) -> Answer {
    guard target.hasPrefix("#") else {
      reviewedText = target
      let key = keyMap.key(for: "copy").map { words.keyName($0.identifier) } ?? ""
      let values = ["address": target, "key": key]
      return Answer(reader.message(.externalLink, values), as: .activate)
    }
    let identifier = String(target.dropFirst())
    let decoded = identifier.removingPercentEncoding ?? identifier
    let outline = outline
    guard
      let destination = outline.node(identifiedBy: decoded)
        ?? outline.node(identifiedBy: identifier),
      !outline.isHidden(destination)
    else {
      return Answer(reader.message(.brokenLink, ["address": target]), as: .activate)
    }
    leave(cursor, for: destination)
    reveal(destination)
    return land(on: destination, as: .activate)
  }
}
