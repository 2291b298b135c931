/// Takes what stands in an XML document, in its order, while it lies in the memory of the parser.
///
/// It is for formats whose documents are large; ``XMLHandler`` is easier.
protocol XMLTagHandler {
  /// An element begins.
  mutating func begin(_ tag: XMLTag)

  /// The innermost element ends.
  mutating func end(_ name: XMLName)

  /// Text stands in the innermost element; it may come in several pieces.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>)
}
