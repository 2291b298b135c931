/// The texts of many nodes in one piece of memory, so that a million names are not a million
/// allocations.
///
/// A text that is replaced leaves its bytes behind; whoever knows all pieces moves those in use
/// together when ``isSparse`` says that it is worth it.
struct TextArena: Sendable {
  /// Where a text lies.
  struct Piece: Sendable {
    var start = 0
    var count: Int32 = 0

    fileprivate var range: Range<Int> { start..<start + Int(count) }
  }

  private var bytes: [UInt8] = []
  /// How many bytes belong to no text any more.
  private var unusedCount = 0

  /// Whether more than half of the bytes belong to no text.
  var isSparse: Bool { unusedCount > 4_096 && unusedCount > bytes.count / 2 }

  /// The text of a piece.
  ///
  /// - Complexity: O(length).
  subscript(piece: Piece) -> String {
    withUTF8(of: piece) { String(decoding: $0, as: UTF8.self) }
  }

  /// Hands the bytes of a piece to a function.
  func withUTF8<Result>(
    of piece: Piece,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[piece.range]))
    }
  }

  /// Hands the bytes of all texts, those in use and those not, to a function.
  func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBufferPointer(body)
  }

  /// Makes room for texts of that many bytes together.
  mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Keeps a text in UTF-8; one of two gigabytes or more is cut off.
  mutating func append(_ utf8: UnsafeBufferPointer<UInt8>) -> Piece {
    let piece = Piece(start: bytes.count, count: Int32(clamping: utf8.count))
    bytes.append(contentsOf: utf8.prefix(Int(piece.count)))
    return piece
  }

  /// Keeps a text.
  mutating func append(_ text: String) -> Piece {
    var text = text
    return text.withUTF8 { append($0) }
  }

  /// Keeps a text in the place of another one.
  mutating func replace(_ piece: inout Piece, with text: String) {
    guard withUTF8(of: piece, { !$0.elementsEqual(text.utf8) }) else { return }
    remove(piece)
    piece = append(text)
  }

  /// Notes that a text belongs to nobody any more.
  mutating func remove(_ piece: Piece) {
    unusedCount += Int(piece.count)
  }
}
