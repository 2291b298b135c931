/// The text of one paragraph, heading, item or cell while it is put together, with the links and
/// images inside it.
struct InlineText {
  /// A link or image that has begun and not ended.
  private struct OpenSpan {
    var node: NodeContent
    var start: Int
  }

  private var bytes: [UInt8] = []
  private var openSpans: [OpenSpan] = []
  private var hasOtherText = false

  /// The links and named images that ended, in their order.
  private(set) var nodes: [NodeContent] = []

  /// Where the text begins.
  private(set) var source: SourcePosition?

  /// Whether an image without alternative text was met.
  private(set) var hasUnnamedImage = false

  /// Whether there is neither text nor an image.
  var isEmpty: Bool { bytes.isEmpty && nodes.isEmpty && !hasUnnamedImage && openSpans.isEmpty }

  /// Whether text stands before this place; only spans may.
  var hasText: Bool { !bytes.isEmpty }

  /// The text, without white space at its ends.
  var text: String { String(decoding: utf8, as: UTF8.self) }

  /// The bytes of ``text``.
  var utf8: ArraySlice<UInt8> { bytes.last == 0x20 ? bytes.dropLast() : bytes[...] }

  /// Whether there is nothing but words, and some.
  var isPlain: Bool { nodes.isEmpty && openSpans.isEmpty && !hasUnnamedImage && !bytes.isEmpty }

  /// The only link or image when there is nothing else; `nil` otherwise.
  var soleNode: NodeContent? {
    guard !hasOtherText, nodes.count == 1, !hasUnnamedImage else { return nil }
    return nodes[0]
  }

  /// Forgets everything, but keeps the memory for the next text.
  mutating func removeAll() {
    if !bytes.isEmpty { bytes.removeAll(keepingCapacity: bytes.count < 4_096) }
    if !nodes.isEmpty { nodes = [] }
    if !openSpans.isEmpty { openSpans.removeAll(keepingCapacity: true) }
    hasOtherText = false
    hasUnnamedImage = false
    source = nil
  }

  /// Whether the text, or a link or image in it, has begun and not yet met its first character.
  var needsPosition: Bool {
    source == nil || openSpans.last.map { $0.node.source == nil } ?? false
  }

  /// Notes where the text begins, or the innermost link or image in it, if that is not known.
  mutating func begin(at position: SourcePosition) {
    if source == nil { source = position }
    for place in openSpans.indices.reversed() {
      guard openSpans[place].node.source == nil else { break }
      openSpans[place].node.source = position
    }
  }

  /// Adds text; white space of any length counts as one space, and none at the beginning.
  mutating func append(_ more: some Sequence<UInt8>) {
    for byte in more {
      if byte.isASCIIWhitespace {
        if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
      } else {
        bytes.append(byte)
        if openSpans.isEmpty { hasOtherText = true }
      }
    }
  }

  /// Adds text that lies in memory: at once when its white space needs no change.
  mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    guard let first = more.first else { return }
    guard more.hasSingleSpaces, first != 0x20 || (bytes.last ?? 0x20) != 0x20 else {
      appendWords(more)
      return
    }
    if openSpans.isEmpty { hasOtherText = hasOtherText || more.count > 1 || first != 0x20 }
    bytes.append(contentsOf: more)
  }

  private mutating func appendWords(_ more: UnsafeBufferPointer<UInt8>) {
    for byte in more {
      if !byte.isASCIIWhitespace {
        bytes.append(byte)
        if openSpans.isEmpty { hasOtherText = true }
      } else if let last = bytes.last, last != 0x20 {
        bytes.append(0x20)
      }
    }
  }

  /// Adds another text with its links and images, after a space.
  mutating func append(_ more: InlineText) {
    if !bytes.isEmpty { append(CollectionOfOne(0x20)) }
    if let position = more.source { begin(at: position) }
    bytes.append(contentsOf: more.bytes)
    nodes.append(contentsOf: more.nodes)
    hasOtherText = hasOtherText || more.hasOtherText
    hasUnnamedImage = hasUnnamedImage || more.hasUnnamedImage
  }

  /// Begins a link or an image at this place.
  mutating func open(_ node: NodeContent) {
    openSpans.append(OpenSpan(node: node, start: bytes.count))
  }

  /// Adds what the link or image that has just begun says besides its words: an image is called
  /// by it when it has none.
  mutating func nameOpenSpan(_ title: String) {
    guard let place = openSpans.indices.last else { return }
    if openSpans[place].node.role == .image { openSpans[place].node.name = title }
    openSpans[place].node.description = title
  }

  /// Ends the innermost link or image of a role.
  ///
  /// An image inside a link is part of the link's text.
  mutating func close(_ role: Outline.Role) {
    guard let place = openSpans.lastIndex(where: { $0.node.role == role }) else { return }
    let span = openSpans.remove(at: place)
    var node = span.node
    let text = String(decoding: bytes[span.start...], as: UTF8.self)
    if let spoken = text.trimmed { node.name = spoken }
    node.source = node.source ?? source
    if role == .image, node.name.isEmpty {
      if openSpans.isEmpty { hasUnnamedImage = true }
    } else if role == .image, text.trimmed == nil {
      append(node.name.utf8, inside: span)
    }
    let isInside = openSpans.contains { $0.node.role == .link || $0.node.role == .image }
    if !isInside, !node.name.isEmpty { nodes.append(node) }
  }

  /// Ends all links and images that have begun.
  mutating func closeAll() {
    while let span = openSpans.last { close(span.node.role) }
  }

  /// Adds text that belongs to a span that has just ended.
  private mutating func append(_ text: some Sequence<UInt8>, inside span: OpenSpan) {
    openSpans.append(span)
    append(text)
    openSpans.removeLast()
  }
}

extension String {
  /// The text without white space at its ends; `nil` when nothing is left.
  var trimmed: String? {
    guard let start = utf8.first, let end = utf8.last else { return nil }
    // Most texts begin and end with a letter or sign of ASCII.
    if (0x21...0x7E).contains(start), (0x21...0x7E).contains(end) { return self }
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    return String(self[first...last])
  }
}
