import Testing

@testable import A11yOutline

/// What is written to the terminal: only what changed, and nothing above the first line.
@Suite struct ScreenTests {
  private let capabilities = TerminalCapabilities("xterm-256color")

  private func frame(_ texts: [String], cursor: Int = 0, column: Int = 2) -> TerminalFrame {
    TerminalFrame(
      rows: texts.enumerated().map { ScreenRow(text: $1, isCurrent: $0 == cursor) },
      cursorRow: cursor,
      cursorColumn: column
    )
  }

  @Test func aFrameIsDrawnBelowWhatWasThere() {
    var terminal = VirtualTerminal(columns: 20, rows: 6)
    terminal.feed(Array("$ play\r\n".utf8))
    var screen = Screen(capabilities, emphasis: .reverse)
    terminal.feed(screen.draw(frame(["  one", "  two", "said"], cursor: 1)))
    #expect(terminal.picture == ["$ play", "  one", "  two", "said"])
    #expect((terminal.row, terminal.column) == (2, 2))
    #expect(terminal.cells[2][2].isReverse)
    #expect(!terminal.cells[1][2].isReverse)
    #expect(terminal.clearCount == 0)
  }

  @Test func whatIsTooLongScrollsAndStaysInTheScrollback() {
    var terminal = VirtualTerminal(columns: 20, rows: 4)
    terminal.feed(Array("before\r\nstart\r\n".utf8))
    var screen = Screen(capabilities, emphasis: .reverse)
    terminal.feed(screen.draw(frame(["  one", "said"])))
    terminal.feed(screen.draw(frame(["  one", "  two", "  three", "said"], cursor: 2)))
    #expect(terminal.scrollback == ["before", "start"])
    #expect(terminal.picture == ["  one", "  two", "  three", "said"])
    #expect((terminal.row, terminal.column) == (2, 2))
    terminal.feed(screen.draw(frame(["  one", "again"])))
    #expect(terminal.picture == ["  one", "again"])
    #expect((terminal.row, terminal.column) == (0, 2))
  }

  @Test func onlyChangedRowsAreWritten() {
    var terminal = VirtualTerminal(columns: 20, rows: 9)
    var screen = Screen(capabilities, emphasis: .reverse)
    terminal.feed(screen.draw(frame(["  one", "  two", "  three", "said"])))
    let before = terminal.printed.count
    terminal.feed(screen.draw(frame(["  one", "  two", "  three", "more"])))
    #expect(String(terminal.printed.dropFirst(before)) == "more")
    #expect(screen.draw(frame(["  one", "  two", "  three", "more"])).isEmpty)
  }

  @Test func rowsThatAGroupPushesAreNotWrittenAgain() {
    var terminal = VirtualTerminal(columns: 20, rows: 9)
    var screen = Screen(capabilities, emphasis: .reverse)
    func row(_ text: String, _ node: Int32?, isCurrent: Bool = false) -> ScreenRow {
      ScreenRow(text: text, isCurrent: isCurrent, node: node.map(NodeID.init(rawValue:)))
    }
    func frame(_ rows: [ScreenRow]) -> TerminalFrame {
      TerminalFrame(rows: rows, cursorRow: 0, cursorColumn: 2)
    }
    let closed = frame([
      row("+ Shapes", 0, isCurrent: true), row("+ Controls", 3), row("+ More", 5), row("said", nil),
    ])
    let open = frame([
      row("- Shapes", 0, isCurrent: true), row("    Circle", 1), row("    Square", 2),
      row("+ Controls", 3), row("+ More", 5), row("Expanded", nil),
    ])
    terminal.feed(screen.draw(closed))
    var before = terminal.printed.count
    terminal.feed(screen.draw(open))
    #expect(String(terminal.printed.dropFirst(before)) == "- Shapes    Circle    SquareExpanded")
    #expect(terminal.picture == open.rows.map(\.text))
    before = terminal.printed.count
    terminal.feed(screen.draw(closed))
    #expect(String(terminal.printed.dropFirst(before)) == "+ Shapessaid")
    #expect(terminal.picture == closed.rows.map(\.text))
  }

  @Test func whatIsPushedOutOfAFullFrameDoesNotAppearBelowIt() {
    var terminal = VirtualTerminal(columns: 20, rows: 9)
    var screen = Screen(capabilities, emphasis: .reverse)
    terminal.feed(screen.draw(frame(["+ a", "  b", "  c", "  d", "said"])))
    terminal.feed(screen.draw(frame(["- a", "    x", "    y", "  b", "more"])))
    #expect(terminal.picture == ["- a", "    x", "    y", "  b", "more"])
    terminal.feed(screen.draw(frame(["+ a", "  b", "  c", "  d", "said"])))
    #expect(terminal.picture == ["+ a", "  b", "  c", "  d", "said"])
  }

  @Test func anotherReaderHearsNoItemThatTheCursorLeft() {
    var terminal = VirtualTerminal(columns: 20, rows: 9)
    var screen = Screen(capabilities, emphasis: .none)
    terminal.feed(screen.draw(frame(["  one", "  two", ""])))
    let before = terminal.printed
    terminal.feed(screen.draw(frame(["  one", "  two", ""], cursor: 1)))
    #expect(terminal.printed == before)
    #expect((terminal.row, terminal.column) == (1, 2))
    #expect(!terminal.cells[1][2].isReverse)
  }

  @Test func movingTheCursorAloneWritesNoText() {
    var terminal = VirtualTerminal(columns: 20, rows: 9)
    var screen = Screen(capabilities, emphasis: .reverse)
    terminal.feed(screen.draw(frame(["  one", "said"])))
    let before = terminal.printed
    terminal.feed(screen.draw(frame(["  one", "said"], column: 4)))
    #expect(terminal.printed == before)
    #expect((terminal.row, terminal.column) == (0, 4))
  }

  @Test func withoutColourTheItemIsBoldAndUnderlined() {
    var terminal = VirtualTerminal(columns: 20, rows: 4)
    var screen = Screen(capabilities, emphasis: .boldUnderline)
    terminal.feed(screen.draw(frame(["  one", "said"])))
    let cell = terminal.cells[0][2]
    #expect(cell.isBold && cell.isUnderlined && !cell.isReverse)
    #expect(!terminal.cells[1][0].isBold)
  }

  @Test func aRowThatIsWiderThanThoughtDoesNotDisturbTheOthers() {
    var terminal = VirtualTerminal(columns: 8, rows: 4)
    var screen = Screen(capabilities, emphasis: .reverse)
    terminal.feed(screen.draw(frame(["  much too wide", "  two", "said"], cursor: 1)))
    #expect(terminal.picture.count == 3)
    #expect(terminal.picture[1] == "  two")
    #expect((terminal.row, terminal.column) == (1, 2))
  }

  @Test func theScreenIsTheFrameAfterAnyFrames() {
    var generator = SeededGenerator(seed: 11)
    let texts = ["", "  a", "  bc", "日本", "exactly twenty cells", "- open", "    deep"]
    var terminal = VirtualTerminal(columns: 20, rows: 7)
    var screen = Screen(capabilities, emphasis: .reverse)
    for _ in 0..<400 {
      let count = Int.random(in: 1...7, using: &generator)
      let rows = (0..<count).map { _ in texts.randomElement(using: &generator)! }
      let cursor = Int.random(in: 0..<count, using: &generator)
      terminal.feed(screen.draw(frame(rows, cursor: cursor, column: 5)))
      var expected = rows
      while expected.last == "" { expected.removeLast() }
      #expect(terminal.picture == expected)
      #expect((terminal.row, terminal.column) == (cursor, 5))
    }
    #expect(terminal.scrollback == [])
    #expect(terminal.unknown == [])
  }

  @Test func controlCharactersAreStoppedAtTheLastStageToo() {
    var terminal = VirtualTerminal(columns: 20, rows: 4)
    var screen = Screen(capabilities, emphasis: .reverse)
    terminal.feed(screen.draw(frame(["a\u{1B}[2J\u{7}b", "c\u{9B}2Jd\n"], cursor: 1)))
    #expect(terminal.picture == ["a[2Jb", "c2Jd"])
    #expect(terminal.clearCount == 0)
  }

  @Test func theEndLeavesTheLastItem() {
    var terminal = VirtualTerminal(columns: 30, rows: 9)
    var display = ScreenDisplay(
      capabilities,
      size: TerminalSize(columns: 30, rows: 9),
      emphasis: .reverse,
      words: .english
    )
    var builder = OutlineBuilder()
    builder.append(NodeContent(name: "one"), depth: 0)
    let two = builder.append(NodeContent(name: "two"), depth: 0)
    let state = DisplayState(
      outline: builder.finish(),
      cursor: two,
      prompt: nil,
      response: [Utterance([Utterance.Part(.message, "said")])],
      isNewResponse: true,
      words: .english
    )
    terminal.feed(display.begin(["hello"]))
    terminal.feed(display.update(state))
    terminal.feed(display.end("two"))
    #expect(terminal.picture == ["hello", "  one", "  two", "two"])
    #expect((terminal.row, terminal.column) == (4, 0))
    #expect(!terminal.cells[2][2].isReverse)
  }
}
