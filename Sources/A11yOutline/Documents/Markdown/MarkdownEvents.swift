/// What the parser found in a stretch of a Markdown text, in its order.
///
/// An event is a few bytes that own nothing, so that a parser and whoever follows it can work on
/// two processors at once.
struct MarkdownEvents: Sendable {
  /// How many events are handed over together.
  static let capacity = 4_096

  /// The events.
  private(set) var events: [MarkdownEvent] = []

  /// The texts that do not lie in the document.
  private var made: [UInt8] = []

  init() {
    events.reserveCapacity(Self.capacity)
  }

  /// Whether it is time to hand the events over.
  var isFull: Bool { events.count >= Self.capacity }

  /// Adds an event.
  mutating func append(_ event: MarkdownEvent) {
    events.append(event)
  }

  /// Notes where a text of the parser lies; what is not in the document is kept.
  mutating func piece(
    _ bytes: UnsafeBufferPointer<UInt8>,
    of document: UnsafeBufferPointer<UInt8>
  ) -> MarkdownEvent.Piece {
    let count = Int32(clamping: bytes.count)
    if let start = document.baseAddress, let piece = bytes.baseAddress, piece >= start,
      piece + bytes.count <= start + document.count
    {
      return MarkdownEvent.Piece(start: piece - start, count: count, isMade: false)
    }
    let start = made.count
    made.append(contentsOf: bytes.prefix(Int(count)))
    return MarkdownEvent.Piece(start: start, count: count, isMade: true)
  }

  /// Hands the bytes of a piece to a function.
  func withUTF8<Result>(
    of piece: MarkdownEvent.Piece,
    in document: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range = piece.start..<piece.start + Int(piece.count)
    guard piece.isMade else { return body(UnsafeBufferPointer(rebasing: document[range])) }
    return made.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
