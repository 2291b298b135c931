/// The element tree of a web page, in document order.
///
/// Nodes lie in one array; the descendants of a node are the contiguous range after it, so a walk
/// needs no recursion, and whole subtrees are skipped in one step. A node is named by its index.
struct HTMLDocument: Sendable {
  /// What a node is.
  enum Kind: UInt8, Sendable {
    case element, text, comment
  }

  /// The language that an element belongs to.
  enum Namespace: UInt8, Sendable {
    case html, svg, mathML
  }

  /// An attribute as it is written in a start tag.
  struct Attribute: Sendable {
    /// The name, in lower case for HTML elements, with its prefix for `xlink:` and `xml:`.
    var name: String

    /// The value, with character references resolved; empty if there is none.
    var value: String

    /// Whether an earlier attribute of the same tag has the same name, so that this one is ignored.
    var isDuplicate: Bool
  }

  /// An element, a run of text or a comment.
  struct Node: Sendable {
    /// What the node is.
    var kind: Kind

    /// The place of an element's type in ``HTMLDocument/types``.
    var type: Int32

    /// Whether the parser made the element, since its start tag is not in the source.
    var isImplied: Bool

    /// The text of a run or of a comment.
    var content: String

    /// The index of the parent, or -1 for a root.
    var parent: Int32

    /// The index after the last descendant.
    var end: Int32

    /// Where the attributes of an element start in ``HTMLDocument/attributes``.
    var firstAttribute: Int32

    /// How many attributes the element has, duplicates included.
    var attributeCount: Int32

    /// The line of the start, from 1; 0 if the source has none.
    var line: Int32

    /// The column of the start in Unicode scalars, from 1; 0 if the source has none.
    var column: Int32
  }

  /// All nodes, in document order.
  var nodes: [Node] = []

  /// What is known of the elements of each name.
  var types: [HTMLElementType] = []

  /// The attributes of all elements, in source order.
  var attributes: [Attribute] = []

  /// The first element of each identifier, in document order.
  var elementsByIdentifier: [String: Int] = [:]

  /// The shadow trees; `nil` for a page without any.
  var shadows: ShadowTrees?

  /// The children that title elements, by the element.
  ///
  /// They are the first `summary` of a `details`, `legend` of a `fieldset`, `caption` of a `table`
  /// and `figcaption` of a `figure`.
  var titleChildren: [Int: Int] = [:]

  /// What went wrong while reading, with the line where it is known.
  var warnings: [DocumentWarning] = []

  /// Whether the page starts with a document type.
  var hasDocumentType = false

  /// How many nodes there are.
  var count: Int { nodes.count }

  // MARK: Nodes

  /// Whether a node is an element.
  func isElement(_ node: Int) -> Bool { nodes[node].kind == .element }

  /// Whether a node is an element of HTML with a name.
  func isHTML(_ node: Int, _ name: String) -> Bool {
    guard nodes[node].kind == .element else { return false }
    let type = Int(nodes[node].type)
    return types[type].namespace == .html && types[type].name == name
  }

  /// Whether a node is an element of HTML with one of these names.
  func isHTML(_ node: Int, _ name: String, _ others: String...) -> Bool {
    isHTML(node, name) || others.contains { isHTML(node, $0) }
  }

  /// The name of an element; empty for other nodes.
  func name(_ node: Int) -> String {
    nodes[node].kind == .element ? types[Int(nodes[node].type)].name : ""
  }

  /// The language that an element belongs to.
  func namespace(_ node: Int) -> Namespace {
    nodes[node].kind == .element ? types[Int(nodes[node].type)].namespace : .html
  }

  /// Whether an element has what all elements of its name have in common.
  func has(_ trait: HTMLElementType.Traits, _ node: Int) -> Bool {
    nodes[node].kind == .element && types[Int(nodes[node].type)].traits.contains(trait)
  }

  /// The index of the parent.
  func parent(_ node: Int) -> Int? {
    let parent = nodes[node].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// The index after the last descendant of a node.
  func end(_ node: Int) -> Int { Int(nodes[node].end) }

  /// The descendants of a node, in document order.
  func descendants(_ node: Int) -> Range<Int> { node + 1..<Int(nodes[node].end) }

  /// The children of a node, in order.
  func children(_ node: Int) -> HTMLChildren {
    HTMLChildren(nodes: nodes, next: node + 1, end: Int(nodes[node].end))
  }

  /// The children of a node that are elements, in order.
  func childElements(_ node: Int) -> some Sequence<Int> {
    children(node).lazy.filter { nodes[$0].kind == .element }
  }

  /// The element before a node under the same parent.
  ///
  /// - Complexity: O(*d*) in the depth of what is between them.
  func previousElement(_ node: Int) -> Int? {
    let parent = nodes[node].parent
    var current = node
    while true {
      current -= 1
      guard current > Int(parent), current >= 0 else { return nil }
      while nodes[current].parent != parent { current = Int(nodes[current].parent) }
      if nodes[current].kind == .element { return current }
    }
  }

  /// The element after a node under the same parent.
  func nextElement(_ node: Int) -> Int? {
    guard let parent = parent(node) else { return nil }
    var current = end(node)
    while current < end(parent) {
      if nodes[current].kind == .element { return current }
      current = end(current)
    }
    return nil
  }

  /// The ancestors of a node, from its parent up.
  func ancestors(_ node: Int) -> some Sequence<Int> {
    sequence(state: node) { current in
      let parent = Int(nodes[current].parent)
      guard parent >= 0 else { return nil }
      current = parent
      return parent
    }
  }

  /// Whether `node` lies inside of `ancestor`.
  func isDescendant(_ node: Int, of ancestor: Int) -> Bool {
    ancestor < node && node < Int(nodes[ancestor].end)
  }

  /// Where a node starts in the source.
  func position(_ node: Int) -> SourcePosition? {
    let line = Int(nodes[node].line)
    guard line > 0 else { return nil }
    return SourcePosition(line: line, column: max(1, Int(nodes[node].column)))
  }

  /// Whether a node is the summary that opens and closes the `details` it stands in.
  func isDisclosureSummary(_ node: Int) -> Bool {
    guard isHTML(node, "summary"), let parent = parent(node) else { return false }
    return titleChildren[parent] == node
  }

  /// The text of all runs inside a node, joined without change.
  ///
  /// - Complexity: O(*n*) in the number of descendants.
  func text(_ node: Int) -> String {
    if nodes[node].kind == .text { return nodes[node].content }
    var text = ""
    for index in descendants(node) where nodes[index].kind == .text {
      text += nodes[index].content
    }
    return text
  }

  // MARK: Attributes

  /// The attributes of an element in source order, duplicates included.
  func attributes(of node: Int) -> ArraySlice<Attribute> {
    let first = Int(nodes[node].firstAttribute)
    return attributes[first..<first + Int(nodes[node].attributeCount)]
  }

  /// The value of an attribute; `nil` if the element has no such attribute.
  func attribute(_ name: String, of node: Int) -> String? {
    let first = Int(nodes[node].firstAttribute)
    for index in first..<first + Int(nodes[node].attributeCount)
    where attributes[index].name == name {
      return attributes[index].value
    }
    return nil
  }

  /// Whether an element has an attribute, whatever its value.
  func hasAttribute(_ name: String, of node: Int) -> Bool { attribute(name, of: node) != nil }

  /// The value of an attribute without outer white space; `nil` if it is missing or blank.
  func text(of name: String, of node: Int) -> String? {
    guard let value = attribute(name, of: node) else { return nil }
    let trimmed = value.trimmingHTMLSpace()
    return trimmed.isEmpty ? nil : trimmed
  }

  /// The words of an attribute that is a list, such as `class` or `aria-labelledby`.
  func words(of name: String, of node: Int) -> [Substring] {
    attribute(name, of: node)?.splitAtHTMLSpace() ?? []
  }

  /// The elements that an attribute refers to, in the order of the attribute; missing ones are left
  /// out.
  func references(of name: String, of node: Int) -> [Int] {
    words(of: name, of: node).compactMap { element(identified: String($0), for: node) }
  }
}
