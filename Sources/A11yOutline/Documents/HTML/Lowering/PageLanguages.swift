/// The languages of the parts of a page that has more than one (HTML Standard, section 3.2.6.2).
struct PageLanguages {
  /// The language of the page.
  let page: String?

  private let tags: [String]
  private let indices: [Int32]

  /// Finds the languages; `nil` if no part of the page has another one than the page.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  init?(_ document: HTMLDocument) {
    let page = Self.ofPage(document)
    var tags: [String] = []
    var known: [String: Int32] = [:]
    var indices = [Int32](repeating: -1, count: document.count)
    var hasOther = false
    for node in 0..<document.count {
      if let parent = document.parent(node) { indices[node] = indices[parent] }
      guard document.isElement(node), document.nodes[node].attributeCount > 0,
        let tag = Self.tag(of: node, document)
      else { continue }
      if tag != page { hasOther = true }
      if let index = known[tag] {
        indices[node] = index
      } else {
        indices[node] = Int32(tags.count)
        known[tag] = indices[node]
        tags.append(tag)
      }
    }
    guard hasOther else { return nil }
    self.page = page
    self.tags = tags
    self.indices = indices
  }

  /// The language of a node as a BCP 47 tag; `nil` if nothing states it.
  subscript(node: Int) -> String? {
    let index = indices[node]
    return index < 0 ? nil : tags[Int(index)]
  }

  /// The language of the page.
  static func ofPage(_ document: HTMLDocument) -> String? {
    guard let html = (0..<document.count).first(where: { document.isHTML($0, "html") }) else {
      return nil
    }
    return tag(of: html, document)
  }

  private static func tag(of node: Int, _ document: HTMLDocument) -> String? {
    document.text(of: "lang", of: node) ?? document.text(of: "xml:lang", of: node)
  }
}
