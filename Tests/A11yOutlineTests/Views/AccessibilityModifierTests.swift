import Testing

@testable import A11yOutline

@MainActor
@Suite struct AccessibilityModifierTests {
  private func content(_ name: String, _ host: ViewHost) throws -> NodeContent {
    host.outline[try host.id(name)].content
  }

  @Test func statementsReachTheElement() throws {
    let host = ViewHost(
      Text("3/5")
        .accessibilityLabel("Rating")
        .accessibilityValue("3 of 5")
        .accessibilityHint("Rates the book")
        .accessibilityIdentifier("rating")
        .accessibilityCustomContent("Votes", "12")
        .accessibilityInputLabels(["Stars", "Score"])
        .accessibilityAddTraits(.isButton)
    )
    let rating = try content("Rating", host)
    #expect(rating.role == .button)
    #expect(rating.value == "3 of 5")
    #expect(rating.hint == "Rates the book")
    #expect(rating.identifier == "rating")
    #expect(rating.description == "Votes: 12")
    #expect(rating.otherNames == ["Stars", "Score"])
  }

  @Test func traitsAndHeadingsDecideTheRole() throws {
    let host = ViewHost(
      VStack {
        Text("Chapter").accessibilityHeading(.h2)
        Text("Header").accessibilityAddTraits(.isHeader)
        Button("Flat") {}.accessibilityRemoveTraits(.isButton)
        Text("Marked").accessibilityAddTraits([.isSelected, .isLink])
        DisclosureGroup {
          Text("Inside")
        } label: {
          Text("Part").accessibilityAddTraits(.isHeader)
        }
      }
    )
    #expect(try content("Chapter", host).headingLevel == 2)
    #expect(
      host.lines == [
        "Chapter, heading", "Header, heading", "Flat", "Marked, link, selected",
        "Part, heading, Collapsed, 1",
      ]
    )
  }

  @Test func labelOfSeveralElementsIsAGroup() throws {
    let host = ViewHost(
      VStack {
        Text("20 degrees")
        Text("Sunny")
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Weather")
    )
    #expect(host.lines == ["Weather, Expanded", "  20 degrees", "  Sunny"])
    #expect(try host.close("Weather"))
    #expect(host.lines == ["Weather, Collapsed, 2"])
  }

  @Test func elementsAreCombinedOrLeftOut() throws {
    var pressed = 0
    let host = ViewHost(
      VStack {
        HStack {
          Text("Mail")
          Text("3 new")
          Image(systemName: "envelope")
        }
        .accessibilityElement(children: .combine)
        HStack {
          Text("Alarm")
          Button("Stop") { pressed += 1 }
          Button("Snooze") { pressed += 10 }
        }
        .accessibilityElement(children: .combine)
        HStack { Text("chart") }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Sales grew")
      }
    )
    #expect(host.lines == ["Mail, 3 new", "Alarm, Stop, Snooze", "Sales grew"])
    let alarm = try host.id("Alarm, Stop, Snooze")
    #expect(host.actionNames(of: alarm) == ["Stop", "Snooze"])
    #expect(host.perform(actionNamed: "Snooze", on: alarm))
    #expect(pressed == 10)
  }

  struct Volume: View {
    @State private var level = 5
    @State private var isFavorite = false

    var body: some View {
      Text("Volume")
        .accessibilityValue("\(level)")
        .accessibilityAdjustableAction { direction in
          level += direction == .increment ? 1 : -1
        }
        .accessibilityAction(named: "Mute") { level = 0 }
      Text("Song")
        .accessibilityAction {
          isFavorite.toggle()
          AccessibilityNotification.Announcement(isFavorite ? "Liked" : "Not liked").post()
        }
    }
  }

  @Test func actionsAdjustActivateAndAnnounce() throws {
    let host = ViewHost(Volume())
    let volume = try host.id("Volume")
    #expect(host.adjust(volume, .increment))
    #expect(try content("Volume", host).value == "6")
    #expect(host.adjust(volume, .decrement))
    #expect(host.perform(actionNamed: "Mute", on: volume))
    #expect(try content("Volume", host).value == "0")
    #expect(host.activate(volume) == false)
    #expect(host.takeAnnouncements().isEmpty)
    #expect(try host.press("Song"))
    #expect(host.takeAnnouncements() == ["Liked"])
    #expect(host.takeAnnouncements().isEmpty)
  }

  @Test func priorityDecidesTheOrder() throws {
    let host = ViewHost(
      VStack {
        Text("third")
        Text("first").accessibilitySortPriority(2)
        Text("fourth")
        Text("second").accessibilitySortPriority(1)
      }
    )
    #expect(host.lines == ["first", "second", "third", "fourth"])
  }

  @Test func representationIsReadInPlaceOfTheView() throws {
    let host = ViewHost(
      Text("drawn")
        .accessibilityRepresentation { Toggle("Real", isOn: .constant(true)) }
    )
    #expect(host.lines == ["Real, toggle, On"])
    #expect(host.size == CGSize(width: 40, height: 16))
  }

  @Test func transparentAndHiddenViewsAreNotRead() {
    let host = ViewHost(
      VStack {
        Text("clear").opacity(0)
        Text("gone").hidden()
        Text("faint").opacity(0.1)
      }
    )
    #expect(host.lines == ["faint"])
    #expect(host.size.height == 64)
  }

  @Test func shortcutsAreKnown() throws {
    let host = ViewHost(Button("Save") {}.keyboardShortcut("s"))
    #expect(try content("Save", host).shortcut == "Ctrl+s")
  }

  struct Surroundings: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityVoiceOverEnabled) private var isReading
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Text("motion \(!reduceMotion), reading \(isReading), enabled \(isEnabled)")
    }
  }

  @Test func environmentTellsWhatIsOn() {
    #expect(ViewHost(Surroundings()).lines == ["motion true, reading true, enabled true"])
    let host = ViewHost(Surroundings().disabled(false).disabled(true), reduceMotion: true)
    #expect(host.lines == ["motion false, reading true, enabled false, unavailable"])
  }
}
