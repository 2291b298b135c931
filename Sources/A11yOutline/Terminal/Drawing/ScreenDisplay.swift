import struct Foundation.CGPoint

/// Shows rows and, below them, the last response.
struct ScreenDisplay: Display {
  private var screen: Screen
  private var renderer: RowRenderer
  private var laidOutRenderer: LaidOutRenderer
  /// Whether the last frame showed a drawing in place of items.
  private var isLaidOut = false
  private let capabilities: TerminalCapabilities
  private let isFullScreen: Bool
  private let startsAtTop: Bool
  private var frame: TerminalFrame?
  /// How many rows of the terminal are above the frame; `nil` while that is not known.
  private var rowsAbove: Int?
  private var size: TerminalSize

  /// Creates a display.
  ///
  /// - Parameters:
  ///   - capabilities: What the terminal can do.
  ///   - size: Its size.
  ///   - emphasis: How the current item stands out.
  ///   - words: The words of the interface language.
  ///   - isFullScreen: Whether the alternate screen is used.
  ///   - startsAtTop: Whether the terminal is cleared at the start, so that it is known which row
  ///     of it shows what: for a mouse.
  init(
    _ capabilities: TerminalCapabilities,
    size: TerminalSize,
    emphasis: Emphasis,
    words: Words,
    isFullScreen: Bool = false,
    startsAtTop: Bool = false
  ) {
    self.startsAtTop = startsAtTop
    self.capabilities = capabilities
    self.size = size
    self.isFullScreen = isFullScreen && !capabilities.enterAlternateScreen.isEmpty
    screen = Screen(capabilities, emphasis: emphasis)
    renderer = RowRenderer(size: size, words: words)
    laidOutRenderer = LaidOutRenderer(marksItem: emphasis != .none)
  }

  /// The node that a row of the terminal shows; `nil` for a row without one, and where it is not
  /// known on which row of the terminal the frame begins.
  ///
  /// - Parameter row: A row of the terminal, from 0.
  /// - Returns: The node.
  func node(atRow row: Int) -> NodeID? {
    guard let frame, let index = index(ofRow: row) else { return nil }
    return frame.rows[index].node
  }

  /// The point of the drawing that a cell of the terminal shows; `nil` where items are shown, and
  /// where it is not known on which row of the terminal the frame begins.
  func point(column: Int, row: Int) -> CGPoint? {
    guard isLaidOut, let index = index(ofRow: row) else { return nil }
    return laidOutRenderer.point(column: column, row: index)
  }

  private func index(ofRow row: Int) -> Int? {
    guard let frame, let rowsAbove else { return nil }
    // Every row that had no room below has moved those above up by one.
    let index = row - min(rowsAbove, size.rows - screen.rowCount)
    return frame.rows.indices.contains(index) ? index : nil
  }

  mutating func begin(_ introduction: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    if isFullScreen { bytes += capabilities.enterAlternateScreen }
    if isFullScreen || startsAtTop { bytes += clear() }
    for line in introduction { bytes += self.print(line) }
    return bytes
  }

  mutating func update(_ state: DisplayState) -> [UInt8] {
    let frame = makeFrame(of: state)
    self.frame = frame
    return screen.draw(frame)
  }

  private mutating func makeFrame(of state: DisplayState) -> TerminalFrame {
    isLaidOut = state.drawing != nil
    guard let drawing = state.drawing else { return renderer.frame(of: state, from: frame?.top) }
    let (extra, promptColumn) = renderer.extraRows(of: state)
    var frame = laidOutRenderer.frame(
      of: drawing,
      around: state.region,
      size: size,
      above: extra
    )
    if let promptColumn {
      frame.cursorRow = frame.rows.count - 1
      frame.cursorColumn = min(promptColumn, size.columns - 1)
    }
    return frame
  }

  mutating func restart(_ size: TerminalSize, clears: Bool) -> [UInt8] {
    self.size = size
    renderer = renderer.resized(to: size)
    if clears { return clear() }
    rowsAbove = nil
    // Rows that are still known were left without a farewell: others have written below them.
    let isAbandoned = screen.rowCount > 0
    screen.forget()
    return Array((isAbandoned ? "\r\n" : "").utf8) + begin([])
  }

  mutating func end(_ lastItem: String?) -> [UInt8] {
    var bytes: [UInt8] = []
    if isFullScreen {
      bytes += screen.leave() + capabilities.leaveAlternateScreen
    } else if var frame, lastItem != nil {
      // What stays is plain, and ends with the place where the person was.
      frame.rows = frame.rows.filter { $0.node != nil }.map(\.withoutEmphasis)
      if frame.rows.isEmpty { frame.rows = [.blank] }
      frame.cursorRow = frame.rows.count - 1
      frame.cursorColumn = 0
      bytes += screen.draw(frame) + screen.leave(after: frame.rows.count)
    } else {
      bytes += screen.leave()
    }
    rowsAbove = nil
    if let lastItem { bytes += self.print(lastItem) }
    return bytes
  }

  private mutating func clear() -> [UInt8] {
    rowsAbove = 0
    return screen.clear()
  }

  private mutating func print(_ text: String) -> [UInt8] {
    let text = TerminalText.sanitized(text)
    let rows = TextWrapping.rows(of: text, width: size.columns, limit: size.rows)
    rowsAbove = rowsAbove.map { $0 + rows.count }
    return rows.flatMap { Array(($0 + "\n\r").utf8) }
  }
}
