import Testing

@testable import A11yOutline

@MainActor
@Suite struct StateTests {
  struct Point {
    var x = 1
    var y = 2
  }

  struct Editor: View {
    @Binding var value: Int
    var name: String

    var body: some View { Button("\(name) \(value)") { value += 1 } }
  }

  struct Form: View {
    @State private var point = Point()
    @State private var maybe: Int?

    var body: some View {
      Editor(value: $point.x, name: "x")
      Editor(value: $point.y, name: "y")
      Text("sum \(point.x + point.y)")
      Button("Set") { maybe = 5 }
      if let bound = Binding($maybe) { Editor(value: bound, name: "maybe") }
    }
  }

  @Test func bindingsReachParts() throws {
    let host = ViewHost(Form())
    try host.press("x 1")
    try host.press("y 2")
    #expect(host.lines[2] == "sum 5")
    try host.press("Set")
    try host.press("maybe 5")
    #expect(host.lines.last == "maybe 6, button")
  }

  struct Rows: View {
    struct Row: Identifiable {
      let id: Int
      var isOn: Bool
    }

    @State private var rows = [Row(id: 1, isOn: false), Row(id: 2, isOn: true)]

    var body: some View {
      ForEach($rows) { $row in Toggle("Row \(row.id)", isOn: $row.isOn) }
      Text("\(rows.filter(\.isOn).count) on")
    }
  }

  @Test func collectionsAreBoundByElement() throws {
    let host = ViewHost(Rows())
    try host.press("Row 1")
    #expect(host.lines == ["Row 1, toggle, On", "Row 2, toggle, On", "2 on"])
  }

  struct Stored: DynamicProperty {
    @State var count = 0
  }

  struct Owner: View {
    private var stored = Stored()

    var body: some View { Button("\(stored.count)") { stored.count += 1 } }
  }

  @Test func statesInsideOtherPropertiesAreKept() throws {
    let host = ViewHost(Owner())
    try host.press("0")
    try host.press("1")
    #expect(host.lines == ["2, button"])
  }

  struct Greeting: EnvironmentKey {
    static let defaultValue = "Hello"
  }

  struct Greeter: View {
    @Environment(\.greeting) private var greeting

    var body: some View { Text(greeting) }
  }

  struct Polite: ViewModifier {
    @State private var count = 0

    func body(content: Content) -> some View {
      content
      Button("Thanks \(count)") { count += 1 }
    }
  }

  @Test func environmentAndModifiersReachDown() throws {
    let host = ViewHost(
      VStack {
        Greeter()
        Greeter().environment(\.greeting, "Good day")
      }
      .modifier(Polite())
    )
    #expect(host.lines == ["Hello", "Good day", "Thanks 0, button"])
    try host.press("Thanks 0")
    #expect(host.lines.last == "Thanks 1, button")
  }

  struct Chain: View {
    @State private var first = 0
    @State private var second = 0
    @State private var log = ""

    var body: some View {
      Button("Go") { first += 1 }
      Text("\(first) \(second)\(log)")
        .onChange(of: first) { old, new in second = old + new }
        .onChange(of: second, initial: true) { log += "." }
    }
  }

  @Test func changesRunActionsThatChangeMore() throws {
    let host = ViewHost(Chain())
    #expect(host.lines[1] == "0 0.")
    try host.press("Go")
    #expect(host.lines[1] == "1 1..")
  }

  struct Endless: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test func endlessChangeIsCutOff() {
    let host = ViewHost(Endless())
    #expect(host.outline.count == 1)
  }

  struct Program: App {
    @State private var isOpen = false

    var body: some Scene {
      WindowGroup("Orchard") {
        DisclosureGroup("Trees", isExpanded: $isOpen) { Text("Plum") }
      }
    }
  }

  struct UntitledHTMLApp: App {
    var body: some Scene { WindowGroup { Text("x") } }
  }

  @Test func programsAreHosted() throws {
    let host = ViewHost(Program())
    #expect(host.title == "Orchard")
    #expect(host.outline.title == "Orchard")
    try host.open("Trees")
    #expect(host.lines == ["Trees, Expanded", "  Plum"])
    #expect(ViewHost(UntitledHTMLApp()).title == "Untitled HTML app")
    #expect(ViewHost(Text("x"), title: "Given").title == "Given")
  }
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[StateTests.Greeting.self] }
    set { self[StateTests.Greeting.self] = newValue }
  }
}
