import Testing

@testable import A11yOutline

@MainActor
@Suite struct DisclosureGroupStyleTests {
  /// A header that says what it will do, a button of another kind, and the content in a frame.
  struct WordyStyle: DisclosureGroupStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        Button {
          log.presses += 1
          withAnimation { configuration.isExpanded.toggle() }
        } label: {
          HStack {
            Image(systemName: configuration.isExpanded ? "minus" : "plus")
            configuration.label
            Spacer()
            Text(configuration.isExpanded ? "Hide it" : "Reveal it").font(.caption)
          }
        }
        .buttonStyle(.plain)
        Button("Explain") { log.explanations += 1 }
        if configuration.isExpanded {
          configuration.content.padding(.leading, 8)
        }
      }
    }
  }

  final class Log {
    var presses = 0
    var explanations = 0
  }

  struct Menu: View {
    let log: Log

    var body: some View {
      DisclosureGroup("Soups") {
        Text("Minestrone")
        DisclosureGroup("Cold") { Text("Gazpacho") }
      }
      .disclosureGroupStyle(WordyStyle(log: log))
    }
  }

  @Test func styledGroupIsOneGroup() throws {
    let log = Log()
    let host = ViewHost(Menu(log: log))
    let soups = try host.id("Soups")
    #expect(host.lines == ["Soups, Collapsed, 2"])
    try host.press("Soups")
    #expect(log.presses == 1)
    #expect(host.lines == ["Soups, Expanded", "  Minestrone", "  Cold, Collapsed, 1"])
    try host.open("Cold")
    #expect(host.lines.last == "    Gazpacho")
    try host.close("Soups")
    #expect(host.lines == ["Soups, Collapsed, 2"])
    try host.open("Soups")
    #expect(host.lines.count == 4)
    #expect(try host.id("Soups") == soups)
  }

  @Test func otherButtonsOfTheStyleAreNamedActions() throws {
    let log = Log()
    let host = ViewHost(Menu(log: log))
    let soups = try host.id("Soups")
    #expect(host.actionNames(of: soups) == ["Explain"])
    #expect(host.perform(actionNamed: "Explain", on: soups))
    #expect(host.perform(actionNamed: "Reveal it", on: soups) == false)
    #expect(log.explanations == 1)
  }

  struct KeepingStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label.onTapGesture { configuration.isExpanded.toggle() }
        configuration.content
          .disabled(!configuration.isExpanded)
          .accessibilityHidden(!configuration.isExpanded)
      }
    }
  }

  @Test func contentThatTheStyleKeepsIsCountedWhileClosed() throws {
    let host = ViewHost(
      DisclosureGroup("Drawer") {
        Text("Pen")
        Button("Lock") {}
      }
      .disclosureGroupStyle(KeepingStyle())
    )
    #expect(host.lines == ["Drawer, Collapsed, 2"])
    try host.press("Drawer")
    #expect(host.lines == ["Drawer, Expanded", "  Pen", "  Lock, button"])
  }

  struct DecoratingStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      DisclosureGroup(configuration).padding()
    }
  }

  @Test func styleMayContainTheGroupItself() throws {
    let host = ViewHost(
      DisclosureGroup("Cellar") { Text("Wine") }.disclosureGroupStyle(DecoratingStyle())
    )
    #expect(host.lines == ["Cellar, Collapsed, 1"])
    try host.open("Cellar")
    #expect(host.lines == ["Cellar, Expanded", "  Wine"])
  }

  @Test func automaticStyleEndsAnother() throws {
    let log = Log()
    let host = ViewHost(
      DisclosureGroup("Plain") { Text("Inside") }
        .disclosureGroupStyle(.automatic)
        .disclosureGroupStyle(WordyStyle(log: log))
    )
    try host.press("Plain")
    #expect(log.presses == 0)
    #expect(host.lines == ["Plain, Expanded", "  Inside"])
  }
}
