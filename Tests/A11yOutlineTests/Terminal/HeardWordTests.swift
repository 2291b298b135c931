import Testing

@testable import A11yOutline

/// The word that is heard is underlined where it stands, and nothing else is written for it.
@Suite struct HeardWordTests {
  private let capabilities = TerminalCapabilities("xterm-256color")
  private let name = "One two. Three four five six seven."

  private func state(_ response: Utterance, _ word: HeardWord?) -> DisplayState {
    var builder = OutlineBuilder(title: "Rows")
    let node = builder.append(NodeContent(name: name), depth: 0)
    builder.append(NodeContent(name: "Other"), depth: 0)
    return DisplayState(
      outline: builder.finish(),
      cursor: node,
      response: [Utterance([.init(.message, "Before")]), response],
      heardWord: word,
      isNewResponse: false,
      words: .english
    )
  }

  /// What is underlined, row by row.
  private func underlined(_ state: DisplayState, columns: Int) -> [String] {
    RowRenderer(size: TerminalSize(columns: columns, rows: 12), words: .english)
      .frame(of: state).rows
      .compactMap { row in
        row.underlined.map { String(Array(row.text)[$0]) }
      }
  }

  @Test func aWordOfTheNameIsMarkedInTheRowOfTheItem() {
    let said = Utterance([.init(.name, name), .init(.position, "1 of 2")])
    let state = state(said, HeardWord(utterance: 1, place: 9..<14))
    #expect(underlined(state, columns: 80) == ["Three"])
    #expect(underlined(state, columns: 14) == ["Three"], "in whatever row it was wrapped into")
  }

  @Test func aWordOfASentenceThatIsReadIsMarkedInItsPlace() {
    let said = Utterance([.init(.name, "Three four five six seven.")])
    let word = HeardWord(utterance: 1, place: 11..<15, sentence: 1)
    #expect(underlined(state(said, word), columns: 16) == ["five"])
  }

  @Test func aLongWordIsMarkedInAllItsRows() {
    let said = Utterance([.init(.state, "unabbreviatable")])
    let word = HeardWord(utterance: 1, place: 0..<15)
    #expect(underlined(state(said, word), columns: 10) == ["unabbrevia", "table"])
  }

  @Test func aWordThatIsNotInTheNameIsMarkedInTheCaption() {
    let said = Utterance([.init(.name, "Other"), .init(.state, "Collapsed")])
    #expect(
      underlined(state(said, HeardWord(utterance: 1, place: 0..<5)), columns: 80) == ["Other"]
    )
    let word = HeardWord(utterance: 1, place: 7..<16)
    #expect(underlined(state(said, word), columns: 80) == ["Collapsed"])
    #expect(underlined(state(said, nil), columns: 80).isEmpty)
  }

  @Test(arguments: [Emphasis.reverse, .boldUnderline])
  func onlyTheWordIsUnderlinedAndOnlyItsRowIsWritten(emphasis: Emphasis) {
    var terminal = VirtualTerminal(columns: 60, rows: 12)
    var display = ScreenDisplay(
      capabilities,
      size: TerminalSize(columns: 60, rows: 12),
      emphasis: emphasis,
      words: .english
    )
    let said = Utterance([.init(.name, name)])
    terminal.feed(display.begin([]) + display.update(state(said, nil)))
    let marked = state(said, HeardWord(utterance: 1, place: 4..<7))
    let bytes = display.update(marked)
    terminal.feed(bytes)
    let row = terminal.cells[0]
    #expect(String(row.filter(\.isUnderlined).map(\.character)) == "two")
    #expect(row[2].isReverse == (emphasis == .reverse))
    #expect(row[2].isBold == (emphasis == .boldUnderline))
    #expect(!String(decoding: bytes, as: UTF8.self).contains("Other"))
    #expect(display.update(marked).isEmpty, "nothing is written when nothing changed")
    terminal.feed(display.update(state(said, nil)))
    let isUnderlined = terminal.cells[0][2].isUnderlined
    #expect(isUnderlined == (emphasis == .boldUnderline))
  }

  @Test func theEndOfASessionLeavesNoMark() {
    var terminal = VirtualTerminal(columns: 60, rows: 12)
    var display = ScreenDisplay(
      capabilities,
      size: TerminalSize(columns: 60, rows: 12),
      emphasis: .reverse,
      words: .english
    )
    let said = Utterance([.init(.name, name)])
    terminal.feed(display.update(state(said, HeardWord(utterance: 1, place: 4..<7))))
    terminal.feed(display.end(name))
    let underlined = terminal.cells.joined().filter(\.isUnderlined)
    #expect(underlined.isEmpty)
  }
}
