extension InlineText {
  /// The text of a fragment of HTML, such as outliners keep in their attributes: tags are dropped,
  /// links and images are kept.
  init(html: String, references: inout CharacterReferences, source: SourcePosition?) {
    self.init()
    if let source { begin(at: source) }
    let bytes = Array(html.utf8)
    guard bytes.contains(UInt8(ascii: "<")) || bytes.contains(UInt8(ascii: "&")) else {
      append(bytes)
      return
    }
    for piece in HTMLFragmentScanner(bytes) {
      switch piece {
      case .text(let range):
        append(references.decode(String(decoding: bytes[range], as: UTF8.self)).utf8)
      case .start(let name, let attributes, _):
        switch name {
        case "a":
          open(NodeContent(name: "", role: .link, target: attributes["href"]))
        case "img":
          open(NodeContent(name: "", role: .image, target: attributes["src"]))
          append((attributes["alt"] ?? "").utf8)
          close(.image)
        case "br", "p", "div", "li", "tr", "td": append(CollectionOfOne(0x20))
        default: break
        }
      case .end(let name):
        if name == "a" { close(.link) }
        if ["p", "div", "li", "tr", "td"].contains(name) { append(CollectionOfOne(0x20)) }
      }
    }
    closeAll()
  }
}
