/// The children of a node of a page, in order.
struct HTMLChildren: Sequence, IteratorProtocol {
  private let nodes: [HTMLDocument.Node]
  private var following: Int
  private let end: Int

  init(nodes: [HTMLDocument.Node], next: Int, end: Int) {
    self.nodes = nodes
    self.following = next
    self.end = end
  }

  mutating func next() -> Int? {
    guard following < end else { return nil }
    defer { following = Int(nodes[following].end) }
    return following
  }
}
