/// Reads any XML as a tree: elements are groups, attributes and texts are what is in them.
///
/// An element that holds nothing but a short text is one item, `NAME: TEXT`.
public struct XMLTreeReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    return try text.withUTF8 { utf8 in
      var handler = XMLTreeHandler()
      let warnings = try XMLDocument.read(utf8, of: input, with: &handler)
      handler.builder.warnings = text.warnings + warnings
      return handler.builder.build()
    }
  }
}

/// Builds an outline from all elements of a document.
private struct XMLTreeHandler: XMLHandler {
  private struct OpenElement {
    var id: NodeID
    var name: String
    var isEmpty: Bool
  }

  var builder = OutlineBuilder()
  private var open: [OpenElement] = []
  private var pending = InlineText()
  private var lastSource: SourcePosition?

  mutating func begin(_ element: XMLElement) {
    flushText()
    if let parent = open.indices.last { open[parent].isEmpty = false }
    lastSource = element.source
    let content = NodeContent(name: element.name, source: element.source)
    let id = builder.append(content, depth: open.count)
    let isEmpty = element.attributes.isEmpty
    open.append(OpenElement(id: id, name: element.name, isEmpty: isEmpty))
    for attribute in element.attributes {
      let name = "\(attribute.name): \(attribute.value)"
      builder.append(NodeContent(name: name, source: element.source), depth: open.count)
    }
  }

  mutating func end(_ name: String) {
    guard let last = open.last else { return }
    if last.isEmpty, !pending.text.isEmpty {
      let name = "\(last.name): \(pending.text)"
      builder.update(last.id) { $0.name = name }
      pending.removeAll()
    } else {
      flushText()
    }
    open.removeLast()
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    pending.append(bytes)
  }

  private mutating func flushText() {
    let text = pending.text
    pending.removeAll()
    guard !text.isEmpty, !open.isEmpty else { return }
    open[open.count - 1].isEmpty = false
    builder.append(NodeContent(name: text, source: lastSource), depth: open.count)
  }
}
