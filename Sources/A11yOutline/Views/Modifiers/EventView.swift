/// A view that tells when it comes and goes.
struct EventView<Content> {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension EventView: View where Content: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    node.behavior(EventBehavior.self).update(appear: appear, disappear: disappear)
    node.updateChild(0, content)
  }
}

/// A node that tells when it comes and goes.
private final class EventBehavior: NodeBehavior {
  private var appear: (() -> Void)?
  private var disappear: (() -> Void)?
  private var isPresent = false

  func update(appear: (() -> Void)?, disappear: (() -> Void)?) {
    (self.appear, self.disappear) = (appear, disappear)
    activityChanged()
  }

  override func activityChanged() { setPresent(node.isActive) }

  override func willUnmount() { setPresent(false) }

  private func setPresent(_ isPresent: Bool) {
    guard isPresent != self.isPresent else { return }
    self.isPresent = isPresent
    if let action = isPresent ? appear : disappear { node.graph.afterEvaluation(action) }
  }
}
