/// Which elements `aria-owns` moves under which (WAI-ARIA 1.2, section 6.6.27).
///
/// An element has one owner, the first in document order. A reference that would make an element
/// its own ancestor is left out, so that a walk through the tree always ends.
struct Ownership: Sendable {
  /// The owner of each element that has one.
  private(set) var owners: [Int: Int] = [:]

  /// How far up an owner is looked for; a reference from deeper down is left out.
  private static let depthLimit = 1024

  /// The elements that each owner owns, in the order of its attribute.
  private(set) var owned: [Int: [Int]] = [:]

  init(_ document: HTMLDocument) {
    for node in 0..<document.count
    where document.isElement(node) && document.nodes[node].attributeCount > 0 {
      for child in document.references(of: "aria-owns", of: node) where owners[child] == nil {
        guard child != node, !isAncestor(child, of: node, in: document) else { continue }
        owners[child] = node
        owned[node, default: []].append(child)
      }
    }
  }

  /// The parent of an element, with ownership in place of the source.
  func parent(_ node: Int, in document: HTMLDocument) -> Int? {
    owners[node] ?? document.parent(node)
  }

  private func isAncestor(_ candidate: Int, of node: Int, in document: HTMLDocument) -> Bool {
    var current = parent(node, in: document)
    for _ in 0..<Self.depthLimit {
      guard let ancestor = current else { return false }
      if ancestor == candidate { return true }
      current = parent(ancestor, in: document)
    }
    return true
  }
}
