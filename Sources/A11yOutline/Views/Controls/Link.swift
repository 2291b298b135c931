/// A way to an address.
public struct Link<Label> {
  let label: Label
  let destination: URL
}

extension Link where Label: View {
  /// Creates a link.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(label: Text(titleKey), destination: destination)
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(label: Text(title), destination: destination)
  }
}

extension Link: View where Label: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Keeps the label.
  public func _evaluate(in node: ViewNode) {
    node.behavior(LinkBehavior.self).update(destination: destination, label: label)
  }
}

/// A node of a link.
private final class LinkBehavior: StyledBehavior {
  private var destination: URL?

  @MainActor
  func update(destination: URL, label view: any View) {
    self.destination = destination
    update(label: view, body: nil)
  }

  override func elements() -> [AccessibilityElement] {
    var content = node.content((label.node?.elements ?? []).spokenLabel, .link)
    content.target = destination?.absoluteString
    return [AccessibilityElement(node, content)]
  }
}
