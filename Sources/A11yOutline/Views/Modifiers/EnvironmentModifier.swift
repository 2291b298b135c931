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
