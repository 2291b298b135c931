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

  /// Gives the view an identity: with another one it is another view, without the old state.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }

  /// Names the view in the selection of its list.
  public nonisolated func tag<Value: Hashable>(_ tag: Value) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}

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

/// A view that tells when a value changes.
struct ChangeView<Content, Value: Equatable> {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeView: View where Content: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    node.behavior(ChangeBehavior<Value>.self).update(value, isInitial: isInitial, action: action)
    node.updateChild(0, content)
  }
}

/// A node that tells when a value changes.
private final class ChangeBehavior<Value: Equatable>: NodeBehavior {
  private var value: Value?

  func update(_ new: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void) {
    let old = value
    value = new
    if let old, old != new {
      node.graph.afterEvaluation { action(old, new) }
    } else if old == nil, isInitial {
      node.graph.afterEvaluation { action(new, new) }
    }
  }
}

/// A view with an identity of its own.
struct IdentifiedView<Content, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View where Content: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    if let old = node.identity, old != AnyHashable(id) { node.removeChildren(from: 0) }
    node.identity = AnyHashable(id)
    node.updateChild(0, content)
  }
}

/// A view with a name in the selection of its list.
struct TaggedView<Content> {
  let content: Content
  let tag: AnyHashable
}

extension TaggedView: View where Content: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    node.identity = tag
    node.updateChild(0, content)
  }
}
