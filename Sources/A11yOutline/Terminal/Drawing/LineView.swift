/// Shows each response as new lines and nothing else, for braille displays, other readers, and
/// terminals whose cursor cannot be moved.
struct LineView: Display {
  private let returnsCursor: Bool
  private var isLineOpen = false

  /// Creates a line view.
  ///
  /// - Parameter returnsCursor: Whether the cursor waits on the first letter of the last line,
  ///   where a braille display follows it. A dumb terminal, such as a buffer of Emacs, would take
  ///   the line away, so there it waits on the line after it.
  init(returnsCursor: Bool) {
    self.returnsCursor = returnsCursor
  }

  mutating func begin(_ introduction: [String]) -> [UInt8] {
    introduction.flatMap { line($0) }
  }

  mutating func update(_ state: DisplayState) -> [UInt8] {
    state.isNewResponse ? state.response.flatMap { line($0.text) } : []
  }

  mutating func restart(_ size: TerminalSize, clears: Bool) -> [UInt8] { [] }

  mutating func end(_ lastItem: String?) -> [UInt8] {
    // The last item is the last line already.
    defer { isLineOpen = false }
    return isLineOpen ? Array("\n".utf8) : []
  }

  private mutating func line(_ text: String) -> [UInt8] {
    let text = TerminalText.sanitized(text)
    guard returnsCursor else { return Array((text + "\n").utf8) }
    defer { isLineOpen = true }
    return Array(((isLineOpen ? "\n" : "") + text + "\r").utf8)
  }
}
