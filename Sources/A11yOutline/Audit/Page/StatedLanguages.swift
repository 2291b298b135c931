/// Which elements state the language of some text.
struct StatedLanguages {
  private var holders: Set<Int> = []

  /// - Complexity: O(*n*) in the size of the page.
  init(_ page: WebPage) {
    let document = page.document
    var language = [Int32](repeating: -1, count: document.count)
    for node in 0..<document.count {
      let inherited = document.parent(node).map { language[$0] } ?? -1
      language[node] = inherited
      switch document.nodes[node].kind {
      case .comment: continue
      case .text:
        guard inherited >= 0, !document.nodes[node].content.isHTMLBlank else { continue }
        let isSeen = page.tree.hiding[node].isDisjoint(with: [.notRendered, .invisible])
        if isSeen || page.tree.hiding[node].isEmpty { holders.insert(Int(inherited)) }
      case .element:
        guard page.hasAttributes(node) else { continue }
        // The root states the language of the page, which is another rule's.
        if let tag = document.attribute("lang", of: node), !document.isHTML(node, "html") {
          language[node] = tag.isEmpty ? -1 : Int32(node)
        }
        guard language[node] >= 0, page.isExposed(node) else { continue }
        let sources: [NameSource?] = [.label, .native, .title, .placeholder]
        if sources.contains(page.tree.nameSources[node]), page.isNamed(node) {
          holders.insert(Int(language[node]))
        }
      }
    }
  }

  /// Whether an element states a language that some text inside of it is in.
  func hasText(_ node: Int) -> Bool { holders.contains(node) }
}
