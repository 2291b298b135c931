extension ViewNode {
  /// The rectangle around what the node is drawn as; `nil` for what is not there.
  func region(_ frame: (LayoutItem) -> CGRect) -> CGRect? {
    guard isActive else { return nil }
    let top = graph.rootItem
    let frames = (behavior?.regionItems ?? items).filter { $0.outermost === top }.map(frame)
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
}
