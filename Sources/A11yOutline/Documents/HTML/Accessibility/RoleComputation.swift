/// Computes the role of every element, from ancestors to descendants.
struct RoleComputation {
  private(set) var roles: [AccessibleRole]
  private(set) var explicitRoles: [Int: AccessibleRole] = [:]

  let document: HTMLDocument
  let ownership: Ownership

  /// Which roles stand around each element.
  private var surroundings: [Surroundings]

  /// The roles around an element, as far as others depend on them.
  private struct Surroundings: OptionSet {
    var rawValue: UInt16
    static let list = Surroundings(rawValue: 1)
    static let listBox = Surroundings(rawValue: 1 << 1)
    static let menu = Surroundings(rawValue: 1 << 2)
    static let tree = Surroundings(rawValue: 1 << 3)
    static let tabList = Surroundings(rawValue: 1 << 4)
    static let table = Surroundings(rawValue: 1 << 5)
    static let row = Surroundings(rawValue: 1 << 6)
    static let sectioning = Surroundings(rawValue: 1 << 7)
    static let main = Surroundings(rawValue: 1 << 8)

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// What an element of a role adds for those inside of it.
    init(_ role: AccessibleRole) {
      switch role {
      case .list: self = .list
      case .listBox, .comboBox: self = .listBox
      case .menu, .menuBar: self = .menu
      case .tree: self = .tree
      case .tabList: self = .tabList
      case .table, .grid, .treeGrid: self = .table
      case .row: self = .row
      case .main: self = .main
      case .article, .complementary, .navigation, .region: self = .sectioning
      default: self = []
      }
    }
  }

  init(document: HTMLDocument, ownership: Ownership) {
    self.document = document
    self.ownership = ownership
    roles = Array(repeating: .generic, count: document.count)
    surroundings = Array(repeating: [], count: document.count)
  }

  /// Computes all roles.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  mutating func run() {
    for node in 0..<document.count {
      let around = document.parent(node).map { surroundings[$0] } ?? []
      surroundings[node] = around
      guard document.isElement(node) else { continue }
      let role = role(of: node)
      roles[node] = role
      surroundings[node] = around.union(Surroundings(role))
      if document.has(.sectioning, node) { surroundings[node].insert(.sectioning) }
    }
  }

  /// The role of one element whose ancestors are done.
  private mutating func role(of node: Int) -> AccessibleRole {
    let attributes = document.nodes[node].attributeCount > 0
    if attributes, let value = document.attribute("role", of: node), !value.isEmpty,
      let explicit = explicitRole(value, of: node)
    {
      return explicit
    }
    var role = nativeRole(of: node)
    if role != .presentation, losesRole(node, role) {
      role = attributes && resistsPresentation(node) ? role : .presentation
    }
    if role == .generic || role == .presentation, attributes, hasMinimumRole(node) { return .group }
    return role
  }

  /// The first role of the attribute that can be in force; `nil` if the native one is.
  private mutating func explicitRole(_ value: String, of node: Int) -> AccessibleRole? {
    for token in value.splitAtHTMLSpace() {
      guard let role = AccessibleRole(token: token) else { continue }
      if explicitRoles[node] == nil { explicitRoles[node] = role }
      switch role {
      case .presentation:
        // Presentational roles conflict resolution, WAI-ARIA 1.2, section 5.3.3.
        if resistsPresentation(node) || hasMinimumRole(node) { return nil }
        return .presentation
      case .region, .form:
        // Without a name they are not landmarks, and the element means what it does natively.
        guard isNamed(node) else { continue }
        return role
      default:
        guard hasRequiredContext(role, node) else { return nil }
        return role
      }
    }
    return nil
  }

  /// Whether an element must be exposed although it is declared presentational.
  private func resistsPresentation(_ node: Int) -> Bool {
    let isDisabled = document.isDisableable(node) && document.hasAttribute("disabled", of: node)
    if ExposureComputation.canBeFocused(node, document, isDisabled: isDisabled) { return true }
    return document.attributes(of: node).contains { attribute in
      guard attribute.name.hasPrefix("aria-"), attribute.name != "aria-hidden",
        let definition = ARIAAttribute(rawValue: attribute.name)?.definition
      else { return false }
      return definition.isGlobal && !definition.isGloballyDeprecated
    }
  }

  /// Whether attributes give an element a meaning that it would not have (HTML-AAM, minimum role).
  private func hasMinimumRole(_ node: Int) -> Bool {
    guard document.namespace(node) == .html else { return false }
    return document.hasAttribute("popover", of: node)
      || (document.hasAttribute("draggable", of: node)
        && document.attribute("draggable", of: node)?.lowercased() != "false")
  }

  /// Whether an element around takes away the role of its required children, as a list with the
  /// role `none` does to its items.
  private func losesRole(_ node: Int, _ role: AccessibleRole) -> Bool {
    guard document.has(.contextual, node), document.namespace(node) == .html,
      let parent = document.parent(node)
    else { return false }
    switch document.name(node) {
    case "li":
      return document.isHTML(parent, "ul", "ol", "menu") && roles[parent] == .presentation
    case "tr", "td", "th", "tbody", "thead", "tfoot", "caption":
      return document.isHTML(parent, "table", "tr", "tbody", "thead", "tfoot")
        && roles[parent] == .presentation && explicitRoles[parent] != .rowGroup
    case "dt", "dd":
      return document.isHTML(parent, "dl") && roles[parent] == .presentation
    default: return false
    }
  }

  /// Whether an element stands where its role makes sense (WAI-ARIA 1.2, section 5.2.6).
  private func hasRequiredContext(_ role: AccessibleRole, _ node: Int) -> Bool {
    let around = surroundings(of: node)
    return switch role {
    case .listItem: around.contains(.list)
    case .option: around.contains(.listBox)
    case .menuItem, .menuItemCheckbox, .menuItemRadio: around.contains(.menu)
    case .treeItem: around.contains(.tree)
    case .tab: around.contains(.tabList)
    case .row, .rowGroup: around.contains(.table)
    case .cell, .gridCell, .columnHeader, .rowHeader: around.contains(.row)
    default: true
    }
  }

  /// What stands around an element, or around its owner.
  private func surroundings(of node: Int) -> Surroundings {
    guard let owner = ownership.owners[node] else { return surroundings[node] }
    var around = owner < node ? surroundings[owner] : []
    // An owner further down has no role yet; what it states is enough.
    if owner > node, let value = document.attribute("role", of: owner),
      let role = value.splitAtHTMLSpace().lazy.compactMap({ AccessibleRole(token: $0) }).first
    {
      around.formUnion(Surroundings(role))
    }
    return around.union(surroundings[node])
  }

  // MARK: Native roles

  private func nativeRole(of node: Int) -> AccessibleRole {
    guard document.has(.contextual, node) else {
      return document.types[Int(document.nodes[node].type)].role
    }
    let name = document.name(node)
    switch document.namespace(node) {
    case .svg: return graphicsRole(of: node, name)
    case .mathML, .html: break
    }
    switch name {
    case "a", "area": return document.hasAttribute("href", of: node) ? .link : .generic
    case "aside":
      return surroundings[node].contains(.sectioning) && !isNamed(node) ? .generic : .complementary
    case "header": return isPageLevel(node) ? .banner : .sectionHeader
    case "footer": return isPageLevel(node) ? .contentInfo : .sectionFooter
    case "form": return isNamed(node) ? .form : .generic
    case "img": return imageRole(of: node)
    case "input": return inputRole(of: node)
    case "li": return isInNativeList(node) ? .listItem : .generic
    case "section": return isNamed(node) ? .region : .generic
    case "select": return isListBox(node) ? .listBox : .comboBox
    case "summary": return document.isDisclosureSummary(node) ? .button : .generic
    case "tbody", "thead", "tfoot", "tr", "td", "th": return tableRole(of: node, name)
    default: return NativeRoles.html[name] ?? .generic
    }
  }

  private func graphicsRole(of node: Int, _ name: String) -> AccessibleRole {
    switch name {
    case "svg": return .graphicsDocument
    case "a":
      return document.hasAttribute("href", of: node)
        || document.hasAttribute("xlink:href", of: node) ? .link : .group
    case "image": return .image
    case "text": return .group
    default:
      // A shape or group is only exposed if it has a name (SVG-AAM 1.0, section 5.1.1).
      let hasTitle = document.childElements(node).contains { child in
        document.name(child) == "title" && !document.text(child).isHTMLBlank
      }
      guard hasTitle || hasLabel(node) else { return .generic }
      return name == "g" ? .group : .graphicsSymbol
    }
  }

  private func imageRole(of node: Int) -> AccessibleRole {
    guard document.attribute("alt", of: node) == "" else { return .image }
    return hasLabel(node) || hasTabIndex(node) ? .image : .presentation
  }

  private func inputRole(of node: Int) -> AccessibleRole {
    let type = document.attribute("type", of: node)?.lowercased() ?? "text"
    if document.hasAttribute("list", of: node),
      NativeRoles.inputsWithSuggestions.contains(type) || NativeRoles.inputs[type] == nil
    {
      return .comboBox
    }
    return NativeRoles.inputs[type] ?? .textBox
  }

  private func isListBox(_ node: Int) -> Bool {
    document.hasAttribute("multiple", of: node)
      || (document.attribute("size", of: node).flatMap { Int($0) } ?? 1) > 1
  }

  private func isInNativeList(_ node: Int) -> Bool {
    guard let parent = document.parent(node) else { return false }
    if document.isHTML(parent, "ul", "ol", "menu", "dir") {
      return roles[parent] == .list || roles[parent] == .presentation
    }
    return roles[parent] == .list
  }

  /// Whether a header or footer is that of the page, not of a section of it.
  private func isPageLevel(_ node: Int) -> Bool {
    surroundings[node].isDisjoint(with: [.sectioning, .main])
  }

  private func tableRole(of node: Int, _ name: String) -> AccessibleRole {
    var table: Int?
    for ancestor in document.ancestors(node).prefix(4) where document.isHTML(ancestor, "table") {
      table = ancestor
      break
    }
    guard let table else {
      return name == "tr" && surroundings[node].contains(.table) ? .row : .generic
    }
    let tableRole = roles[table]
    let isGrid = tableRole == .grid || tableRole == .treeGrid
    guard isGrid || tableRole == .table else {
      return tableRole == .presentation ? .presentation : .generic
    }
    switch name {
    case "tr": return .row
    case "td": return isGrid ? .gridCell : .cell
    case "th": return headerRole(of: node)
    default: return .rowGroup
    }
  }

  private func headerRole(of node: Int) -> AccessibleRole {
    switch document.attribute("scope", of: node)?.lowercased() {
    case "col", "colgroup": return .columnHeader
    case "row", "rowgroup": return .rowHeader
    default: break
    }
    guard let row = document.parent(node) else { return .columnHeader }
    if let group = document.parent(row), document.isHTML(group, "thead") { return .columnHeader }
    let neighbours = [document.previousElement(node), document.nextElement(node)].compactMap { $0 }
    if neighbours.isEmpty || neighbours.contains(where: { document.isHTML($0, "th") }) {
      return .columnHeader
    }
    return .rowHeader
  }

  // MARK: Names that roles depend on

  /// Whether an author names an element in a way that does not depend on its role.
  private func isNamed(_ node: Int) -> Bool {
    hasLabel(node) || document.text(of: "title", of: node) != nil
  }

  /// Whether an element has a label of WAI-ARIA that is not blank.
  private func hasLabel(_ node: Int) -> Bool {
    guard document.nodes[node].attributeCount > 0 else { return false }
    if document.text(of: "aria-label", of: node) != nil { return true }
    return document.references(of: "aria-labelledby", of: node).contains { hasText($0) }
  }

  private func hasText(_ node: Int) -> Bool {
    if document.text(of: "aria-label", of: node) != nil
      || document.text(of: "alt", of: node) != nil
      || document.text(of: "value", of: node) != nil
      || document.text(of: "title", of: node) != nil
    {
      return true
    }
    return document.descendants(node).contains { child in
      switch document.nodes[child].kind {
      case .text: !document.nodes[child].content.isHTMLBlank
      case .element:
        document.text(of: "alt", of: child) != nil
          || document.text(of: "aria-label", of: child) != nil
      case .comment: false
      }
    }
  }

  private func hasTabIndex(_ node: Int) -> Bool {
    document.attribute("tabindex", of: node).flatMap { Int($0) } != nil
  }
}
