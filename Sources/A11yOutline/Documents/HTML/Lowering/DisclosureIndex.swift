/// Which elements show and hide which others, so that what they hide can stand in them.
struct DisclosureIndex {
  /// The elements that each control shows, in order.
  private(set) var regions: [Int: [Int]] = [:]

  /// The elements that stand in their control instead of where the source has them.
  private(set) var moved: Set<Int> = []

  /// - Complexity: O(*n*) in the number of nodes.
  init(_ tree: AccessibilityTree) {
    let document = tree.document
    for node in 0..<document.count
    where document.isElement(node) && document.nodes[node].attributeCount > 0 {
      let isTab = tree.roles[node] == .tab
      guard isTab || document.hasAttribute("aria-expanded", of: node) else { continue }
      guard isTab || Self.isDisclosure(tree.roles[node]) else { continue }
      var targets = document.references(of: "aria-controls", of: node)
      if targets.isEmpty, !isTab, let sibling = Self.sibling(of: node, tree) { targets = [sibling] }
      for target in targets where !moved.contains(target) {
        guard target != node, !document.isDescendant(node, of: target),
          !document.isDescendant(target, of: node), Self.canBeShown(target, tree)
        else { continue }
        moved.insert(target)
        regions[node, default: []].append(target)
      }
    }
    removeLoops(in: document)
  }

  /// Whether an element with `aria-expanded` is a group of the outline.
  static func isDisclosure(_ role: AccessibleRole) -> Bool {
    switch role {
    case .button, .link, .menuItem, .menuItemCheckbox, .menuItemRadio, .tab, .checkbox, .switch:
      true
    default: false
    }
  }

  /// Whether nothing hides an element but itself, so that opening its control would show it.
  private static func canBeShown(_ node: Int, _ tree: AccessibilityTree) -> Bool {
    guard let parent = tree.document.parent(node) else { return false }
    return tree.hiding[parent].isDisjoint(with: .namelessness.union([.invisible, .inert]))
  }

  /// The element after a control, or after its heading, that the control must mean.
  ///
  /// If the control is closed, that is an element that is hidden; if it is open, a list or menu.
  private static func sibling(of node: Int, _ tree: AccessibilityTree) -> Int? {
    let document = tree.document
    var base = node
    for _ in 0..<3 {
      if let next = document.nextElement(base) {
        let isClosed = document.attribute("aria-expanded", of: node)?.lowercased() != "true"
        let isHidden = !tree.ownHiding[next].isDisjoint(with: .namelessness)
        let isList = [.list, .menu, .group, .region].contains(tree.roles[next])
        return (isClosed ? isHidden : isList) ? next : nil
      }
      guard let parent = document.parent(base),
        tree.roles[parent] == .heading
          || tree.roles[parent] == .generic
      else { return nil }
      base = parent
    }
    return nil
  }

  /// Leaves regions in place whose control would stand in themselves.
  private mutating func removeLoops(in document: HTMLDocument) {
    // Each region is walked when its control is; a control inside of a region that is never
    // reached from outside would take its region with it.
    var controls: [Int: Int] = [:]
    for (control, targets) in regions { for target in targets { controls[target] = control } }
    for region in moved.sorted() {
      var seen: Set<Int> = [region]
      var current = controls[region]
      while let control = current {
        guard let outer = document.ancestors(control).first(where: { moved.contains($0) }) else {
          break
        }
        guard seen.insert(outer).inserted else {
          moved.remove(region)
          for key in regions.keys { regions[key]?.removeAll { $0 == region } }
          break
        }
        current = controls[outer]
      }
    }
  }
}
