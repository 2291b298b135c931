/// Whether two values are the same bit by bit.
///
/// Values that are the same bit by bit are the same while both are alive; values that are equal
/// may still differ in padding or in where they are stored.
func hasSameBits<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
  }
}
