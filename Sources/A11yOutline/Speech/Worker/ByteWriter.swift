/// Writes the payload of a worker frame: little-endian integers and counted UTF-8 strings.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append<Value: FixedWidthInteger>(_ value: Value) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends samples, in the byte order of this machine: parent and worker are on the same.
  mutating func append(_ samples: UnsafeBufferPointer<Int16>) {
    bytes.append(contentsOf: UnsafeRawBufferPointer(samples))
  }

  mutating func append(_ text: String) {
    let utf8 = Array(text.utf8)
    append(UInt32(utf8.count))
    bytes.append(contentsOf: utf8)
  }
}
