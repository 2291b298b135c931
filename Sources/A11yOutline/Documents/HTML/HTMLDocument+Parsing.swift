internal import CGumbo
internal import Foundation

extension HTMLDocument {
  /// Reads a page.
  ///
  /// Never fails: HTML gives every sequence of bytes a tree. What was odd is in ``warnings``.
  ///
  /// - Complexity: O(*n*) in the number of bytes for pages that nest no deeper than
  ///   ``HTMLTagGuard/nestingLimit``; tags beyond it are left out, their text is kept.
  init(_ data: Data) {
    let decoded = HTMLEncoding.decode(data)
    if let warning = decoded.warning {
      warnings.append(DocumentWarning(warning))
    }
    let limited = HTMLTagGuard.limit(decoded.bytes)
    if limited.blankedTags > 0 {
      warnings.append(
        DocumentWarning("the page nests too deeply; \(limited.blankedTags) tags were left out")
      )
    }
    parse(limited.bytes)
    flattenShadowTrees()
  }

  /// Reads a page that is at hand as text.
  init(_ text: String) {
    self.init(Data(text.utf8))
  }

  private mutating func parse(_ bytes: [UInt8]) {
    var options = kGumboDefaultOptions
    // Recording errors made memory grow to gigabytes on nested lists; they are not used.
    options.max_errors = 0
    options.tab_stop = 1
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        // Gumbo reads one byte at least, so an empty page needs an address.
        let empty: [CChar] = [0]
        empty.withUnsafeBufferPointer { fallback in
          let start = characters.baseAddress ?? fallback.baseAddress
          var arena = a11y_arena()
          defer { a11y_arena_end(&arena) }
          guard let output = a11y_gumbo_parse(options, start, characters.count, &arena) else {
            return
          }
          copy(output.pointee.document)
        }
      }
    }
  }

  /// Copies the tree of the parser, without recursion.
  private mutating func copy(_ document: UnsafeMutablePointer<GumboNode>?) {
    guard let document else { return }
    hasDocumentType = document.pointee.v.document.has_doctype
    struct Frame {
      var children: GumboVector
      var next: UInt32
      var node: Int32
    }
    var known = KnownTypes()
    var stack = [Frame(children: document.pointee.v.document.children, next: 0, node: -1)]
    while var frame = stack.popLast() {
      guard frame.next < frame.children.length else {
        if frame.node >= 0 { nodes[Int(frame.node)].end = Int32(nodes.count) }
        continue
      }
      let child = frame.children.data[Int(frame.next)]?.assumingMemoryBound(to: GumboNode.self)
      frame.next += 1
      let parent = frame.node
      stack.append(frame)
      guard let child else { continue }
      let index = Int32(nodes.count)
      switch child.pointee.type {
      case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
        append(child.pointee.v.element, parent: parent, &known)
        stack.append(Frame(children: child.pointee.v.element.children, next: 0, node: index))
      case GUMBO_NODE_TEXT, GUMBO_NODE_CDATA, GUMBO_NODE_WHITESPACE:
        append(child.pointee.v.text, kind: .text, parent: parent)
      case GUMBO_NODE_COMMENT:
        append(child.pointee.v.text, kind: .comment, parent: parent)
      default:
        break
      }
    }
  }

  private mutating func append(_ text: GumboText, kind: Kind, parent: Int32) {
    nodes.append(
      Node(
        kind: kind,
        type: 0,
        isImplied: false,
        content: text.text.map { String(cString: $0) } ?? "",
        parent: parent,
        end: Int32(nodes.count + 1),
        firstAttribute: 0,
        attributeCount: 0,
        line: Int32(clamping: text.start_pos.line),
        column: Int32(clamping: text.start_pos.column)
      )
    )
  }

  private mutating func append(
    _ element: GumboElement,
    parent: Int32,
    _ known: inout KnownTypes
  ) {
    let first = attributes.count
    append(element.attributes, originalTag: element.original_tag)
    let isImplied = element.original_tag.length == 0
    let index = nodes.count
    nodes.append(
      Node(
        kind: .element,
        type: type(of: element, &known),
        isImplied: isImplied,
        content: "",
        parent: parent,
        end: Int32(index + 1),
        firstAttribute: Int32(first),
        attributeCount: Int32(attributes.count - first),
        line: isImplied ? 0 : Int32(clamping: element.start_pos.line),
        column: isImplied ? 0 : Int32(clamping: element.start_pos.column)
      )
    )
    if attributes.count > first, let identifier = attribute("id", of: index), !identifier.isEmpty,
      elementsByIdentifier[identifier] == nil
    {
      elementsByIdentifier[identifier] = index
    }
    guard parent >= 0, element.tag_namespace == GUMBO_NAMESPACE_HTML,
      let wanted = Self.titleNames[element.tag.rawValue], isHTML(Int(parent), wanted),
      titleChildren[Int(parent)] == nil
    else { return }
    titleChildren[Int(parent)] = index
  }

  /// The names of the elements that are titled, by the tag of what titles them.
  private static let titleNames = [
    GUMBO_TAG_SUMMARY.rawValue: "details", GUMBO_TAG_LEGEND.rawValue: "fieldset",
    GUMBO_TAG_CAPTION.rawValue: "table", GUMBO_TAG_FIGCAPTION.rawValue: "figure",
  ]

  /// The types that were met, by tag for those that the parser knows, else by name.
  private struct KnownTypes {
    var byTag = [Int32](repeating: -1, count: Int(GUMBO_TAG_LAST.rawValue) + 1)
    var byName: [String: Int32] = [:]
  }

  /// The place of an element's type in ``types``.
  private mutating func type(of element: GumboElement, _ known: inout KnownTypes) -> Int32 {
    let namespace = Self.namespace(of: element)
    let tag = Int(element.tag.rawValue)
    let isPlain = namespace == .html && element.tag != GUMBO_TAG_UNKNOWN
    if isPlain, known.byTag[tag] >= 0 { return known.byTag[tag] }
    let name = Self.name(of: element)
    let key = namespace == .html ? name : "\(namespace.rawValue) \(name)"
    let index = known.byName[key] ?? Int32(types.count)
    if Int(index) == types.count {
      types.append(HTMLElementType(name: name, namespace: namespace))
      known.byName[key] = index
    }
    if isPlain { known.byTag[tag] = index }
    return index
  }

  /// Copies the attributes of a tag, and those of its text that the parser dropped as duplicates.
  private mutating func append(_ vector: GumboVector, originalTag: GumboStringPiece) {
    let first = attributes.count
    for index in 0..<Int(vector.length) {
      guard let pointer = vector.data[index]?.assumingMemoryBound(to: GumboAttribute.self) else {
        continue
      }
      let attribute = pointer.pointee
      guard let name = attribute.name, let value = attribute.value else { continue }
      attributes.append(
        Attribute(
          name: Self.prefix(of: attribute.attr_namespace) + String(cString: name),
          value: String(cString: value),
          isDuplicate: false
        )
      )
    }
    guard originalTag.length > 0, let data = originalTag.data, vector.length > 0 else { return }
    let text = UnsafeBufferPointer(start: data, count: originalTag.length)
    let count = text.withMemoryRebound(to: UInt8.self) { HTMLTagText.attributeCount(in: $0) }
    guard count > attributes.count - first else { return }
    let written = text.withMemoryRebound(to: UInt8.self) { HTMLTagText.attributes(in: $0) }
    var seen: Set<String> = []
    let kept = Array(attributes[first...])
    var nextKept = kept.makeIterator()
    attributes.removeSubrange(first...)
    for attribute in written {
      if seen.insert(attribute.name).inserted {
        if let original = nextKept.next() { attributes.append(original) }
      } else {
        attributes.append(attribute)
      }
    }
  }

  private static func prefix(of namespace: GumboAttributeNamespaceEnum) -> String {
    switch namespace {
    case GUMBO_ATTR_NAMESPACE_XLINK: "xlink:"
    case GUMBO_ATTR_NAMESPACE_XML: "xml:"
    default: ""
    }
  }

  private static func namespace(of element: GumboElement) -> Namespace {
    switch element.tag_namespace {
    case GUMBO_NAMESPACE_SVG: .svg
    case GUMBO_NAMESPACE_MATHML: .mathML
    default: .html
    }
  }

  private static func name(of element: GumboElement) -> String {
    if element.tag_namespace == GUMBO_NAMESPACE_SVG {
      var piece = element.original_tag
      gumbo_tag_from_original_text(&piece)
      if let normalized = gumbo_normalize_svg_tagname(&piece) {
        return String(cString: normalized)
      }
    }
    if element.tag != GUMBO_TAG_UNKNOWN, let name = gumbo_normalized_tagname(element.tag) {
      return String(cString: name)
    }
    var piece = element.original_tag
    gumbo_tag_from_original_text(&piece)
    guard let data = piece.data else { return "" }
    let bytes = UnsafeBufferPointer(start: data, count: piece.length)
    return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self).lowercased()
  }
}
