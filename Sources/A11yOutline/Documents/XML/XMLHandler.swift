/// Takes what stands in an XML document, in its order.
protocol XMLHandler: XMLTagHandler {
  /// An element begins.
  mutating func begin(_ element: XMLElement)

  /// The innermost element ends.
  mutating func end(_ name: String)
}

extension XMLHandler {
  mutating func begin(_ tag: XMLTag) {
    begin(XMLElement(tag))
  }

  mutating func end(_ name: XMLName) {
    end(name.text)
  }
}
