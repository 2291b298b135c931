/// Writes the payload of a worker frame: little-endian integers and counted UTF-8 strings.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append<Value: FixedWidthInteger>(_ value: Value) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: String) {
    let utf8 = Array(text.utf8)
    append(UInt32(utf8.count))
    bytes.append(contentsOf: utf8)
  }
}
