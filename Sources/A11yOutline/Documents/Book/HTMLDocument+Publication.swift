extension HTMLDocument {
  /// Reads a part of a book, which is XHTML: as XML where it is well formed, since an empty
  /// `<a id="x"/>` means something else in HTML, else as a browser would.
  init(chapter input: DocumentBytes) {
    if let document = Self.wellFormed(input) {
      self = document
    } else {
      self.init(input.data)
    }
    stateRolesOfPublication()
  }

  private static func wellFormed(_ input: DocumentBytes) -> HTMLDocument? {
    guard let text = try? DocumentText(input) else { return nil }
    return text.withUTF8 { utf8 in
      var page = XMLPage()
      let mistakes = try? XMLDocument.readTellingErrors(utf8, of: input, with: &page)
      guard mistakes?.errors.isEmpty == true else { return nil }
      var document = page.finish()
      guard document.isHTML(0, "html") else { return nil }
      document.warnings = text.warnings
      return document
    }
  }

  /// The elements whose `epub:type` tells what they are; on others it tells what they stand for.
  private static let typedElements: Set<String> = [
    "section", "aside", "div", "span", "a", "p", "li", "ol", "ul", "dl", "nav",
  ]

  /// Roles of types that have another name than their role.
  private static let roleTokens: [Substring: String] = [
    "rearnote": "doc-endnote", "rearnotes": "doc-endnotes", "annoref": "doc-noteref",
    "note": "doc-footnote", "referrer": "doc-backlink", "help": "doc-tip",
  ]

  /// Gives elements with `epub:type` and without `role` the role that it means (EPUB Type to ARIA
  /// Role Authoring Guide 1.1).
  mutating func stateRolesOfPublication() {
    for node in nodes.indices where nodes[node].kind == .element && nodes[node].attributeCount > 0 {
      guard Self.typedElements.contains(name(node)), !hasAttribute("role", of: node) else {
        continue
      }
      let tokens = words(of: "epub:type", of: node).map { Self.roleTokens[$0] ?? "doc-\($0)" }
      guard let token = tokens.first(where: { AccessibleRole(token: $0) != nil }) else { continue }
      let own = Array(attributes(of: node))
      nodes[node].firstAttribute = Int32(attributes.count)
      nodes[node].attributeCount += 1
      attributes.append(contentsOf: own)
      attributes.append(Attribute(name: "role", value: token, isDuplicate: false))
    }
  }
}
