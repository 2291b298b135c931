import Foundation
import Testing

@testable import A11yOutline

/// A view that breaks a rule, and one that keeps it.
struct ViewSample: CustomTestStringConvertible, Sendable {
  let rule: String
  let failing: @MainActor @Sendable () -> ViewHost
  let passing: @MainActor @Sendable () -> ViewHost

  init<Failing: View, Passing: View>(
    _ rule: String,
    title: String? = nil,
    @ViewBuilder failing: @escaping @MainActor @Sendable () -> Failing,
    @ViewBuilder passing: @escaping @MainActor @Sendable () -> Passing
  ) {
    self.rule = rule
    self.failing = { ViewHost(failing(), title: title) }
    self.passing = { ViewHost(passing(), title: title) }
  }

  var testDescription: String { rule }

  /// The rules that no view can break, or whose breaking no look at a view shows, and why.
  static let withoutView: [String: String] = [
    "collapsed-content-reachable": "a group is walked as it is, not as a second statement says",
    "expanded-content-hidden": "a group that is open shows what it has",
    "expandable-without-state": "a group states its expansion by itself",
    "expanded-on-leaf": "what is not a group has no expansion to state",
    "state-on-wrong-element": "the expansion of a group belongs to the group",
    "details-without-summary": "a group takes a label",
    "summary-not-first": "the label of a group comes first",
    "tree-level-mismatch": "levels and positions follow from the views and cannot be stated",
    "heading-level-out-of-range": "accessibilityHeading takes levels from 1 to 6",
    "page-language-valid": "a view states no language",
    "part-language-valid": "a view states no language",
    "tab-name": "a view is no tab",
    "keyboard-unreachable": "a crawl shows it",
    "keyboard-trap": "a crawl shows it",
  ]

  /// The rules that ask for a view.
  static let all: [ViewSample] = names + headings + groups + hitting

  private static let names: [ViewSample] = [
    ViewSample("button-name") {
      Button("") {}
    } passing: {
      Button("Save") {}
    },
    ViewSample("link-name") {
      Link("", destination: address)
    } passing: {
      Link("Timetable", destination: address)
    },
    ViewSample("empty-heading") {
      Text("News").accessibilityElement().accessibilityAddTraits(.isHeader)
    } passing: {
      Text("News").accessibilityAddTraits(.isHeader)
    },
    ViewSample("field-name") {
      Toggle("", isOn: .constant(true))
    } passing: {
      Toggle("Wi-Fi", isOn: .constant(true))
    },
    ViewSample("image-alternative") {
      Image("chart").accessibilityLabel("")
    } passing: {
      Image("chart").accessibilityLabel("Rain by month")
    },
    ViewSample("image-file-name") {
      Image("DSC_00123.jpg")
    } passing: {
      Image("DSC_00123.jpg", label: Text("A harbour"))
    },
    ViewSample("item-name") {
      HStack { Text("12°") }.accessibilityElement()
    } passing: {
      HStack { Text("12°") }.accessibilityElement().accessibilityLabel("12 degrees")
    },
    ViewSample("role-in-name") {
      Button("Save button") {}
    } passing: {
      Button("Save") {}
    },
    ViewSample("symbols-only-name") {
      Text("***")
    } passing: {
      Text("Stars")
    },
    ViewSample("sibling-items-same-name") {
      Button("Save") {}
      Button("Save") {}
    } passing: {
      Button("Save") {}
      Button("Print") {}
    },
  ]

  private static let headings: [ViewSample] = [
    ViewSample("heading-order") {
      Text("Garden").accessibilityHeading(.h1)
      Text("Tools").accessibilityHeading(.h3)
    } passing: {
      Text("Garden").accessibilityHeading(.h1)
      Text("Tools").accessibilityHeading(.h2)
    },
    ViewSample("sibling-headings-same-name") {
      Text("Notes").accessibilityHeading(.h2)
      Text("Notes").accessibilityHeading(.h2)
    } passing: {
      Text("Notes").accessibilityHeading(.h2)
      Text("Tools").accessibilityHeading(.h2)
    },
    // A title counts as a heading of level 1.
    ViewSample("page-heading", title: "") {
      Text("Tools").accessibilityHeading(.h2)
    } passing: {
      Text("Tools").accessibilityHeading(.h1)
    },
  ]

  private static let groups: [ViewSample] = [
    ViewSample("empty-group") {
      DisclosureGroup("Trees") { EmptyView() }
    } passing: {
      trees(Text("Trees"))
    },
    ViewSample("single-item-group") {
      DisclosureGroup("Garden", isExpanded: .constant(true)) {
        DisclosureGroup("Plants", isExpanded: .constant(true)) { trees(Text("Trees")) }
      }
    } passing: {
      DisclosureGroup("Garden", isExpanded: .constant(true)) { trees(Text("Trees")) }
    },
    ViewSample("name-changes-with-state") {
      trees(Text("Collapse all"))
    } passing: {
      trees(Text("Trees"))
    },
    ViewSample("hint-contradicts-state") {
      trees(Text("Trees"), isExpanded: true).accessibilityHint("Expands")
    } passing: {
      trees(Text("Trees")).accessibilityHint("Expands")
    },
    ViewSample("disclosure-without-state") {
      Button("Show details") {}
    } passing: {
      Button("Show details") {}.accessibilityValue("Collapsed")
    },
  ]

  private static let hitting: [ViewSample] = [
    ViewSample("hit-testable-while-collapsed") {
      trees(Text("Trees")).disclosureGroupStyle(DrawnAlways(isHitWhenClosed: true))
    } passing: {
      trees(Text("Trees")).disclosureGroupStyle(DrawnAlways(isHitWhenClosed: false))
    },
    ViewSample("hidden-but-hit-testable") {
      Button("Save") {}.accessibilityHidden(true)
    } passing: {
      Button("Save") {}.accessibilityHidden(true).allowsHitTesting(false)
    },
    ViewSample("shown-but-not-hit-testable") {
      Button("Save") {}.allowsHitTesting(false)
    } passing: {
      Button("Save") {}
    },
    ViewSample("clipped-but-reachable") {
      Text("a").frame(height: 0).clipped()
    } passing: {
      Text("a").clipped()
    },
  ]

  private static let address = URL(filePath: "/timetable")

  @MainActor
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
