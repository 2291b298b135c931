extension View {
  /// Adds room at some edges.
  ///
  /// A length of `nil` is 16 points, a line of a terminal.
  public nonisolated func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    wrapped(by: PaddingModifier(insets: EdgeInsets(length ?? TextMetrics.lineHeight, edges)))
  }

  /// Adds the same room at every edge, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    wrapped(by: PaddingModifier(insets: EdgeInsets(length, .all)))
  }

  /// Adds room at each edge.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    wrapped(by: PaddingModifier(insets: insets))
  }
}
