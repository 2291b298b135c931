/// Shows rows and, below them, the last response.
struct ScreenDisplay: Display {
  private var screen: Screen
  private var renderer: RowRenderer
  private let capabilities: TerminalCapabilities
  private let isFullScreen: Bool
  private var frame: Frame?
  private var size: TerminalSize

  /// Creates a display.
  ///
  /// - Parameters:
  ///   - capabilities: What the terminal can do.
  ///   - size: Its size.
  ///   - emphasis: How the current item stands out.
  ///   - words: The words of the interface language.
  ///   - isFullScreen: Whether the alternate screen is used.
  init(
    _ capabilities: TerminalCapabilities,
    size: TerminalSize,
    emphasis: Emphasis,
    words: Words,
    isFullScreen: Bool = false
  ) {
    self.capabilities = capabilities
    self.size = size
    self.isFullScreen = isFullScreen && !capabilities.enterAlternateScreen.isEmpty
    screen = Screen(capabilities, emphasis: emphasis)
    renderer = RowRenderer(size: size, words: words)
  }

  /// The node that a row of the frame shows; `nil` for a row without one.
  ///
  /// Only where the frame begins at the top of the terminal is its row that of a mouse.
  func node(atRow row: Int) -> NodeID? {
    guard let frame, frame.rows.indices.contains(row) else { return nil }
    return frame.rows[row].node
  }

  mutating func begin(_ introduction: [String]) -> [UInt8] {
    var bytes = isFullScreen ? capabilities.enterAlternateScreen + screen.clear() : []
    for line in introduction {
      let text = TerminalText.sanitized(line)
      for row in TextWrapping.rows(of: text, width: size.columns, limit: size.rows) {
        bytes += Array((row + "\n\r").utf8)
      }
    }
    return bytes
  }

  mutating func update(_ state: DisplayState) -> [UInt8] {
    let frame = renderer.frame(of: state, from: frame?.top)
    self.frame = frame
    return screen.draw(frame)
  }

  mutating func restart(_ size: TerminalSize, clears: Bool) -> [UInt8] {
    self.size = size
    renderer = renderer.resized(to: size)
    return clears ? screen.clear() : begin([])
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
    if let lastItem {
      let text = TextWrapping.rows(
        of: TerminalText.sanitized(lastItem),
        width: size.columns,
        limit: size.rows
      )
      for row in text { bytes += Array((row + "\n\r").utf8) }
    }
    return bytes
  }
}
