/// A node as writers see it: hidden ones are left out, and what is inline is a part of the text.
struct WrittenNode {
  /// A link or an image inside a text.
  struct Span {
    /// Where it is in the text, in UTF-8.
    var range: Range<Int>
    var content: NodeContent
  }

  /// A part of a text, and the link or image that it is.
  typealias Piece = (text: String, span: NodeContent?)

  /// What the outline says of the node.
  var content: NodeContent

  /// Whether the group is open; `nil` for a leaf.
  var isExpanded: Bool?

  /// How many nodes it stands in.
  var depth: Int

  /// The index after its last descendant.
  var end: Int

  /// The links and images inside its text, in order.
  var spans: [Span] = []

  /// Whether it can be a heading that owns what follows it, since nothing follows that does not
  /// stand in it or in a heading after it.
  var isSection = false

  var name: String { content.name }
  var role: Outline.Role { content.role }

  /// The text in pieces, from a byte on.
  ///
  /// - Parameter start: How much of the beginning is left out, in UTF-8.
  /// - Returns: The links and images, and the texts between them, in order.
  func pieces(from start: Int = 0) -> [Piece] {
    let bytes = Array(content.name.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var pieces: [Piece] = []
    var index = start
    for span in spans where span.range.lowerBound >= index {
      if span.range.lowerBound > index {
        pieces.append((text(index..<span.range.lowerBound), nil))
      }
      pieces.append((text(span.range), span.content))
      index = span.range.upperBound
    }
    if index < bytes.count { pieces.append((text(index..<bytes.count), nil)) }
    return pieces
  }
}
