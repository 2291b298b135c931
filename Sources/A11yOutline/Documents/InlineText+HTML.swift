extension InlineText {
  /// The text of a fragment of HTML, such as outliners keep in their attributes: tags are dropped,
  /// links and images are kept.
  init(html: String, references: inout CharacterReferences, source: SourcePosition?) {
    self.init()
    if let source { begin(at: source) }
    if html.isInlineText {
      append(html.utf8)
      return
    }
    let bytes = Array(html.utf8)
    for piece in HTMLFragmentScanner(bytes) {
      switch piece {
      case .text(let range):
        append(references.decode(String(decoding: bytes[range], as: UTF8.self)).utf8)
      case .start(let name, let attributes, _):
        switch name {
        case "a":
          open(
            NodeContent(
              name: "",
              role: .link,
              target: attributes["href"].map { references.decode($0) }
            )
          )
        case "img":
          open(
            NodeContent(
              name: "",
              role: .image,
              target: attributes["src"].map { references.decode($0) }
            )
          )
          append(references.decode(attributes["alt"] ?? "").utf8)
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

extension String {
  /// Whether the text, taken as a fragment of HTML, is what a listener gets: it has no tags, no
  /// references, and no white space but single spaces between words.
  var isInlineText: Bool {
    var previous: UInt8 = 0x20
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "<"), 0x09...0x0D: return false
      case 0x20 where previous == 0x20: return false
      case _ where previous == UInt8(ascii: "&") && byte != 0x20: return false
      default: previous = byte
      }
    }
    return previous != 0x20
  }
}
