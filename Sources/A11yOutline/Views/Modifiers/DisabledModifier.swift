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
