extension ViewNode {
  /// The rectangle around what the node is drawn as; `nil` for what is not there.
  func region(_ frame: (LayoutItem) -> CGRect) -> CGRect? {
    guard isActive else { return nil }
    let top = graph.rootItem
    return union(
      of: (behavior?.regionItems ?? items).lazy.filter { $0.outermost === top }.map(frame)
    )
  }

  /// The numbers of the rectangles that the node is drawn as; none for what is not there.
  var frameNumbers: [Int32] {
    isActive && isMounted ? (behavior?.regionItems ?? items).map(\.number) : []
  }

  private func union(of frames: some Sequence<CGRect>) -> CGRect? {
    frames.reduce(nil as CGRect?) { union, frame in union?.union(frame) ?? frame }
  }
}
