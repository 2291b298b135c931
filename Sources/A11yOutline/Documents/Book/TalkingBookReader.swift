/// Reads DAISY books, in a folder or in a zip archive.
///
/// Those of version 2.02 are opened by their `ncc.html`, those of version 3 by their package
/// document. The sound is left alone; the text is read.
public struct TalkingBookReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a book.
  public func outline(of input: DocumentBytes) throws -> Outline {
    var book: Book
    let path: String
    if input.data.starts(with: [0x50, 0x4B]) {
      book = try Book(archive: input)
      path = try Self.start(in: book)
    } else if let file = input.file {
      book = Book(beside: file, of: input)
      path = file.lastPathComponent
    } else {
      throw input.error("the other files of the book are needed; open it by the name of its file")
    }
    if path.lowercased().hasSuffix(".opf") {
      try book.takePackage(at: path)
    } else {
      book.takeControlCenter(at: path)
    }
    return try book.outline()
  }

  private static func start(in book: Book) throws -> String {
    let names = book.files.archiveNames
    let found =
      names.first { $0.lowercased().hasSuffix("ncc.html") }
      ?? names.first { $0.lowercased().hasSuffix(".opf") }
    guard let found else {
      throw book.input.error("there is neither an ncc.html nor a package document in it")
    }
    return found
  }
}

extension Book {
  /// Takes the navigation control center of a DAISY 2.02 book: its headings are the contents, which
  /// lead to SMIL files, which name the texts.
  fileprivate mutating func takeControlCenter(at path: String) {
    guard let document = files.document(path) else { return }
    let page = HTMLDocument(document.data)
    title = page.metaContent(named: "dc:title")
    language = page.metaContent(named: "dc:language") ?? PageLanguages.ofPage(page)
    var contents = BookContents()
    for node in 0..<page.count where page.isElement(node) {
      guard let place = ControlCenterPlace(node, in: page),
        let link = page.descendants(node).first(where: { page.isHTML($0, "a") }),
        let address = page.attribute("href", of: link)
      else { continue }
      let label = InlineText(plain: page.text(node)).text
      let target = BookReference(address, from: path)
      switch place {
      case .heading(let level):
        contents.entries.append(BookEntry(label: label, depth: level - 1, target: target))
      case .page: contents.pages.append(BookEntry(label: label, depth: 0, target: target))
      }
      if let file = target?.path, file.lowercased().hasSuffix(".smil") { synchronize(file) }
    }
    texts.removeAll { $0 == path }
    self.contents = contents.leading(through: synchronized)
  }

  private mutating func synchronize(_ path: String) {
    if knownTexts.insert(path).inserted { takeSynchronization(at: path) }
  }
}

/// What an element of a navigation control center is (DAISY 2.02, section 2.1).
private enum ControlCenterPlace {
  case heading(level: Int)
  case page

  init?(_ node: Int, in page: HTMLDocument) {
    let name = page.name(node)
    if name.count == 2, name.first == "h", let level = name.last?.wholeNumberValue,
      (1...6).contains(level)
    {
      self = .heading(level: level)
    } else if page.words(of: "class", of: node).contains(where: { $0.hasPrefix("page-") }) {
      self = .page
    } else {
      return nil
    }
  }
}

extension HTMLDocument {
  /// What a `meta` element of a name holds.
  fileprivate func metaContent(named name: String) -> String? {
    for node in 0..<count where isHTML(node, "meta") {
      guard text(of: "name", of: node)?.lowercased() == name else { continue }
      return text(of: "content", of: node)
    }
    return nil
  }
}
