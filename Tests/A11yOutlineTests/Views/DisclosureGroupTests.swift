import Testing

@testable import A11yOutline

@MainActor
@Suite struct DisclosureGroupTests {
  struct Garden: View {
    @State private var isOpen = true

    var body: some View {
      DisclosureGroup("Garden", isExpanded: $isOpen) {
        Toggle("Sprinkler", isOn: .constant(true))
        Text("Dry since Monday").foregroundStyle(.secondary)
      }
    }
  }

  @Test func bindingDecidesWhatIsOpen() throws {
    let host = ViewHost(Garden())
    #expect(
      host.lines == ["Garden, Expanded", "  Sprinkler, toggle, On", "  Dry since Monday"]
    )
    #expect(try host.close("Garden"))
    #expect(host.lines == ["Garden, Collapsed, 2"])
    #expect(try host.press("Garden"))
    #expect(host.lines.count == 3)
  }

  @Test func openingWhatIsOpenOrNoGroupDoesNothing() throws {
    let host = ViewHost(Garden())
    #expect(try host.open("Garden") == false)
    #expect(try host.open("Dry since Monday") == false)
    #expect(host.setExpanded(NodeID(rawValue: 999), true) == false)
    #expect(host.lines.count == 3)
  }

  @Test func constantBindingDoesNotChange() throws {
    let host = ViewHost(
      VStack {
        DisclosureGroup("Fixed", isExpanded: .constant(false)) { Text("Inside") }
        Toggle("Locked", isOn: .constant(false))
      }
    )
    #expect(try host.open("Fixed") == false)
    #expect(try host.press("Fixed"))
    #expect(try host.press("Locked"))
    #expect(host.lines == ["Fixed, Collapsed, 1", "Locked, toggle, Off"])
  }

  struct Nested: View {
    var body: some View {
      DisclosureGroup("Outer") {
        DisclosureGroup("Inner") {
          Text("Leaf")
          Text("Other leaf")
        }
        Text("Beside")
      }
      Text("After")
    }
  }

  @Test func closedGroupCountsItsContent() throws {
    let host = ViewHost(Nested())
    #expect(host.lines == ["Outer, Collapsed, 2", "After"])
    // A group inside a closed one is there, but not made.
    #expect(host.outline.count == 4)
    try host.open("Outer")
    #expect(host.lines == ["Outer, Expanded", "  Inner, Collapsed, 2", "  Beside", "After"])
  }

  @Test func childStateSurvivesItsParent() throws {
    let host = ViewHost(Nested())
    try host.open("Outer")
    try host.open("Inner")
    let all = host.lines
    #expect(all.count == 6)
    try host.close("Outer")
    try host.open("Outer")
    #expect(host.lines == all)
    try host.close("Inner")
    try host.close("Outer")
    try host.open("Outer")
    #expect(host.lines[1] == "  Inner, Collapsed, 2")
  }

  @Test func closedContentCanBeMadeForSearch() throws {
    let host = ViewHost(Nested())
    #expect(host.node("Leaf") == nil)
    host.makeClosedContent()
    #expect(host.node("Leaf") != nil)
    #expect(host.lines == ["Outer, Collapsed, 2", "After"])
    let groups = host.outline.nodes.filter(\.isGroup).map(\.id)
    #expect(host.setExpanded(groups, true).count == 2)
    #expect(host.lines.count == 6)
  }

  struct Counting: View {
    let log: Log

    var body: some View {
      DisclosureGroup("Box") {
        Text("Toy")
          .onAppear { log.lines.append("appear") }
          .onDisappear { log.lines.append("disappear") }
      }
    }
  }

  final class Log {
    var lines: [String] = []
  }

  @Test func contentThatIsOnlyCountedDoesNotAppear() throws {
    let log = Log()
    let host = ViewHost(Counting(log: log))
    #expect(host.lines == ["Box, Collapsed, 1"])
    #expect(log.lines.isEmpty)
    #expect(host.region(of: try host.id("Toy")) == nil)
    try host.open("Box")
    #expect(log.lines == ["appear"])
    #expect(host.region(of: try host.id("Toy")) != nil)
    try host.close("Box")
    #expect(log.lines == ["appear", "disappear"])
    try host.open("Box")
    #expect(log.lines == ["appear", "disappear", "appear"])
  }
}
