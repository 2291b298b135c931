/// Takes the entries of a navigation control file (NCX, ANSI/NISO Z39.86, section 8), as DAISY 3
/// and EPUB 2 have.
struct NavigationControlFile: XMLHandler {
  /// What text belongs to.
  private enum Place {
    case title, point, page
  }

  /// Whether the document is what it should be.
  private(set) var isNCX = false

  /// What was found.
  private(set) var contents = BookContents()

  private let path: String
  private var open: [Int] = []
  private var place: Place?
  private var isInText = false
  private var text = InlineText()

  /// - Parameter path: Where the file lies in the book.
  init(at path: String) {
    self.path = path
  }

  mutating func begin(_ element: XMLElement) {
    switch element.name {
    case "ncx": isNCX = true
    case "docTitle": place = .title
    case "navPoint":
      place = .point
      let entry = BookEntry(label: "", depth: open.count)
      open.append(contents.entries.count)
      contents.entries.append(entry)
    case "pageTarget":
      place = .page
      contents.pages.append(BookEntry(label: element["value"] ?? "", depth: 0))
    case "navTarget", "docAuthor": place = nil
    case "text":
      isInText = true
      text.removeAll()
    case "content":
      guard let address = element["src"] else { return }
      let target = BookReference(address, from: path)
      if place == .page, let last = contents.pages.indices.last {
        contents.pages[last].target = target
      } else if place == .point, let last = open.last {
        contents.entries[last].target = target
      }
    default: break
    }
  }

  mutating func end(_ name: String) {
    switch name {
    case "text":
      isInText = false
      takeLabel()
    case "navPoint":
      if !open.isEmpty { open.removeLast() }
      place = open.isEmpty ? nil : .point
    case "docTitle", "pageTarget": place = open.isEmpty ? nil : .point
    default: break
    }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if isInText { text.append(bytes) }
  }

  private mutating func takeLabel() {
    guard !text.text.isEmpty else { return }
    switch place {
    case .title where contents.title == nil: contents.title = text.text
    case .page: contents.pages.indices.last.map { contents.pages[$0].label = text.text }
    case .point:
      guard let last = open.last, contents.entries[last].label.isEmpty else { return }
      contents.entries[last].label = text.text
    default: break
    }
  }
}
