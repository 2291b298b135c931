/// Takes what the package document of an EPUB or a DAISY 3 book states (EPUB 3.3, section 5).
struct PackageDocument: XMLHandler {
  /// A file that the book is made of.
  struct Item {
    var path: String
    var mediaType: String
    var properties: [Substring]
  }

  /// The kind of XML that DAISY 3 books have their text in.
  static let bookType = "application/x-dtbook+xml"

  /// The kind of XML that says in which order text and sound come.
  static let synchronizationType = "application/smil"

  private(set) var isPackage = false
  private(set) var title: String?
  private(set) var language: String?
  /// The direction of what the package itself says, such as its title and contents.
  private(set) var direction: Outline.Direction?

  private(set) var items: [String: Item] = [:]

  /// The identifiers of the items, in the order of the manifest.
  private(set) var itemOrder: [String] = []

  /// The identifiers of the items that are read, in order.
  private(set) var spine: [String] = []

  /// The identifier of the NCX.
  private(set) var navigationIdentifier: String?

  private let path: String
  private var element = ""
  private var text = InlineText()

  /// - Parameter path: Where the file lies in the book.
  init(at path: String) {
    self.path = path
  }

  mutating func begin(_ element: XMLElement) {
    self.element = element.name
    text.removeAll()
    switch element.name {
    case "package":
      isPackage = true
      direction = element["dir"].flatMap { Outline.Direction(rawValue: $0.lowercased()) }
    case "item":
      guard let identifier = element["id"], let address = element["href"],
        let reference = BookReference(address, from: path)
      else { return }
      if items[identifier] == nil { itemOrder.append(identifier) }
      items[identifier] = Item(
        path: reference.path,
        mediaType: element["media-type"] ?? "",
        properties: element["properties"]?.split(separator: " ") ?? []
      )
    case "spine":
      navigationIdentifier = element["toc"]
      // Pages are turned in the direction in which the texts of a book run.
      let progression = element["page-progression-direction"]?.lowercased()
      direction = direction ?? progression.flatMap { Outline.Direction(rawValue: $0) }
    case "itemref": if let identifier = element["idref"] { spine.append(identifier) }
    default: break
    }
  }

  mutating func end(_ name: String) {
    let text = self.text.text
    guard element.caseInsensitiveEquals(name), !text.isEmpty else { return }
    // DAISY 3 books write these with a capital.
    switch name.lowercased() {
    case "title": title = title ?? text
    case "language": language = language ?? text
    default: break
    }
    element = ""
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    text.append(bytes)
  }

  /// The items that are read, in order.
  var readItems: [Item] { spine.compactMap { items[$0] } }

  /// The navigation document of EPUB 3.
  var navigation: Item? {
    itemOrder.lazy.compactMap { items[$0] }.first { $0.properties.contains("nav") }
  }

  /// The NCX of EPUB 2 and DAISY 3.
  var navigationControl: Item? {
    if let item = navigationIdentifier.flatMap({ items[$0] }) { return item }
    return itemOrder.lazy.compactMap { items[$0] }
      .first { $0.mediaType == "application/x-dtbncx+xml" || $0.path.hasSuffix(".ncx") }
  }

  /// The items of a kind, in the order of the manifest.
  func items(of mediaType: String) -> [Item] {
    itemOrder.compactMap { items[$0] }.filter { $0.mediaType == mediaType }
  }
}

extension String {
  fileprivate func caseInsensitiveEquals(_ other: String) -> Bool {
    self == other || lowercased() == other.lowercased()
  }
}
