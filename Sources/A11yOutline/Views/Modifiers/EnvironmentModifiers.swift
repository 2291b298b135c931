public import Observation

/// Sets a value of the environment.
struct EnvironmentModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension EnvironmentModifier: ViewModifier {
  typealias Body = Never

  func _evaluate<Modified: View>(_ content: Modified, in node: ViewNode) {
    let behavior = node.behavior(EnvironmentBehavior<Self>.self)
    let environment = behavior.environment(self) { $0[keyPath: keyPath] = value }
    node.updateChild(0, content, environment: environment)
  }
}

/// Changes the environment.
struct EnvironmentTransform {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentTransform: ViewModifier {
  typealias Body = Never

  func _evaluate<Modified: View>(_ content: Modified, in node: ViewNode) {
    let behavior = node.behavior(EnvironmentBehavior<Self>.self)
    node.updateChild(0, content, environment: behavior.environment(self, change))
  }
}

/// A node that changes what surrounds its content.
private final class EnvironmentBehavior<Modifier>: NodeBehavior {
  private var modifier: Modifier?
  private var cache = CachedEnvironment()

  func environment(
    _ modifier: Modifier,
    _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    let isStale = self.modifier.map { !hasSameBits($0, modifier) } ?? true
    self.modifier = modifier
    return cache.transform(node.environment, isStale: isStale, change)
  }
}

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

/// Makes controls unavailable.
struct DisabledModifier {
  let isDisabled: Bool
}

extension DisabledModifier: ViewModifier {
  typealias Body = Never

  func _evaluate<Modified: View>(_ content: Modified, in node: ViewNode) {
    var environment = node.environment
    if isDisabled { environment.isEnabled = false }
    node.updateChild(0, content, environment: environment)
  }
}

/// Takes views out of hit testing.
struct HitTestingModifier {
  let isEnabled: Bool
}

extension HitTestingModifier: ViewModifier {
  typealias Body = Never

  func _evaluate<Modified: View>(_ content: Modified, in node: ViewNode) {
    var environment = node.environment
    if !isEnabled { environment.allowsHitTesting = false }
    node.updateChild(0, content, environment: environment)
  }
}
