import Testing

@testable import A11yOutline

/// All that is spelled as for SwiftUI can be lowered and laid out too.
@MainActor
@Suite struct SpellingTests {
  private static let views: [any View] = [
    SwiftUISpellings.Structure(), SwiftUISpellings.Texts(), SwiftUISpellings.Controls(),
    SwiftUISpellings.Containers(),
    SwiftUISpellings.Surroundings().environment(SwiftUISpellings.Basket()),
    SwiftUISpellings.States(bound: .constant(true)),
    SwiftUIModifierSpellings.Rooms(), SwiftUIModifierSpellings.Looks(),
    SwiftUIModifierSpellings.Behaviour(), SwiftUIModifierSpellings.Motion(),
    SwiftUIModifierSpellings.Layouts(), SwiftUIModifierSpellings.Turning(angle: 1),
    SwiftUIModifierSpellings.Accessibility(),
  ]

  @Test(arguments: 0..<13) func spelledViewsAreRead(_ number: Int) {
    let host = ViewHost(AnyView(Self.views[number]))
    host.setAllExpanded(true)
    #expect(host.outline.visibleCount > 0)
    #expect(host.outline.invariantViolation() == nil)
    #expect(host.size.height > 0)
    #expect(host.drawing?.isEmpty == false)
  }

  @Test func theFirstWindowOfAProgramIsShown() {
    #expect(ViewHost(SwiftUISpellings.Page()).lines == ["a"])
  }
}
