/// Computes names and descriptions (Accessible Name and Description Computation 1.2, HTML-AAM 1.0).
///
/// The algorithm of the specification is recursive; here the parts that are still to be visited lie
/// on a stack, so that no page is too deep.
struct NameComputation {
  private(set) var names: [String]
  private(set) var descriptions: [Int: String] = [:]
  private(set) var sources: [NameSource?]

  let document: HTMLDocument
  let styles: ComputedStyles
  let roles: [AccessibleRole]
  let explicitRoles: [Int: AccessibleRole]
  let ownHiding: [Hiding]
  let hiding: [Hiding]
  let ownership: Ownership
  let labels: LabelIndex

  /// The computation in which each node was last visited, so that loops end.
  var visits: [Int32]
  var visit: Int32 = 0

  /// The texts of elements that `aria-labelledby` refers to, which are often the same for many.
  var referencedTexts: [Int: String] = [:]

  /// How much work is left for the whole page; a visit takes 1, as do four bytes of text.
  var budget: Int

  init(
    document: HTMLDocument,
    styles: ComputedStyles,
    roles: [AccessibleRole],
    explicitRoles: [Int: AccessibleRole],
    ownHiding: [Hiding],
    hiding: [Hiding],
    ownership: Ownership
  ) {
    self.document = document
    self.styles = styles
    self.roles = roles
    self.explicitRoles = explicitRoles
    self.ownHiding = ownHiding
    self.hiding = hiding
    self.ownership = ownership
    labels = LabelIndex(document)
    names = Array(repeating: "", count: document.count)
    sources = Array(repeating: nil, count: document.count)
    visits = Array(repeating: 0, count: document.count)
    budget = 4_000_000 + 64 * document.count
  }

  /// Computes all names and descriptions.
  ///
  /// - Complexity: O(*n*) in the size of the page; where elements named from their content are
  ///   nested so deeply that it would be more, the inner parts of the names are left out.
  mutating func run() {
    for node in 0..<document.count where document.isElement(node) {
      guard let (name, source) = name(of: node), !name.isEmpty else { continue }
      names[node] = name
      sources[node] = source
    }
    for node in 0..<document.count where document.isElement(node) {
      let description = description(of: node)
      if !description.isEmpty { descriptions[node] = description }
    }
  }

  // MARK: Names

  private mutating func name(of node: Int) -> (String, NameSource)? {
    let hasAttributes = document.nodes[node].attributeCount > 0
    if hasAttributes {
      let references = document.references(of: "aria-labelledby", of: node)
      if !references.isEmpty {
        let text = text(of: references, for: node)
        if !text.isHTMLBlank { return (text, .labelledBy) }
      }
      if let label = document.text(of: "aria-label", of: node) {
        return (label.squeezingHTMLSpace(), .label)
      }
    }
    if roles[node] == .presentation { return nil }
    if let text = nativeName(of: node), !text.isHTMLBlank {
      return (text.squeezingHTMLSpace(), .native)
    }
    let nameFrom = roles[node].nameFrom
    if nameFrom.contains(.contents) {
      let text = textOfContents(of: node)
      if !text.isEmpty { return (text, .contents) }
    } else if nameFrom.contains(.heading), let heading = firstHeading(in: node) {
      let text = text(of: [heading], for: node)
      if !text.isEmpty { return (text, .contents) }
    }
    guard hasAttributes else { return nil }
    if let title = document.text(of: "title", of: node), !isOwnTitleElement(node) {
      return (title.squeezingHTMLSpace(), .title)
    }
    for attribute in ["placeholder", "aria-placeholder"] {
      guard
        roles[node].isKind(of: .textBox) || roles[node] == .comboBox || attribute == "placeholder",
        let text = document.text(of: attribute, of: node)
      else { continue }
      return (text.squeezingHTMLSpace(), .placeholder)
    }
    return nil
  }

  /// Whether the `title` attribute of an element is no tooltip, as that of a style sheet.
  private func isOwnTitleElement(_ node: Int) -> Bool {
    document.isHTML(node, "link", "style", "meta", "script")
  }

  private func firstHeading(in node: Int) -> Int? {
    // A limit, since dialogs may nest: a heading further down names something else.
    document.descendants(node).prefix(512).first {
      document.isElement($0) && roles[$0] == .heading
        && ownHiding[$0].isDisjoint(with: .namelessness)
    }
  }

  // MARK: Descriptions

  /// The description of an element, from what its name does not use (accname 1.2, section 4.3.1).
  private mutating func description(of node: Int) -> String {
    let source = sources[node]
    let isSVG = document.namespace(node) == .svg
    guard document.nodes[node].attributeCount > 0 || isSVG || document.isHTML(node, "table") else {
      return ""
    }
    let references = document.references(of: "aria-describedby", of: node)
    if !references.isEmpty {
      let text = text(of: references, for: node)
      if !text.isHTMLBlank { return text }
    }
    if let text = document.text(of: "aria-description", of: node) {
      return text.squeezingHTMLSpace()
    }
    if isSVG, let text = childText("desc", of: node) { return text }
    if source == .labelledBy || source == .label {
      if document.isHTML(node, "table"), let caption = document.titleChildren[node] {
        let text = text(of: [caption], for: node)
        if !text.isEmpty { return text }
      }
      if isSVG, let text = childText("title", of: node) { return text }
    }
    if source != nil, source != .title, let title = document.text(of: "title", of: node) {
      let text = title.squeezingHTMLSpace()
      if text != names[node] { return text }
    }
    return ""
  }

  /// The text of the first child of a name, such as the `desc` of a shape.
  func childText(_ name: String, of node: Int) -> String? {
    for child in document.childElements(node) where document.name(child) == name {
      let text = document.text(child).squeezingHTMLSpace()
      if !text.isEmpty { return text }
    }
    return nil
  }
}
