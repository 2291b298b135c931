/// Finds what is hidden, what can be focused and what is disabled, in one walk.
struct ExposureComputation {
  private(set) var hiding: [Hiding]
  private(set) var ownHiding: [Hiding]
  private(set) var isFocusable: [Bool]
  private(set) var isDisabled: [Bool]

  init(document: HTMLDocument, styles: ComputedStyles, roles: [AccessibleRole]) {
    hiding = Array(repeating: [], count: document.count)
    ownHiding = hiding
    isFocusable = Array(repeating: false, count: document.count)
    isDisabled = isFocusable
    for node in 0..<document.count {
      let parent = document.parent(node)
      // Visibility is not handed down here: a child can be visible again, and its style says so.
      var inherited = parent.map { hiding[$0].intersection(.inherited) } ?? []
      inherited.remove(.invisible)
      var own: Hiding = []
      if let parent {
        own = Self.hidingByParent(node, parent, document, styles)
        if roles[parent].hasPresentationalChildren {
          own.insert(.presentationalChild)
        }
        isDisabled[node] = isDisabled[parent]
      }
      if !styles[node].isVisible { own.insert(.invisible) }
      if document.isElement(node) {
        own.formUnion(Self.ownHiding(node, document, styles, roles[node]))
        if let parent, document.isHTML(parent, "fieldset"), isDisabled[parent],
          !document.hasAttribute("aria-disabled", of: parent),
          document.titleChildren[parent] == node,
          !(document.parent(parent).map { isDisabled[$0] } ?? false)
        {
          isDisabled[node] = false
        }
        if document.nodes[node].attributeCount > 0 {
          if document.isDisableable(node), document.hasAttribute("disabled", of: node) {
            isDisabled[node] = true
          } else if document.attribute("aria-disabled", of: node)?.lowercased() == "true" {
            isDisabled[node] = true
          }
        }
      }
      ownHiding[node] = own
      hiding[node] = inherited.union(own)
      guard document.isElement(node) else { continue }
      isFocusable[node] =
        hiding[node].isDisjoint(with: [.notRendered, .invisible, .inert, .collapsed])
        && Self.canBeFocused(node, document, isDisabled: isDisabled[node])
      // What the focus can reach is exposed, whatever it stands in.
      if isFocusable[node] { hiding[node].remove(.presentationalChild) }
    }
  }

  /// What hides an element through its attributes and its style.
  private static func ownHiding(
    _ node: Int,
    _ document: HTMLDocument,
    _ styles: ComputedStyles,
    _ role: AccessibleRole
  ) -> Hiding {
    var own: Hiding = []
    if styles[node].display == .none { own.insert(.notRendered) }
    if role == .presentation { own.insert(.presentational) }
    guard document.nodes[node].attributeCount > 0 else { return own }
    if document.hasAttribute("inert", of: node) { own.insert(.inert) }
    // Browsers ignore the attribute on the root and the body, which would hide the whole page.
    if document.attribute("aria-hidden", of: node)?.lowercased() == "true",
      !document.isHTML(node, "html", "body")
    {
      own.insert(.ariaHidden)
    }
    return own
  }

  /// What hides a node because of the element it stands in.
  private static func hidingByParent(
    _ node: Int,
    _ parent: Int,
    _ document: HTMLDocument,
    _ styles: ComputedStyles
  ) -> Hiding {
    var own: Hiding = []
    if styles[parent].hidesContent { own.insert(.collapsed) }
    if document.isHTML(parent, "details"), !document.hasAttribute("open", of: parent),
      document.titleChildren[parent] != node
    {
      own.insert(.collapsed)
    }
    if document.has(.replaced, parent) { own.insert(.replaced) }
    return own
  }

  /// Whether an element can be focused if it is drawn (HTML Standard, section 6.6.2).
  static func canBeFocused(_ node: Int, _ document: HTMLDocument, isDisabled: Bool) -> Bool {
    if document.isDisableable(node), isDisabled,
      !(document.attribute("aria-disabled", of: node)?.lowercased() == "true")
        || document.hasAttribute("disabled", of: node)
    {
      return false
    }
    if let tabIndex = document.attribute("tabindex", of: node),
      Int(tabIndex.trimmingHTMLSpace()) != nil
    {
      return true
    }
    if let editable = document.attribute("contenteditable", of: node)?.lowercased(),
      ["", "true", "plaintext-only"].contains(editable)
    {
      return true
    }
    switch document.name(node) {
    case "a", "area":
      return document.hasAttribute("href", of: node)
        || document.hasAttribute("xlink:href", of: node)
    case "button", "select", "textarea", "iframe": return document.namespace(node) == .html
    case "input": return document.attribute("type", of: node)?.lowercased() != "hidden"
    case "audio", "video": return document.hasAttribute("controls", of: node)
    case "summary": return document.isDisclosureSummary(node)
    default: return false
    }
  }
}

extension HTMLDocument {
  /// The first child of a node that is an HTML element of a name.
  func firstChild(named name: String, of node: Int) -> Int? {
    for child in childElements(node) where isHTML(child, name) { return child }
    return nil
  }
}
