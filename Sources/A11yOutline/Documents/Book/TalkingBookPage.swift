/// Takes the elements of DTBook, the text of DAISY 3 books (ANSI/NISO Z39.86-2005), and makes those
/// of a page of them.
struct TalkingBookPage: XMLHandler {
  /// The element of HTML, and the role, that an element means.
  private struct Meaning {
    var name: String
    var role: String?
  }

  /// What has another name, or another meaning, than in HTML.
  private static let meanings: [String: Meaning] = [
    "dtbook": Meaning(name: "html"), "book": Meaning(name: "body"),
    "frontmatter": Meaning(name: "div"), "bodymatter": Meaning(name: "div"),
    "rearmatter": Meaning(name: "div"), "level": Meaning(name: "div"),
    "level1": Meaning(name: "div"), "level2": Meaning(name: "div"),
    "level3": Meaning(name: "div"), "level4": Meaning(name: "div"),
    "level5": Meaning(name: "div"), "level6": Meaning(name: "div"),
    "doctitle": Meaning(name: "p"), "docauthor": Meaning(name: "p"),
    "covertitle": Meaning(name: "p"), "bridgehead": Meaning(name: "p"),
    "byline": Meaning(name: "p"), "dateline": Meaning(name: "p"), "author": Meaning(name: "p"),
    "title": Meaning(name: "p"), "line": Meaning(name: "p"), "linegroup": Meaning(name: "div"),
    "linenum": Meaning(name: "span"), "poem": Meaning(name: "div"),
    "epigraph": Meaning(name: "blockquote"), "list": Meaning(name: "ul"),
    "lic": Meaning(name: "span"), "sent": Meaning(name: "span"), "w": Meaning(name: "span"),
    "imggroup": Meaning(name: "figure"), "prodnote": Meaning(name: "aside", role: "note"),
    "sidebar": Meaning(name: "aside", role: "note"),
    "note": Meaning(name: "aside", role: "doc-footnote"),
    "annotation": Meaning(name: "aside", role: "doc-footnote"),
    "noteref": Meaning(name: "a", role: "doc-noteref"),
    "annoref": Meaning(name: "a", role: "doc-noteref"),
    "pagenum": Meaning(name: "span", role: "doc-pagebreak"),
  ]

  /// The names of attributes that have another name in HTML.
  private static let attributeNames = ["idref": "href", "xml:lang": "lang"]

  /// Whether the document is what it should be.
  private(set) var isBook = false

  /// The title that the head states.
  private(set) var title: String?

  private var page = XMLPage()
  /// The levels that are open around the element.
  private var levels: [String] = []
  private var isInHead = false

  mutating func begin(_ element: XMLElement) {
    if element.name == "dtbook" { isBook = true }
    if element.name.hasPrefix("level") { levels.append(element.name) }
    if element.name == "head" { isInHead = true }
    if isInHead, element.name == "meta", element["name"]?.lowercased() == "dc:title" {
      title = title ?? element.text(of: "content")
    }
    var renamed = element
    renamed.attributes = element.attributes.map { attribute in
      let name = attribute.prefix.map { "\($0):\(attribute.name)" } ?? attribute.name
      return XMLElement.Attribute(name: Self.attributeNames[name] ?? name, value: attribute.value)
    }
    if let role = Self.meanings[element.name]?.role {
      renamed.attributes.append(XMLElement.Attribute(name: "role", value: role))
    }
    renamed.name = name(of: element)
    page.begin(renamed)
  }

  mutating func end(_ name: String) {
    if name.hasPrefix("level"), !levels.isEmpty { levels.removeLast() }
    if name == "head" { isInHead = false }
    page.end(name)
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    page.text(bytes)
  }

  /// Hands out the page.
  mutating func finish() -> HTMLDocument { page.finish() }

  private func name(of element: XMLElement) -> String {
    switch element.name {
    case "hd" where !levels.isEmpty: "h\(min(levels.count, 6))"
    case "hd": "p"
    case "list" where element["type"] == "ol": "ol"
    default: Self.meanings[element.name]?.name ?? element.name
    }
  }
}
