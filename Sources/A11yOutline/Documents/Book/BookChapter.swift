/// One file of a book's text, read.
struct BookChapter {
  /// Where it lies in the book.
  let path: String

  /// What is in it.
  let outline: Outline

  /// The printed pages that begin in it.
  let pages: [(label: String, identifier: String)]

  /// The place in preorder of what each identifier names.
  private let places: [String: Int]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - page: Its element tree.
  ///   - path: Where it lies in the book.
  ///   - files: The files of the book, for its style sheets.
  /// - Complexity: O(size of the file).
  init(_ page: HTMLDocument, at path: String, in files: BookFiles?) {
    self.path = path
    let sheets = files.map { Self.sheets(of: page, at: path, in: $0) } ?? [:]
    var lowering = PageLowering(
      AccessibilityTree(page, linkedSheets: sheets),
      isPublication: true
    )
    var outline = lowering.outline()
    outline.dropSources()
    self.outline = outline
    pages = lowering.pages
    var places: [String: Int] = [:]
    for (index, record) in outline.records.enumerated() where record.details >= 0 {
      guard let identifier = outline.details[Int(record.details)].storage?.fields.identifier else {
        continue
      }
      if places[identifier] == nil { places[identifier] = index }
    }
    for (alias, identifier) in lowering.anchors.aliases where places[alias] == nil {
      places[alias] = places[identifier]
    }
    self.places = places
  }

  /// The place in preorder of what an identifier names; `nil` when nothing has it.
  func place(of identifier: String) -> Int? { places[identifier] }

  private static func sheets(
    of page: HTMLDocument,
    at path: String,
    in files: BookFiles
  ) -> [Int: String] {
    var sheets: [Int: String] = [:]
    for node in 0..<page.count where page.isHTML(node, "link") {
      guard page.words(of: "rel", of: node).contains("stylesheet"),
        let address = page.attribute("href", of: node),
        let reference = BookReference(address, from: path), let data = files[reference.path]
      else { continue }
      sheets[node] = String(decoding: data, as: UTF8.self)
    }
    return sheets
  }
}

extension Outline {
  /// Forgets where nodes stand: a line tells nothing without the file of the book.
  fileprivate mutating func dropSources() {
    for index in records.indices { (records[index].line, records[index].column) = (0, 0) }
  }
}
