import Testing

@testable import A11yOutline

/// The rows that a person sees, reads in braille, or hears from another reader.
@Suite struct RowRendererTests {
  private func outline() -> Outline {
    var builder = OutlineBuilder(title: "Rows")
    builder.append(NodeContent(name: "Shapes", isExpanded: true), depth: 0)
    builder.append(NodeContent(name: "Circle"), depth: 1)
    builder.append(NodeContent(name: "More", isExpanded: false), depth: 1)
    builder.append(NodeContent(name: "hidden by it"), depth: 2)
    builder.append(NodeContent(name: "Wi-Fi", role: .toggle, value: NeutralValue.on), depth: 0)
    builder.append(NodeContent(name: "Save", role: .button, isEnabled: false), depth: 0)
    builder.append(NodeContent(name: ""), depth: 0)
    return builder.finish()
  }

  private func state(
    _ outline: Outline,
    at cursor: NodeID?,
    saying response: String = "said",
    prompt: Prompt? = nil
  ) -> DisplayState {
    DisplayState(
      outline: outline,
      cursor: cursor,
      prompt: prompt,
      response: [Utterance([Utterance.Part(.message, response)])],
      isNewResponse: true,
      words: .english
    )
  }

  private func renderer(_ columns: Int, _ rows: Int) -> RowRenderer {
    RowRenderer(size: TerminalSize(columns: columns, rows: rows), words: .english)
  }

  private func picture(_ frame: TerminalFrame) -> [String] { frame.rows.map(\.text) }

  @Test func marksIndentationRolesAndValues() {
    let outline = outline()
    let frame = renderer(80, 24).frame(of: state(outline, at: outline.firstVisible))
    #expect(
      picture(frame) == [
        "- Shapes", "    Circle", "  + More", "  Wi-Fi, toggle, On", "  Save, button, unavailable",
        "  untitled", "said",
      ]
    )
    #expect(frame.cursorRow == 0)
    #expect(frame.cursorColumn == 2)
    #expect(frame.rows[0].isCurrent)
    #expect(frame.rows.filter(\.isCurrent).count == 1)
  }

  @Test func theCursorIsOnTheFirstLetterAtEveryLevel() {
    let outline = outline()
    let frame = renderer(80, 24)
    for (row, id) in outline.visibleNodes.map(\.id).enumerated() {
      let frame = frame.frame(of: state(outline, at: id))
      #expect(frame.cursorRow == row)
      #expect(frame.cursorColumn == 2 * outline[id].level)
    }
  }

  @Test func aWrappedItemKeepsTheCursorOnItsFirstRow() {
    var builder = OutlineBuilder()
    builder.append(NodeContent(name: "first"), depth: 0)
    let long = builder.append(
      NodeContent(name: "a name that is longer than the twenty cells of a small display"),
      depth: 0
    )
    builder.append(NodeContent(name: "last"), depth: 0)
    let frame = renderer(20, 10).frame(of: state(builder.finish(), at: long))
    #expect(
      picture(frame) == [
        "  first", "  a name that is", "  longer than the", "  twenty cells of a",
        "  small display",
        "  last", "said",
      ]
    )
    #expect(frame.cursorRow == 1)
    #expect(frame.cursorColumn == 2)
    #expect(frame.rows.map(\.isCurrent) == [false, true, true, true, true, false, false])
  }

  @Test(arguments: [
    (0, 0, 2), (1, 0, 3), (14, 1, 2), (15, 1, 2), (22, 1, 9), (31, 2, 2), (500, 0, 2),
  ])
  func theCursorFollowsTheReview(_ offset: Int, _ row: Int, _ column: Int) {
    var builder = OutlineBuilder()
    let id = builder.append(
      NodeContent(name: "a name that is longer than the twenty cells of a small display"),
      depth: 0
    )
    var state = state(builder.finish(), at: id)
    state.reviewOffset = offset
    let frame = renderer(20, 10).frame(of: state)
    #expect((frame.cursorRow, frame.cursorColumn) == (row, column))
  }

  @Test func aDeepItemKeepsHalfOfTheRow() {
    var builder = OutlineBuilder()
    var last: NodeID?
    for depth in 0..<10_000 {
      last = builder.append(NodeContent(name: "level \(depth + 1)", isExpanded: true), depth: depth)
    }
    let frame = renderer(20, 5).frame(of: state(builder.finish(), at: last))
    #expect(frame.rows[frame.cursorRow].text == "        - level")
    #expect(frame.rows.allSatisfy { DisplayWidth.columns(of: $0.text) <= 20 })
  }

  @Test func anOutlineWithoutItemsHasOnlyItsCaption() {
    let frame = renderer(80, 24).frame(of: state(Outline(), at: nil, saying: "no items"))
    #expect(picture(frame) == ["no items"])
    #expect(frame.cursorRow == 0)
  }

  @Test func theInsertionPointIsAtTheEndOfWhatIsTyped() {
    let outline = outline()
    var prompt = Prompt(purpose: .search)
    prompt.text = "日本"
    let frame = renderer(80, 24).frame(of: state(outline, at: outline.firstVisible, prompt: prompt))
    #expect(picture(frame).suffix(2) == ["said", "Search: 日本"])
    #expect(frame.cursorRow == 7)
    #expect(frame.cursorColumn == 12)
    prompt.text = String(repeating: "x", count: 100) + "end"
    let narrow = renderer(20, 5).frame(of: state(outline, at: outline.firstVisible, prompt: prompt))
    #expect(picture(narrow).last == String(repeating: "x", count: 16) + "end")
    #expect(narrow.cursorColumn == 19)
  }

  @Test func theViewStaysUntilTheCursorLeavesIt() throws {
    var builder = OutlineBuilder()
    let ids = (0..<100).map { builder.append(NodeContent(name: "item \($0)"), depth: 0) }
    let outline = builder.finish()
    let renderer = renderer(80, 11)
    var frame = renderer.frame(of: state(outline, at: ids[0]))
    for number in 1..<10 {
      let next = renderer.frame(of: state(outline, at: ids[number]), from: frame.top)
      #expect(next.top == ids[0])
      frame = next
    }
    frame = renderer.frame(of: state(outline, at: ids[10]), from: frame.top)
    #expect(frame.top == ids[7])
    #expect(frame.cursorRow == 3)
    frame = renderer.frame(of: state(outline, at: ids[6]), from: frame.top)
    #expect(frame.cursorRow == 6)
    frame = renderer.frame(of: state(outline, at: ids[99]), from: frame.top)
    #expect(frame.rows.count == 11)
    #expect(frame.cursorRow == 9)
  }

  @Test(arguments: [1, 2, 3, 5, 24], [1, 2, 5, 20, 80])
  func everySizeShowsTheItemAndFits(_ rows: Int, _ columns: Int) {
    let outline = outline()
    var top: NodeID?
    for node in outline.visibleNodes {
      let frame = renderer(columns, rows).frame(of: state(outline, at: node.id), from: top)
      top = frame.top
      #expect(frame.rows.count <= rows)
      #expect(frame.rows[frame.cursorRow].node == node.id)
      #expect(frame.cursorColumn < columns)
    }
  }

  @Test func manyItemsCostNoMoreThanWhatIsInView() {
    var builder = OutlineBuilder()
    for number in 0..<100_000 {
      builder.append(NodeContent(name: "item \(number)"), depth: number % 2)
    }
    var outline = builder.finish()
    outline.expandAll()
    let renderer = renderer(80, 24)
    var top: NodeID?
    for number in stride(from: 0, to: 100_000, by: 1_000) {
      guard let id = outline.visibleNode(at: number) else { continue }
      top = renderer.frame(of: state(outline, at: id), from: top).top
    }
    #expect(top != nil)
  }

  @Test(
    "Right-to-left text stays in logical order behind its mark, whatever direction is stated",
    arguments: [nil, Outline.Direction.leftToRight, .rightToLeft]
  )
  func rightToLeftText(direction: Outline.Direction?) {
    var builder = OutlineBuilder(title: "t")
    let group = NodeContent(name: "שלום עולם", isExpanded: true, direction: direction)
    let id = builder.append(group, depth: 0)
    builder.append(NodeContent(name: "\u{2067}גיל\u{2069}", role: .toggle, value: "12"), depth: 1)
    let outline = builder.finish()
    let frame = renderer(80, 5).frame(of: state(outline, at: id))
    #expect(picture(frame) == ["- שלום עולם", "    גיל, toggle, 12", "said"])
    #expect(frame.cursorColumn == 2)

    var terminal = VirtualTerminal(columns: 80, rows: 5)
    var display = ScreenDisplay(
      TerminalCapabilities("xterm-256color"),
      size: TerminalSize(columns: 80, rows: 5),
      emphasis: .reverse,
      words: .english
    )
    terminal.feed(display.update(state(outline, at: id)))
    #expect(terminal.picture == picture(frame))
    #expect((terminal.row, terminal.column) == (0, 2))
  }

  @Test func nothingOfADocumentControlsTheTerminal() {
    var builder = OutlineBuilder()
    let id = builder.append(
      NodeContent(name: "a\u{1B}[31mb\nc", role: .toggle, value: "\u{7}x"),
      depth: 0
    )
    let frame = renderer(80, 5).frame(
      of: state(builder.finish(), at: id, saying: "s\u{1B}]0;t\u{7}")
    )
    #expect(picture(frame) == ["  a[31mb c, toggle, x", "s]0;t"])
  }
}
