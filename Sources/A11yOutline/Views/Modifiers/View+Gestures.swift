extension View {
  /// Runs an action when the view is tapped: with Enter on what it reads, or with a pointer.
  ///
  /// The count is that of a pointer's taps; Enter is always one.
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    accessibilityAttributes { $0.tap = action }
  }
}
