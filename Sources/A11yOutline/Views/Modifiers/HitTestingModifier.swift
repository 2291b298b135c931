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
