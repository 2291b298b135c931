/// Builds the element tree of a page from the events of an XML parser: XHTML as it is, or any XML
/// whose elements are renamed on the way.
struct XMLPage: XMLHandler {
  /// The tree so far.
  private(set) var document = HTMLDocument()

  private var open: [Int] = []
  private var types: [String: Int32] = [:]

  /// Begins an element of HTML, SVG or MathML.
  mutating func begin(_ element: XMLElement) {
    let index = document.nodes.count
    let parent = open.last
    let namespace = namespace(of: element.name, in: parent)
    let first = document.attributes.count
    for attribute in element.attributes {
      let name = attribute.prefix.map { "\($0):\(attribute.name)" } ?? attribute.name
      document.attributes.append(
        HTMLDocument.Attribute(name: name, value: attribute.value, isDuplicate: false)
      )
    }
    document.nodes.append(
      HTMLDocument.Node(
        kind: .element,
        type: type(of: element.name, namespace),
        isImplied: false,
        content: "",
        parent: Int32(parent ?? -1),
        end: Int32(index + 1),
        firstAttribute: Int32(first),
        attributeCount: Int32(document.attributes.count - first),
        line: Int32(clamping: element.source.line),
        column: Int32(clamping: element.source.column)
      )
    )
    if let identifier = element["id"], !identifier.isEmpty,
      document.elementsByIdentifier[identifier] == nil
    {
      document.elementsByIdentifier[identifier] = index
    }
    if let parent, let titled = Self.titledNames[element.name], document.isHTML(parent, titled),
      document.titleChildren[parent] == nil
    {
      document.titleChildren[parent] = index
    }
    open.append(index)
  }

  mutating func end(_ name: String) {
    guard let index = open.popLast() else { return }
    document.nodes[index].end = Int32(document.nodes.count)
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let parent = open.last else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let last = document.nodes.count - 1
    if document.nodes[last].kind == .text, document.nodes[last].parent == Int32(parent) {
      document.nodes[last].content += text
      return
    }
    document.nodes.append(
      HTMLDocument.Node(
        kind: .text,
        type: 0,
        isImplied: false,
        content: text,
        parent: Int32(parent),
        end: Int32(last + 2),
        firstAttribute: 0,
        attributeCount: 0,
        line: 0,
        column: 0
      )
    )
  }

  /// Ends what is still open and hands out the tree.
  mutating func finish() -> HTMLDocument {
    while !open.isEmpty { end("") }
    return document
  }

  /// The names of the elements that are titled, by the name of what titles them.
  private static let titledNames = [
    "summary": "details", "legend": "fieldset", "caption": "table", "figcaption": "figure",
  ]

  private func namespace(of name: String, in parent: Int?) -> HTMLDocument.Namespace {
    switch name {
    case "svg": return .svg
    case "math": return .mathML
    default: break
    }
    guard let parent else { return .html }
    // What stands in a foreign object of a drawing is a page again.
    return document.name(parent) == "foreignObject" ? .html : document.namespace(parent)
  }

  private mutating func type(of name: String, _ namespace: HTMLDocument.Namespace) -> Int32 {
    let key = namespace == .html ? name : "\(namespace.rawValue) \(name)"
    if let known = types[key] { return known }
    let index = Int32(document.types.count)
    document.types.append(HTMLElementType(name: name, namespace: namespace))
    types[key] = index
    return index
  }
}
