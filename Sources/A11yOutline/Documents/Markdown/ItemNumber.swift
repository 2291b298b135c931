/// The number of an item in an ordered list.
struct ItemNumber {
  let value: Int
  let delimiter: UInt8

  /// The number as it is written, such as `3.` or `3)`.
  var text: String { "\(value)\(Character(Unicode.Scalar(delimiter)))" }
}
