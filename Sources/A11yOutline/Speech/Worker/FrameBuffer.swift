/// Cuts the byte stream between the worker and its parent into frames.
///
/// A frame is the length of its payload (`UInt32`, little-endian), its kind (one byte) and the
/// payload.
struct FrameBuffer {
  /// One message, still encoded.
  struct Frame: Equatable {
    var kind: UInt8
    var payload: ArraySlice<UInt8>
  }

  /// The largest payload that is believed, in bytes; the list of voices needs about 10,000.
  static let largestPayload = 1 << 20

  /// The bytes before the payload.
  static let headerSize = 5

  private var bytes: [UInt8] = []
  private var start = 0

  /// Adds bytes as they were read.
  mutating func append(_ new: UnsafeRawBufferPointer) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: new)
  }

  /// Takes the next whole frame out; `nil` when more bytes are needed.
  mutating func next() throws -> Frame? {
    let available = bytes[start...]
    guard available.count >= Self.headerSize else { return nil }
    var header = ByteReader(available.prefix(Self.headerSize))
    let length = Int(try header.integer(UInt32.self))
    guard length <= Self.largestPayload else { throw WorkerProtocolError.oversized(length) }
    let kind = try header.integer(UInt8.self)
    guard available.count >= Self.headerSize + length else { return nil }
    let payload = available.dropFirst(Self.headerSize).prefix(length)
    start += Self.headerSize + length
    return Frame(kind: kind, payload: payload)
  }

  /// The bytes of a frame.
  static func encode(kind: UInt8, payload: ByteWriter) -> [UInt8] {
    var frame = ByteWriter()
    frame.append(UInt32(payload.bytes.count))
    frame.append(kind)
    return frame.bytes + payload.bytes
  }
}
