/// Text that is put together for a name: white space is squeezed while it grows.
struct NameText {
  /// The text so far.
  private(set) var text = ""

  /// How many bytes the text may have; what comes after is left out.
  ///
  /// Nobody listens to a longer name, and nested elements that are all named from their content
  /// would otherwise take memory that grows with the square of the page.
  private let limit: Int

  private var pendsSpace = false

  /// Starts an empty text.
  ///
  /// - Parameter isShort: Whether only a beginning is wanted.
  init(isShort: Bool) {
    limit = isShort ? 256 : 1 << 16
  }

  /// Whether no more fits.
  var isFull: Bool { text.utf8.count >= limit }

  /// How much text there is; more text makes it larger, more space does not.
  var length: Int { text.utf8.count }

  /// Adds a text.
  mutating func append(_ addition: String) {
    guard !isFull else { return }
    if addition.utf8.count > limit {
      // Cut inside of a letter, the text would end in U+FFFD; the letter is left out instead.
      var cut = addition.utf8.index(addition.startIndex, offsetBy: limit)
      while cut.samePosition(in: addition.unicodeScalars) == nil {
        cut = addition.utf8.index(before: cut)
      }
      appendWords(addition[..<cut])
    } else {
      appendWords(addition[...])
    }
  }

  private mutating func appendWords(_ addition: Substring) {
    var start = addition.startIndex
    let bytes = addition.utf8
    var index = start
    // Runs between white space are added in one piece.
    while index < bytes.endIndex {
      if Self.isSpace(bytes[index]) {
        if start < index { appendWord(addition[start..<index]) }
        pendsSpace = true
        index = bytes.index(after: index)
        start = index
      } else {
        index = bytes.index(after: index)
      }
    }
    if start < bytes.endIndex { appendWord(addition[start...]) }
  }

  /// Sees to it that what comes next is apart from what is there.
  mutating func space() {
    pendsSpace = true
  }

  private mutating func appendWord(_ word: some StringProtocol) {
    if pendsSpace, !text.isEmpty { text += " " }
    pendsSpace = false
    text += word
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
  }
}
