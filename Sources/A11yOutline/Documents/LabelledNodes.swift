/// Appends nodes whose texts hold links and images, which stand beside a leaf and inside a group.
///
/// Whether a node is a group is known only when the next node comes; so a node with something
/// inside its text waits for it.
struct LabelledNodes {
  private struct Waiting {
    var content: NodeContent
    var inline: [NodeContent]
    /// Whether the text is nothing but the one link or image.
    var isSole: Bool
    var depth: Int
  }

  /// What takes the nodes.
  var builder: OutlineBuilder

  private var waiting: Waiting?

  init(_ builder: OutlineBuilder) {
    self.builder = builder
  }

  /// Appends a node without anything inside its text.
  @discardableResult
  mutating func append(_ content: NodeContent, depth: Int) -> NodeID {
    release(before: depth)
    return builder.append(content, depth: depth)
  }

  /// Appends a node of which nothing but its text, its role and its place is known.
  mutating func append(
    text utf8: UnsafeBufferPointer<UInt8>,
    role: Outline.Role,
    source: SourcePosition?,
    depth: Int
  ) -> NodeID {
    release(before: depth)
    return builder.append(text: utf8, role: role, source: source, depth: depth)
  }

  /// Appends a node whose text holds links and images.
  ///
  /// - Parameters:
  ///   - content: The node.
  ///   - text: The text and what is inside it.
  ///   - depth: How many nodes it stands in.
  /// - Returns: The identity that the node has or will have.
  @discardableResult
  mutating func append(_ content: NodeContent, with text: InlineText, depth: Int) -> NodeID {
    release(before: depth)
    let id = NodeID(rawValue: Int32(builder.count))
    if text.nodes.isEmpty {
      builder.append(content, depth: depth)
    } else {
      waiting = Waiting(
        content: content,
        inline: text.nodes,
        isSole: text.soleNode != nil,
        depth: depth
      )
    }
    return id
  }

  /// How many nodes there are, the waiting one included.
  var count: Int {
    guard let waiting else { return builder.count }
    return builder.count + 1 + waiting.inline.count
  }

  /// Appends the waiting node.
  ///
  /// - Parameter depth: The depth of the next node; 0 at the end.
  mutating func release(before depth: Int) {
    // Asked first, for most nodes have nothing inside and what waits is large to move.
    if waiting == nil { return }
    guard let node = waiting.take() else { return }
    let isGroup = depth > node.depth
    let canBeLink = node.content.role == .paragraph || node.content.role == .listItem
    if node.isSole, !isGroup, canBeLink, let sole = node.inline.first {
      var content = node.content
      content.role = sole.role
      content.target = sole.target
      content.description = sole.description
      content.direction = sole.direction ?? content.direction
      builder.append(content, depth: node.depth)
      return
    }
    builder.append(node.content, depth: node.depth)
    for var inline in node.inline {
      inline.isInline = true
      builder.append(inline, depth: isGroup ? node.depth + 1 : node.depth)
    }
  }

  /// The outline of all nodes.
  ///
  /// There are none afterwards: they are moved and not copied.
  mutating func build() -> Outline {
    release(before: 0)
    return builder.build()
  }
}
