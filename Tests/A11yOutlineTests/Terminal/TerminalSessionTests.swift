import Foundation
import Testing

@testable import A11yOutline

/// A person at a terminal: what the screen shows, where the cursor is, and what is left behind.
///
/// A session keeps the main actor for as long as it lasts, as it does in the program; the person
/// acts in a task of their own.
@MainActor @Suite(.serialized) struct TerminalSessionTests {
  /// What a person sees and does; it ends with leaving.
  private typealias Person = (PseudoTerminal) -> Void

  private struct Outcome {
    let code: Int32
    let terminal: PseudoTerminal
  }

  nonisolated private static let keyDown = "\u{1B}[B"
  nonisolated private static let keyQuit = "\u{11}"

  private func player() -> OutlinePlayer {
    var builder = OutlineBuilder(title: "Nested")
    builder.append(NodeContent(name: "Shapes", isExpanded: false), depth: 0)
    builder.append(NodeContent(name: "Circle"), depth: 1)
    builder.append(NodeContent(name: "Square"), depth: 1)
    builder.append(NodeContent(name: "Wi-Fi", role: .toggle, value: NeutralValue.on), depth: 0)
    return OutlinePlayer(builder.finish())
  }

  private func play(
    _ player: OutlinePlayer? = nil,
    columns: Int = 80,
    rows: Int = 24,
    terminal name: String = "xterm-256color",
    environment: [String: String] = [:],
    speech: any SessionSpeech = SilentSessionSpeech(),
    options change: (inout TerminalOptions) -> Void = { _ in },
    _ person: @escaping @Sendable (PseudoTerminal) -> Void
  ) -> Outcome {
    let terminal = PseudoTerminal(columns: columns, rows: rows)
    var options = TerminalOptions()
    options.environment = environment.merging(["TERM": name]) { $1 }
    options.input = terminal.slave
    options.output = terminal.slave
    change(&options)
    let seat = Seat(terminal)
    Task { @concurrent in
      // What is typed before the session has the terminal is printed by the terminal itself.
      _ = seat.terminal.wait { !$0.picture.isEmpty }
      person(seat.terminal)
      seat.terminal.type(TerminalSessionTests.keyQuit)
      seat.isDone.signal()
    }
    let code = TerminalSession.run(
      player: player ?? self.player(),
      options: options,
      speech: speech
    )
    seat.isDone.wait()
    terminal.read(for: 50)
    return Outcome(code: code, terminal: terminal)
  }

  /// Takes the terminal to the task of the person.
  ///
  /// Safe: the test looks at the terminal again only after the person is done.
  private final class Seat: @unchecked Sendable {
    let terminal: PseudoTerminal
    let isDone = DispatchSemaphore(value: 0)

    init(_ terminal: PseudoTerminal) {
      self.terminal = terminal
    }
  }

  @Test func startWalkToggleAndQuit() {
    let before = PseudoTerminal().attributes
    let outcome = play { terminal in
      #expect(terminal.wait { $0.picture.last?.hasPrefix("Nested, outline, 2 items") == true })
      #expect(
        terminal.screen.picture == [
          "F1 for help, Ctrl+q to quit", "+ Shapes", "  Wi-Fi, toggle, On",
          "Nested, outline, 2 items. Shapes, Collapsed, 2 items, level 1, 1 of 2",
        ]
      )
      #expect((terminal.screen.row, terminal.screen.column) == (1, 2))
      #expect(terminal.screen.cells[1][2].isReverse)
      terminal.type("\u{1B}[C")
      #expect(terminal.wait { $0.picture.last == "Expanded, 2 items" })
      #expect(
        terminal.screen.picture.dropFirst() == [
          "- Shapes", "    Circle", "    Square", "  Wi-Fi, toggle, On", "Expanded, 2 items",
        ]
      )
      #expect((terminal.screen.row, terminal.screen.column) == (1, 2))
      terminal.type(TerminalSessionTests.keyDown)
      #expect(terminal.wait(line: "    Circle"))
      #expect((terminal.screen.row, terminal.screen.column) == (2, 4))
      terminal.type("\u{1B}[F")
      #expect(terminal.wait(line: "  Wi-Fi, toggle, On"))
      terminal.type("\r")
      #expect(terminal.wait(line: "  Wi-Fi, toggle, Off"))
      #expect(terminal.screen.picture.last == "Off")
      #expect(terminal.screen.clearCount == 0)
    }
    #expect(outcome.code == 0)
    #expect(outcome.terminal.screen.picture.last == "Wi-Fi, toggle, Off")
    #expect(outcome.terminal.screen.column == 0)
    #expect(outcome.terminal.screen.unknown == [])
    #expect(!outcome.terminal.screen.isBracketedPasteOn)
    #expect(outcome.terminal.attributes == before)
  }

  @Test func aKeyWritesOnlyTheRowsThatChange() {
    _ = play { terminal in
      terminal.type("9")
      #expect(terminal.wait { $0.picture.last == "Expanded all, 1 group" })
      let before = terminal.screen.printed.count
      terminal.takeWritten()
      terminal.type(TerminalSessionTests.keyDown)
      #expect(terminal.wait(line: "    Circle"))
      let printed = String(terminal.screen.printed.dropFirst(before))
      #expect(printed == "- Shapes    CircleCircle, level 2, 1 of 2")
    }
  }

  @Test func anotherReaderIsToldOfAnItemOnlyOnce() {
    let outcome = play(options: { $0.othersSpeak = true }) { terminal in
      #expect(terminal.wait { $0.picture.last == "Nested, outline, 2 items" })
      terminal.type("\u{1B}[C")
      #expect(terminal.wait { $0.picture.last == "Expanded, 2 items" })
      let before = terminal.screen.printed
      terminal.type(TerminalSessionTests.keyDown)
      #expect(terminal.wait(line: "    Circle"))
      #expect(terminal.wait { $0.picture.last == "  Wi-Fi, toggle, On" })
      #expect(terminal.screen.printed == before)
    }
    #expect(!outcome.terminal.written.contains(Array("\u{1B}[7m".utf8)))
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("Apples: \(count)")
        HStack(spacing: 16) {
          Button("Less") { count -= 1 }
          Button("More") { count += 1 }
        }
      }
    }
  }

  @Test func viewsAreShownAsTheyAreLaidOut() {
    let player = OutlinePlayer(Counter())
    _ = play(player, options: { $0.usesMouse = true }) { terminal in
      #expect(terminal.wait { $0.picture.contains("  Less, button") })
      terminal.type("#")
      #expect(terminal.wait { $0.picture.last == "Laid-out view on" })
      #expect(
        terminal.screen.picture.dropFirst() == [
          "> Apples: 0", "  Less  More", "Laid-out view on",
        ]
      )
      #expect((terminal.screen.row, terminal.screen.column) == (1, 2))
      terminal.type(TerminalSessionTests.keyDown + TerminalSessionTests.keyDown)
      #expect(terminal.wait { $0.currentLine == "> Less  More" && $0.column == 8 })
      #expect(terminal.screen.cells[2][8].isReverse)
      #expect(!terminal.screen.cells[2][4].isReverse)
      terminal.type("\r")
      #expect(terminal.wait { $0.picture.contains("  Apples: 1") })
      // A click on what the cursor is on presses it, one on anything else goes there.
      terminal.type("\u{1B}[<0;10;3M")
      #expect(terminal.wait { $0.picture.contains("  Apples: 2") })
      terminal.type("\u{1B}[<0;4;3M")
      #expect(terminal.wait { ($0.row, $0.column) == (2, 2) })
      terminal.type("#")
      #expect(terminal.wait { $0.picture.last == "Laid-out view off" })
      #expect(terminal.wait(line: "  Less, button"))
    }
  }

  @Test func aDocumentWithoutRegionsHasNoLayout() {
    _ = play { terminal in
      #expect(terminal.wait { $0.picture.count == 4 })
      terminal.type("#")
      #expect(terminal.wait { $0.picture.last == "No layout to show here" })
      #expect(terminal.screen.currentLine == "+ Shapes")
    }
  }

  @Test func nothingIsWrittenAtRest() {
    _ = play { terminal in
      #expect(terminal.wait { $0.picture.count == 4 })
      terminal.read(for: 100)
      terminal.takeWritten()
      terminal.read(for: 300)
      #expect(terminal.takeWritten() == "")
    }
  }

  @Test func keysThatWaitTogetherGiveOneAnswer() {
    let player = player()
    let outcome = play(player) { terminal in
      #expect(terminal.wait { $0.picture.count == 4 })
      terminal.takeWritten()
      terminal.type("\u{1B}[C\u{1B}[B\u{1B}[B")
      #expect(terminal.wait(line: "    Square"))
      let written = terminal.takeWritten()
      #expect(!written.contains("Circle, level"))
    }
    #expect(outcome.code == 0)
    #expect(
      player.transcript.map { $0.command?.identifier } == [
        "open", "expand", "next", "next", "quit",
      ]
    )
  }

  @Test func aResizeIsShownAndNeverSaid() {
    let player = player()
    _ = play(player) { terminal in
      #expect(terminal.wait { $0.picture.count == 4 })
      terminal.resize(columns: 20, rows: 5)
      kill(getpid(), SIGWINCH)
      #expect(terminal.wait { $0.picture.count == 3 && $0.row == 0 })
      #expect(terminal.screen.picture == ["+ Shapes", "  Wi-Fi, toggle, On", "Nested, outline..."])
      #expect((terminal.screen.row, terminal.screen.column) == (0, 2))
    }
    #expect(player.transcript.count == 2)
  }

  @Test func twentyColumnsAreEnough() {
    var builder = OutlineBuilder(title: "T")
    builder.append(NodeContent(name: "first"), depth: 0)
    builder.append(NodeContent(name: "a name that is longer than a small display"), depth: 0)
    let player = OutlinePlayer(builder.finish())
    _ = play(player, columns: 20, rows: 10) { terminal in
      terminal.type(TerminalSessionTests.keyDown)
      #expect(terminal.wait(line: "  a name that is"))
      #expect(terminal.screen.column == 2)
      #expect(
        terminal.screen.picture.suffix(6) == [
          "  a name that is", "  longer than a", "  small display",
          "a name that is", "longer than a small", "display",
        ]
      )
      #expect(terminal.screen.picture.prefix(2) == ["F1 for help, Ctrl+q", "to quit"])
    }
  }

  @Test func withoutColourNothingIsReversed() {
    _ = play(environment: ["NO_COLOR": "1"]) { terminal in
      #expect(terminal.wait { $0.picture.count == 4 })
      let cell = terminal.screen.cells[1][2]
      #expect(cell.isBold && cell.isUnderlined && !cell.isReverse)
    }
  }

  @Test(arguments: ["dumb", "", "no-such-terminal"])
  func aTerminalThatCanDoNothingGetsLines(_ name: String) {
    let outcome = play(terminal: name) { terminal in
      #expect(terminal.wait { $0.picture.count == 3 })
      terminal.type("j")
      #expect(terminal.wait { $0.picture.count == 5 })
      terminal.type("w")
      #expect(terminal.wait { $0.picture.count == 6 })
      #expect(!terminal.written.contains(0x1B))
    }
    #expect(outcome.terminal.screen.picture.last == "Shapes, Collapsed, 2 items, level 1, 1 of 2")
  }

  @Test(arguments: ["1", "true", "yes"])
  func anAccessibleModeMeansTheLineView(_ value: String) {
    let outcome = play(environment: ["ACCESSIBLE": value]) { terminal in
      #expect(terminal.wait(line: "Shapes, Collapsed, 2 items, level 1, 1 of 2"))
      #expect(terminal.screen.column == 0)
      terminal.type("\u{1B}[C")
      #expect(terminal.wait(line: "Expanded, 2 items"))
      terminal.type(TerminalSessionTests.keyDown)
      #expect(terminal.wait(line: "Circle, level 2, 1 of 2"))
    }
    #expect(
      outcome.terminal.screen.picture == [
        "F1 for help, Ctrl+q to quit", "Nested, outline, 2 items",
        "Shapes, Collapsed, 2 items, level 1, 1 of 2", "Expanded, 2 items",
        "Circle, level 2, 1 of 2",
      ]
    )
    #expect(outcome.terminal.screen.row == 5)
  }

  @Test(arguments: ["0", "false", ""])
  func anAccessibleModeThatIsOffMeansRows(_ value: String) {
    _ = play(environment: ["ACCESSIBLE": value]) { terminal in
      #expect(terminal.wait(line: "+ Shapes"))
    }
  }

  @Test func theLineViewComesAndGoesWithF2() {
    _ = play { terminal in
      #expect(terminal.wait(line: "+ Shapes"))
      terminal.type("\u{1B}OQ")
      #expect(terminal.wait(line: "Line view on"))
      terminal.type(TerminalSessionTests.keyDown)
      #expect(terminal.wait(line: "Wi-Fi, toggle, On"))
      terminal.type("\u{1B}[12~")
      #expect(terminal.wait(line: "  Wi-Fi, toggle, On"))
      #expect(terminal.screen.picture.last == "Line view off")
    }
  }

  @Test func theAlternateScreenIsLeftAgain() {
    let outcome = play(options: { $0.isFullScreen = true }) { terminal in
      #expect(terminal.wait { $0.isAlternate && $0.currentLine == "+ Shapes" })
    }
    #expect(!outcome.terminal.screen.isAlternate)
    #expect(outcome.terminal.screen.picture.contains("Shapes"))
  }

  @Test func redrawingClearsOnce() {
    _ = play { terminal in
      #expect(terminal.wait { $0.picture.count == 4 })
      terminal.type("\u{C}")
      #expect(terminal.wait { $0.clearCount == 1 && $0.picture.count == 3 })
      #expect((terminal.screen.row, terminal.screen.column) == (0, 2))
    }
  }

  @Test func theInsertionPointIsInThePrompt() {
    _ = play { terminal in
      #expect(terminal.wait { $0.picture.count == 4 })
      terminal.type("/")
      #expect(terminal.wait(line: "Search:"))
      #expect(terminal.screen.column == 8)
      terminal.type("sq")
      #expect(terminal.wait(line: "Search: sq"))
      #expect(terminal.screen.column == 10)
      terminal.type("\r")
      #expect(terminal.wait(line: "    Square"))
    }
  }

  @Test func aPasteIsTypedWhereTextIsAskedForAndNowhereElse() {
    let player = player()
    _ = play(player) { terminal in
      #expect(terminal.wait { $0.picture.count == 4 && $0.isBracketedPasteOn })
      terminal.type("\u{1B}[200~9\u{1B}[201~/")
      #expect(terminal.wait(line: "Search:"))
      terminal.type("\u{1B}[200~squ\u{1B}[201~")
      #expect(terminal.wait(line: "Search: squ"))
      terminal.type("\u{1B}")
      #expect(terminal.wait(line: "+ Shapes"))
    }
    #expect(!player.transcript.contains { $0.command == .expandAll })
  }

  @Test func goingToAnItemEndsByItself() {
    let player = player()
    _ = play(player) { terminal in
      #expect(terminal.wait { $0.picture.count == 4 })
      terminal.type("g")
      #expect(terminal.wait(line: "Go to:"))
      terminal.type("w")
      #expect(terminal.wait(line: "Go to: w"))
      #expect(terminal.wait(line: "  Wi-Fi, toggle, On"))
    }
    #expect(player.prompt == nil)
  }

  @Test func readingGoesOnWithoutAKey() {
    let player = player()
    player.settings.rate = 449
    _ = play(player) { terminal in
      #expect(terminal.wait { $0.picture.count == 4 })
      terminal.type("s")
      #expect(terminal.wait { $0.picture.last == "End of outline" })
      #expect(terminal.screen.currentLine == "  Wi-Fi, toggle, On")
    }
  }

  @Test func aClickGoesToTheRowUnderIt() {
    _ = play(options: {
      $0.usesMouse = true
      $0.isFullScreen = true
    }) { terminal in
      #expect(terminal.wait { $0.isMouseOn && $0.currentLine == "+ Shapes" })
      let row = (terminal.screen.lines.firstIndex(of: "  Wi-Fi, toggle, On") ?? 0) + 1
      terminal.type("\u{1B}[<0;5;\(row)M")
      #expect(terminal.wait(line: "  Wi-Fi, toggle, On"))
    }
  }

  @Test func copyingGoesToTheClipboardOfTheTerminal() {
    let outcome = play { terminal in
      #expect(terminal.wait { $0.picture.count == 4 })
      terminal.type("y")
      #expect(terminal.wait { $0.picture.last?.hasPrefix("Copied") == true })
    }
    #expect(outcome.terminal.screen.unknown == ["52;c;U2hhcGVz"])
  }

  @Test func aTerminalWithoutAClipboardGetsAFile() throws {
    let state = NSTemporaryDirectory() + "a11y-outline-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: state) }
    let path = state + "/a11y-outline/copied.txt"
    _ = play(terminal: "dumb", environment: ["XDG_STATE_HOME": state]) { terminal in
      #expect(terminal.wait { $0.picture.count == 3 })
      terminal.type("y")
      #expect(terminal.wait { $0.picture.contains { $0.hasPrefix("Copied") } && $0.row > 4 })
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "Shapes")
  }

  @Test func aHangUpEndsTheSession() {
    let before = PseudoTerminal().attributes
    let outcome = play { terminal in
      #expect(terminal.wait { $0.picture.count == 4 })
      kill(getpid(), SIGHUP)
      #expect(terminal.wait { $0.picture.last == "Shapes" })
    }
    #expect(outcome.code == 128 + SIGHUP)
    #expect(outcome.terminal.attributes == before)
  }

  /// Tells of every answer that its second word is heard.
  private final class WordTeller: SessionSpeech {
    var onEvent: (@Sendable (SessionSpeechEvent) -> Void)?

    func respond(_ utterances: [Utterance]) {
      guard let said = utterances.last, let space = said.text.utf8.firstIndex(of: 0x20) else {
        return
      }
      let start = said.text.utf8.distance(from: said.text.startIndex, to: space) + 1
      let rest = said.text.utf8.dropFirst(start)
      let length = rest.prefix { $0 != 0x20 && $0 != 0x2C }.count
      onEvent?(.word(start..<(start + length), in: said))
    }

    func notify(_ utterances: [Utterance]) { respond(utterances) }
    func prepare(_ unit: ReadingUnit) {}
    func stop() {}
    func apply(_ settings: PlayerSettings) {}
    func suspend() {}
    func resume() {}
  }

  @Test func theWordThatIsHeardIsUnderlined() {
    let outcome = play(speech: WordTeller()) { terminal in
      func underlined() -> String {
        String(terminal.screen.cells.joined().filter(\.isUnderlined).map(\.character))
      }
      // "Shapes, Collapsed, 2 items": the word is not in the name, and so in the caption.
      #expect(terminal.wait { _ in underlined() == "Collapsed" })
      terminal.type(TerminalSessionTests.keyDown)
      #expect(terminal.wait { _ in underlined() == "toggle" })
    }
    #expect(outcome.code == 0)
  }
}
