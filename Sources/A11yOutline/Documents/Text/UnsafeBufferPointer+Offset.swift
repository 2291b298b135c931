import Foundation

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first such byte at or after another offset; `nil` when there is none.
  ///
  /// - Complexity: O(length), many bytes at a time.
  func offset(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// The offset of the last such byte before another offset; `nil` when there is none.
  ///
  /// - Complexity: O(distance), eight bytes at a time.
  func lastOffset(of byte: UInt8, before end: Int) -> Int? {
    let bytes = UnsafeRawBufferPointer(self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let wanted = ones &* UInt64(byte)
    var offset = Swift.min(end, count)
    while offset >= 8 {
      let difference = bytes.loadUnaligned(fromByteOffset: offset - 8, as: UInt64.self) ^ wanted
      // A byte that is zero borrows from its highest bit.
      if (difference &- ones) & ~difference & (ones << 7) != 0 { break }
      offset -= 8
    }
    while offset > 0 {
      offset -= 1
      if self[offset] == byte { return offset }
    }
    return nil
  }
}
