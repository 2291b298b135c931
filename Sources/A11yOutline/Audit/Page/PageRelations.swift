/// Which elements stand directly in which in the accessibility tree.
struct PageRelations {
  private let page: WebPage
  private var children: [Int: [Int]] = [:]

  /// - Complexity: O(*n*) in the size of the page.
  init(_ page: WebPage) {
    self.page = page
    for node in page.elements where page.isExposed(node) && !Self.isTransparent(node, page) {
      let parent = Int(page.parents[node])
      if parent >= 0, Self.isMadeOfItems(page.contextRole(parent)) {
        children[parent, default: []].append(node)
      }
    }
  }

  private static func isTransparent(_ node: Int, _ page: WebPage) -> Bool {
    WebPage.isTransparent(node, in: page.tree)
      && (page.explicitRole(node) == nil || page.contextRole(node) == page.role(node))
  }

  private static func isMadeOfItems(_ role: AccessibleRole) -> Bool {
    role == .group || !role.definition.requiredOwned.isEmpty
  }

  /// Whether a rule about the items of an element applies.
  func isMadeOfItems(_ node: Int) -> Bool {
    let role = page.contextRole(node)
    guard !role.definition.requiredOwned.isEmpty, page.isExposed(node) else { return false }
    return page.document.text(of: "aria-busy", of: node)?.lowercased() != "true"
  }

  /// Whether an element holds only items of its role, and at least one.
  func verdictOnItems(of node: Int) -> Verdict {
    let role = page.contextRole(node)
    let wanted = role.definition.requiredOwned
    let allowed = Set(wanted + Self.extras(of: role))
    var remaining = children[node] ?? []
    var hasItem = false
    while let child = remaining.popLast() {
      let found = page.contextRole(child)
      if found == .group, allowed.contains(.group) {
        remaining += children[child] ?? []
        continue
      }
      guard allowed.contains(found) || wanted.contains(where: { found.isKind(of: $0) }) else {
        let name = found == .generic ? page.document.name(child) : found.token
        return .fails("The role “\(role.token)” holds a “\(name)”, which is no item of it")
      }
      if wanted.contains(found) { hasItem = true }
    }
    if hasItem { return .passes }
    let isEmpty = page.document.descendants(node).allSatisfy {
      !page.document.isElement($0) && page.document.nodes[$0].content.isHTMLBlank
    }
    // What is filled by a script may be empty at first.
    if isEmpty { return .cannotTell("The role “\(role.token)” holds no item yet") }
    return .fails("The role “\(role.token)” holds no item")
  }

  /// What may stand among the items without being one.
  private static func extras(of role: AccessibleRole) -> [AccessibleRole] {
    switch role {
    case .menu, .menuBar: [.separator]
    case .table, .grid, .treeGrid: [.caption]
    case .listBox: [.separator]
    default: []
    }
  }
}
