/// Reads the payload of a worker frame, and trusts none of its lengths.
struct ByteReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) throws -> Value {
    let part = try take(MemoryLayout<Value>.size)
    var value = Value.zero
    withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: part) }
    return Value(littleEndian: value)
  }

  mutating func string() throws -> String {
    let count = Int(try integer(UInt32.self))
    return String(decoding: try take(count), as: UTF8.self)
  }

  mutating func samples() throws -> [Int16] {
    let count = Int(try integer(UInt32.self))
    let part = try take(count * MemoryLayout<Int16>.size)
    return [Int16](unsafeUninitializedCapacity: count) { buffer, initialized in
      UnsafeMutableRawBufferPointer(buffer).copyBytes(from: part)
      initialized = count
    }
  }

  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count <= bytes.count else { throw WorkerProtocolError.truncated }
    let part = bytes.prefix(count)
    bytes = bytes.dropFirst(count)
    return part
  }
}
