/// Takes what stands in an XML document, in its order.
protocol XMLHandler {
  /// An element begins.
  mutating func begin(_ element: XMLElement)

  /// The innermost element ends.
  mutating func end(_ name: String)

  /// Text stands in the innermost element; it may come in several pieces.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>)
}
