/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label of a group.
  public struct Label {
    let slot: SlotView
  }

  /// The content of a group.
  public struct Content {
    let slot: SlotView
  }

  /// The label of the group.
  public let label: Label

  /// The content of the group.
  public let content: Content

  /// Whether the group is open.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: View {
  /// The place of the label.
  public var body: some View { slot }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  /// The place of the content.
  public var body: some View { slot }
}

extension DisclosureGroupStyle {
  /// What a group with some parts looks like.
  func body(isExpanded: Binding<Bool>, label: SlotView, content: SlotView) -> any View {
    makeBody(
      configuration: Configuration(
        label: Configuration.Label(slot: label),
        content: Configuration.Content(slot: content),
        isExpanded: isExpanded
      )
    )
  }
}
