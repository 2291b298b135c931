/// A label that shows or hides content.
///
/// As in SwiftUI. It is a group of the outline: its content is one level deeper and counted while
/// it is closed. For that the content is made once, without appearing; groups in it are made when
/// it opens. The state of the content stays when the group closes.
public struct DisclosureGroup<Label, Content> {
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content
}

extension DisclosureGroup where Label: View, Content: View {
  /// Creates a group that keeps for itself whether it is open; it starts closed.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: nil, content: content)
  }

  /// Creates a group that is open when a binding says so.
  public nonisolated init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: isExpanded, content: content)
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Creates a group with a title that keeps for itself whether it is open; it starts closed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), isExpanded: nil, content: content)
  }

  /// Creates a group with a title that is open when a binding says so.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), isExpanded: isExpanded, content: content)
  }

  /// Creates a group with a title that keeps for itself whether it is open; it starts closed.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ label: Title,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(label), isExpanded: nil, content: content)
  }

  /// Creates a group with a title that is open when a binding says so.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ label: Title,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(label), isExpanded: isExpanded, content: content)
  }
}

extension DisclosureGroup
where
  Label == DisclosureGroupStyleConfiguration.Label,
  Content == DisclosureGroupStyleConfiguration.Content
{
  /// Creates the group that a style decorates.
  public nonisolated init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(
      label: configuration.label,
      isExpanded: configuration.$isExpanded,
      content: { configuration.content }
    )
  }
}

extension DisclosureGroup: View where Label: View, Content: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Keeps label and content, in the body of the style.
  public func _evaluate(in node: ViewNode) {
    node.behavior(DisclosureBehavior.self).update(
      isExpanded: isExpanded,
      label: label,
      content: content
    )
  }
}
