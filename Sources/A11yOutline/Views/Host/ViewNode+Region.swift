extension ViewNode {
  /// The rectangle around what the node is drawn as; `nil` for what is not there.
  func region(_ frame: (LayoutItem) -> CGRect) -> CGRect? {
    guard isActive else { return nil }
    let top = graph.rootItem
    return union(
      of: (behavior?.regionItems ?? items).lazy.filter { $0.outermost === top }.map(frame)
    )
  }

  /// The rectangle around what the node is drawn as, once a search located all items.
  func locatedRegion(_ number: Int) -> CGRect? {
    guard isActive else { return nil }
    let items = behavior?.regionItems ?? items
    return union(
      of: items.lazy.filter { $0.locationNumber == number }.map {
        CGRect(origin: $0.location, size: $0.size)
      }
    )
  }

  private func union(of frames: some Sequence<CGRect>) -> CGRect? {
    frames.reduce(nil as CGRect?) { union, frame in union?.union(frame) ?? frame }
  }
}
