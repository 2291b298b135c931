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

extension UnsafeBufferPointer<UInt8> {
  /// Whether the text, taken as a fragment of HTML, is what a listener gets: it has no tags, no
  /// references, and no white space but single spaces between words.
  var isInlineText: Bool {
    guard let first, let last, first != 0x20, last != 0x20, hasSingleSpaces,
      offset(of: UInt8(ascii: "<"), from: 0) == nil
    else { return false }
    var ampersand = offset(of: UInt8(ascii: "&"), from: 0)
    while let place = ampersand {
      guard place + 1 == count || self[place + 1] == 0x20 else { return false }
      ampersand = offset(of: UInt8(ascii: "&"), from: place + 1)
    }
    return true
  }
}

extension String {
  fileprivate var isInlineText: Bool {
    var copy = self
    return copy.withUTF8 { $0.isInlineText }
  }
}
