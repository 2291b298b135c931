public import Observation

extension View {
  nonisolated func transformingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentTransform(change: change))
  }

  /// Sets a value of the environment for the view.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment of the view.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    transformingEnvironment { $0.setObject(object, as: Object.self) }
  }

  /// Changes a value of the environment for the view.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    transformingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Makes the controls in the view unavailable; a view inside one that is cannot undo it.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }

  /// Sets whether a point in the view's region finds it.
  ///
  /// It says nothing about whether the view is read, or can be operated with keys.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Sets the greatest number of lines of the texts in the view.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the font of the texts in the view.
  public nonisolated func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }
}
