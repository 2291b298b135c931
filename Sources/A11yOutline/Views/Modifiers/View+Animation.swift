extension View {
  /// Animates the changes in the view that come with a change of a value.
  ///
  /// An animation of `nil` has the changes complete at once.
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?,
    value: Value
  ) -> some View {
    AnimatedView(content: self, animation: animation, value: value)
  }

  /// Changes how changes in the view are animated.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, transform: transform)
  }
}
