extension View {
  /// Runs an action when the view comes to be there for the user.
  ///
  /// Content of a closed group, which is made to be counted, is not there yet.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    EventView(content: self, appear: action, disappear: nil)
  }

  /// Runs an action when the view ceases to be there for the user.
  public nonisolated func onDisappear(
    perform action: (() -> Void)? = nil
  ) -> some View {
    EventView(content: self, appear: nil, disappear: action)
  }

  /// Runs an action when a value changes.
  ///
  /// The action is told the old and the new value, and runs for the first value too if that is
  /// wanted.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Runs an action when a value changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Runs an action, which is told the new value, when a value changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: false) { _, new in action(new) }
  }

  /// Gives the view an identity: with another one it is another view, without the old state.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }

  /// Names the view in the selection of its list.
  public nonisolated func tag<Value: Hashable>(_ tag: Value) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}
