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
}
