/// What a book's own table of contents says.
struct BookContents {
  /// The title that stands over it.
  var title: String?

  /// The entries, in preorder.
  var entries: [BookEntry] = []

  /// The printed pages, in order.
  var pages: [BookEntry] = []
}

extension BookContents {
  /// Reads the navigation document of EPUB 3 (EPUB 3.3, section 7).
  ///
  /// - Complexity: O(size of the document).
  init(navigation document: HTMLDocument, at path: String) {
    self.init()
    for node in 0..<document.count where document.isHTML(node, "nav") {
      let types = document.words(of: "epub:type", of: node) + document.words(of: "role", of: node)
      if types.contains("toc") || types.contains("doc-toc"), entries.isEmpty {
        entries = Self.entries(of: node, in: document, at: path)
      } else if types.contains("page-list") || types.contains("doc-pagelist"), pages.isEmpty {
        pages = Self.entries(of: node, in: document, at: path)
      }
    }
  }

  private static func entries(
    of navigation: Int,
    in document: HTMLDocument,
    at path: String
  ) -> [BookEntry] {
    var entries: [BookEntry] = []
    /// Where the open lists end, outermost first.
    var listEnds: [Int] = []
    var labelledItem = -1
    for node in document.descendants(navigation) where document.isElement(node) {
      while let end = listEnds.last, end <= node { listEnds.removeLast() }
      if document.isHTML(node, "ol", "ul") {
        listEnds.append(document.end(node))
      } else if document.isHTML(node, "a", "span"), !listEnds.isEmpty,
        let parent = document.parent(node), document.isHTML(parent, "li"), parent != labelledItem
      {
        labelledItem = parent
        let label = InlineText(plain: document.text(node)).text
        guard !label.isEmpty else { continue }
        let address = document.attribute("href", of: node)
        entries.append(
          BookEntry(
            label: label,
            depth: listEnds.count - 1,
            target: address.flatMap { BookReference($0, from: path) }
          )
        )
      }
    }
    return entries
  }
}

extension InlineText {
  /// Takes a text whose white space counts as HTML's does.
  init(plain text: String) {
    self.init()
    append(text.utf8)
  }
}
