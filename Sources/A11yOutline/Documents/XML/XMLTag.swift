/// The start of an element as it lies in the memory of the parser.
///
/// It is good only while it is handed over. Large documents are read by it without a text for
/// each name and value; ``XMLElement`` is the same for keeping.
struct XMLTag {
  /// The name.
  let name: XMLName

  /// The attributes, in their order.
  let attributes: Attributes

  /// Where the tag begins in the document.
  let source: SourcePosition
}

extension XMLTag {
  /// One attribute.
  struct Attribute {
    /// The name.
    let name: XMLName

    /// The prefix of its namespace; `nil` without one.
    let prefix: XMLName?

    /// The value, in which an ampersand is a reference.
    let raw: UnsafeBufferPointer<UInt8>

    /// The value, without references.
    var value: String {
      var references = CharacterReferences()
      return references.decode(raw)
    }

    /// Hands the bytes of the value to a function.
    ///
    /// - Parameters:
    ///   - memory: Where the value is put together when it holds references.
    ///   - body: What is done with the bytes.
    /// - Returns: What the function returns.
    func withValue<Result>(
      in memory: inout [UInt8],
      _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
      guard raw.offset(of: UInt8(ascii: "&"), from: 0) != nil else { return body(raw) }
      var references = CharacterReferences()
      memory.removeAll(keepingCapacity: true)
      references.decode(raw, into: &memory)
      return memory.withUnsafeBufferPointer(body)
    }
  }

  /// The attributes as libxml2 hands them over: five pointers for each.
  struct Attributes: RandomAccessCollection {
    /// The name, the prefix, the address of the namespace, the start and the end of the value.
    private static let width = 5

    private let pointers: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    let endIndex: Int

    var startIndex: Int { 0 }

    /// Takes the attributes of a tag.
    init(_ pointers: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int) {
      self.pointers = pointers
      endIndex = pointers == nil ? 0 : count
    }

    subscript(place: Int) -> Attribute {
      precondition(indices.contains(place), "There is no attribute \(place).")
      guard let own = pointers.map({ $0 + Self.width * place }), let name = own[0] else {
        preconditionFailure("An attribute has no name.")
      }
      var raw = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
      if let start = own[3], let end = own[4] {
        raw = UnsafeBufferPointer(start: start, count: end - start)
      }
      return Attribute(
        name: XMLName(characters: name),
        prefix: own[1].map(XMLName.init),
        raw: raw
      )
    }
  }
}

extension XMLElement {
  /// Keeps what a tag states.
  init(_ tag: XMLTag) {
    self.init(
      name: tag.name.text,
      attributes: tag.attributes.map {
        Attribute(name: $0.name.text, prefix: $0.prefix?.text, value: $0.value)
      },
      source: tag.source
    )
  }
}
