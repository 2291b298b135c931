import Testing

@testable import A11yOutline

/// A view that breaks a rule, and one that keeps it.
@MainActor struct ViewSample {
  let rule: String
  let failing: AnyView
  let passing: AnyView

  init(_ rule: String, failing: some View, passing: some View) {
    self.rule = rule
    self.failing = AnyView(failing)
    self.passing = AnyView(passing)
  }

  /// The rules that ask for nothing but a view.
  static var all: [ViewSample] {
    [
      ViewSample("button-name", failing: Button("") {}, passing: Button("Save") {}),
      ViewSample(
        "field-name",
        failing: Toggle("", isOn: .constant(true)),
        passing: Toggle("Wi-Fi", isOn: .constant(true))
      ),
      ViewSample("role-in-name", failing: Button("Save button") {}, passing: Button("Save") {}),
      ViewSample("symbols-only-name", failing: Text("***"), passing: Text("Stars")),
      ViewSample(
        "sibling-items-same-name",
        failing: VStack {
          Button("Save") {}
          Button("Save") {}
        },
        passing: VStack {
          Button("Save") {}
          Button("Print") {}
        }
      ),
      ViewSample(
        "empty-group",
        failing: DisclosureGroup("Trees") { EmptyView() },
        passing: trees(Text("Trees"))
      ),
      ViewSample(
        "name-changes-with-state",
        failing: trees(Text("Collapse all")),
        passing: trees(Text("Trees"))
      ),
      ViewSample(
        "hint-contradicts-state",
        failing: trees(Text("Trees"), isExpanded: true).accessibilityHint("Expands"),
        passing: trees(Text("Trees")).accessibilityHint("Expands")
      ),
      ViewSample(
        "hit-testable-while-collapsed",
        failing: trees(Text("Trees")).disclosureGroupStyle(DrawnAlways(isHitWhenClosed: true)),
        passing: trees(Text("Trees")).disclosureGroupStyle(DrawnAlways(isHitWhenClosed: false))
      ),
    ]
  }

  private static func trees(_ label: Text, isExpanded: Bool = false) -> some View {
    DisclosureGroup(isExpanded: .constant(isExpanded)) {
      Button("Oak") {}
      Button("Larch") {}
    } label: {
      label
    }
  }
}

/// A style that draws the content of a group whether or not the group is open.
private struct DrawnAlways: DisclosureGroupStyle {
  let isHitWhenClosed: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      configuration.content
        .allowsHitTesting(configuration.isExpanded || isHitWhenClosed)
    }
  }
}
