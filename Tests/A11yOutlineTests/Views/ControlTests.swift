import Testing

@testable import A11yOutline

@MainActor
@Suite struct ControlTests {
  struct Switchboard: View {
    @State private var isOn = false

    var body: some View {
      Toggle("Lamp", isOn: $isOn)
      Toggle(isOn: $isOn) {
        HStack {
          Image(systemName: "lightbulb")
          Text("Lamp too")
        }
      }
      .toggleStyle(ButtonLike())
      if isOn { Text("It is bright") }
    }
  }

  struct ButtonLike: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
  }

  @Test func toggleFlipsItsBinding() throws {
    let host = ViewHost(Switchboard())
    #expect(host.lines == ["Lamp, toggle, Off", "Lamp too, toggle, Off"])
    try host.press("Lamp too")
    #expect(host.lines == ["Lamp, toggle, On", "Lamp too, toggle, On", "It is bright"])
    try host.press("Lamp")
    #expect(host.lines.count == 2)
  }

  struct Lamp: Identifiable {
    let id: Int
    var isOn = false
  }

  struct Lamps: View {
    @State private var lamps = [Lamp(id: 1), Lamp(id: 2)]

    var body: some View {
      Toggle("All", sources: $lamps, isOn: \.isOn)
      Toggle(sources: [$lamps[0].isOn, $lamps[1].isOn], isOn: \.self) { Text("Styled") }
        .toggleStyle(ButtonLike())
      ForEach($lamps) { $lamp in Toggle("Lamp \(lamp.id)", isOn: $lamp.isOn) }
    }
  }

  @Test func aToggleForSeveralIsMixedWhenOnlySomeAreOn() throws {
    let host = ViewHost(Lamps())
    func values() -> [String] { host.outline.visibleNodes.compactMap(\.value) }
    #expect(values() == ["Off", "Off", "Off", "Off"])
    try host.press("Lamp 2")
    #expect(values() == ["mixed", "mixed", "Off", "On"])
    try host.press("All")
    #expect(values() == ["On", "On", "On", "On"])
    try host.press("Styled")
    #expect(values() == ["Off", "Off", "Off", "Off"])
  }

  struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        if configuration.role == .destructive { Text("for ever") }
      }
    }
  }

  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("Do it") {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  struct Buttons: View {
    @State private var count = 0

    var body: some View {
      Button("Delete", role: .destructive) { count += 1 }.buttonStyle(Loud())
      Button("Twice") { count += 10 }.buttonStyle(Twice())
      Button("Settings", systemImage: "gear") {}
      Button {
      } label: {
        Image(systemName: "magnifyingglass")
      }
      Text("Count: \(count)")
    }
  }

  @Test func buttonStylesDecideWhatIsReadAndDone() throws {
    let host = ViewHost(Buttons())
    #expect(
      host.lines == [
        "Delete, for ever, button", "Do it, button", "Settings, button",
        "magnifyingglass, button", "Count: 0",
      ]
    )
    try host.press("Delete, for ever")
    #expect(host.lines.last == "Count: 1")
  }

  @Test func sectionsAndListsGiveLevelsAndStacksDoNot() throws {
    let host = ViewHost(
      List {
        Section("Fruit") {
          Text("Apple")
          VStack { HStack { Text("Pear") } }
        }
        Section {
          Text("Carrot")
        } header: {
          Text("Vegetables")
        } footer: {
          Text("Wash them")
        }
        Section { Text("Water") }
      }
    )
    #expect(
      host.lines == [
        "Fruit, heading, Expanded", "  Apple", "  Pear",
        "Vegetables, heading, Expanded", "  Carrot", "  Wash them", "Water",
      ]
    )
    #expect(try host.close("Fruit"))
    #expect(host.lines[0] == "Fruit, heading, Collapsed, 2")
    #expect(host.lines.count == 5)
    #expect(try #require(host.region(of: try host.id("Vegetables"))).minY == 16)
    #expect(try host.open("Fruit"))
    #expect(host.lines.count == 7)
  }

  struct File: Identifiable {
    let id: String
    var children: [File]?
  }

  static let files = [
    File(
      id: "src",
      children: [
        File(id: "main.swift"),
        File(id: "lib", children: [File(id: "a.swift")]),
        File(id: "empty", children: []),
      ]
    ),
    File(id: "README"),
  ]

  @Test func outlineGroupMakesGroupsAsTheyAreNeeded() throws {
    let host = ViewHost(List(Self.files, children: \.children) { Text($0.id) })
    #expect(host.lines == ["src, Collapsed, 3", "README"])
    try host.open("src")
    #expect(
      host.lines == [
        "src, Expanded", "  main.swift", "  lib, Collapsed, 1", "  empty, Collapsed, 0", "README",
      ]
    )
    #expect(host.setAllExpanded(true).count == 2)
    #expect(host.lines.contains("    a.swift"))
    #expect(host.setExpandedBelow(try host.id("src"), false).count == 3)
    #expect(host.lines == ["src, Collapsed, 3", "README"])
  }

  struct Chooser: View {
    @State private var one: String?
    @State private var several: Set<Int> = [2]

    var body: some View {
      List(selection: $one) {
        ForEach(["a", "b"], id: \.self) { Text($0) }
        Text("c").tag("c")
      }
      List(selection: $several) {
        ForEach(1..<4) { Text("\($0)") }
      }
      Text("Chosen: \(one ?? "none")")
    }
  }

  @Test func rowsAreSelected() throws {
    let host = ViewHost(Chooser())
    #expect(host.lines == ["a", "b", "c", "1", "2, selected", "3", "Chosen: none"])
    try host.press("b")
    try host.press("3")
    try host.press("2")
    #expect(host.lines == ["a", "b, selected", "c", "1", "2", "3, selected", "Chosen: b"])
    try host.press("c")
    #expect(host.lines.last == "Chosen: c")
  }

  @Test func linksLabelsAndPicturesAreNamed() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let host = ViewHost(
      VStack {
        Link("Handbook", destination: url)
        Label("Inbox", systemImage: "tray.full")
        Image(systemName: "chevron.right")
        Image(decorative: "swirl")
        Text("Bold").bold() + Text(" and plain")
        Text(verbatim: "  ")
        Divider()
        Rectangle().accessibilityLabel("Chart")
      }
    )
    #expect(
      host.lines == [
        "Handbook, link", "Inbox", "chevron right, image", "Bold and plain", "Chart, image",
      ]
    )
    #expect(host.outline[try host.id("Handbook")].content.target == "https://example.com/a")
  }
}
