/// What a terminal can do, in the bytes that make it do it.
struct TerminalCapabilities: Sendable {
  /// The sequences of its keys.
  let keySequences: [[UInt8]: Key]
  /// Whether the terminal can move its cursor between rows.
  let canAddress: Bool
  /// Whether text that reaches the margin can be kept from going on in the next row.
  var keepsWithinMargins: Bool { !startOfRows.isEmpty }

  let clearToEndOfRow: [UInt8]
  let clearToEndOfScreen: [UInt8]
  let clearScreen: [UInt8]
  let enterAlternateScreen: [UInt8]
  let leaveAlternateScreen: [UInt8]
  let reverse: [UInt8]
  let bold: [UInt8]
  let underline: [UInt8]
  let plain: [UInt8]
  /// What is sent before rows, so that a row that is wider than thought does not wrap.
  let startOfRows: [UInt8]
  /// What is sent after rows.
  let endOfRows: [UInt8]
  let startBracketedPaste: [UInt8]
  let endBracketedPaste: [UInt8]
  /// The size, where the system does not know it.
  let size: TerminalSize?

  private let terminfo: Terminfo?

  /// Looks up a terminal.
  ///
  /// - Parameter name: The name of the terminal, as `TERM` has it; a terminal that is not named
  ///   or not known can do nothing but print lines.
  init(_ name: String) {
    let terminfo = Terminfo(
      name,
      strings: TerminalCapabilities.names + KeySequences.capabilities.keys,
      numbers: ["cols", "lines"]
    )
    self.terminfo = terminfo
    func bytes(_ capability: String) -> [UInt8] { terminfo?.string(capability) ?? [] }
    clearToEndOfRow = bytes("el")
    clearToEndOfScreen = bytes("ed")
    clearScreen = bytes("clear")
    enterAlternateScreen = bytes("smcup")
    leaveAlternateScreen = bytes("rmcup")
    plain = TerminalCapabilities.withoutCharacterSets(bytes("sgr0"))
    reverse = plain.isEmpty ? [] : bytes("rev")
    bold = plain.isEmpty ? [] : bytes("bold")
    underline = plain.isEmpty ? [] : bytes("smul")
    startOfRows = bytes("smam").isEmpty ? [] : bytes("rmam")
    endOfRows = startOfRows.isEmpty ? [] : bytes("smam")
    let pastes = TerminalCapabilities.pastingTerminals.contains { name.hasPrefix($0) }
    startBracketedPaste = pastes ? Array("\u{1B}[?2004h".utf8) : bytes("BE")
    endBracketedPaste = pastes ? Array("\u{1B}[?2004l".utf8) : bytes("BD")
    canAddress =
      name != "dumb" && !clearToEndOfRow.isEmpty
      && (terminfo?.string("cuu", 1) ?? terminfo?.string("cuu1")) != nil
    if let columns = terminfo?.number("cols"), let rows = terminfo?.number("lines") {
      size = TerminalSize(columns: columns, rows: rows)
    } else {
      size = nil
    }
    var sequences: [[UInt8]: Key] = [:]
    for (capability, name) in KeySequences.capabilities {
      let sequence = bytes(capability)
      if !sequence.isEmpty, let key = Key(name) { sequences[sequence] = key }
    }
    keySequences = sequences
  }

  /// Moves the cursor up.
  func up(_ count: Int) -> [UInt8] {
    move(count, "cuu", "cuu1")
  }

  /// Moves the cursor down, within the rows that there are.
  func down(_ count: Int) -> [UInt8] {
    move(count, "cud", "cud1")
  }

  /// Moves the cursor from the first column to another one.
  func right(_ count: Int) -> [UInt8] {
    move(count, "cuf", "cuf1")
  }

  /// Makes room for rows at the cursor; `nil` when the terminal cannot.
  func insertRows(_ count: Int) -> [UInt8]? {
    let bytes = move(count, "il", "il1")
    return bytes.isEmpty ? nil : bytes
  }

  /// Takes rows away at the cursor; `nil` when the terminal cannot.
  func deleteRows(_ count: Int) -> [UInt8]? {
    let bytes = move(count, "dl", "dl1")
    return bytes.isEmpty ? nil : bytes
  }

  private func move(_ count: Int, _ several: String, _ one: String) -> [UInt8] {
    guard count > 0 else { return [] }
    if count == 1, let bytes = terminfo?.string(one) { return bytes }
    if let bytes = terminfo?.string(several, count) { return bytes }
    let bytes = terminfo?.string(one) ?? []
    return Array(repeatElement(bytes, count: count).joined())
  }

  /// Leaves out what chooses a character set, which the end of emphasis does for terminals that
  /// draw lines; yasr reads it to the person as the letter B.
  private static func withoutCharacterSets(_ bytes: [UInt8]) -> [UInt8] {
    let shiftIn: UInt8 = 0x0F
    let text = String(decoding: bytes.filter { $0 != shiftIn }, as: UTF8.self)
    return Array(text.replacing("\u{1B}(B", with: "").utf8)
  }

  private static let names = [
    "el", "ed", "clear", "smcup", "rmcup", "sgr0", "rev", "bold", "smul", "smam", "rmam", "BE",
    "BD", "cuu", "cuu1", "cud", "cud1", "cuf", "cuf1", "il", "il1", "dl", "dl1",
  ]

  /// The families of terminals that mark pastes, which older databases do not say.
  private static let pastingTerminals = [
    "xterm", "tmux", "screen", "rxvt", "vte", "gnome", "konsole", "alacritty", "kitty", "foot",
    "st-", "wezterm",
  ]
}
