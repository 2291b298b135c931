/// Text that is safe to send to a terminal.
enum TerminalText {
  /// How many scalars without a width may follow one another; more is no language.
  private static let markLimit = 8

  /// Leaves out all that a terminal would obey.
  ///
  /// That is control characters of seven and eight bits, and characters that turn the direction
  /// of what follows. Line ends and tabs become spaces.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: How many scalars are looked at, at most; the rest is dropped.
  /// - Returns: Text in its logical order that only prints.
  /// - Complexity: O(`limit`), however long the text is.
  static func sanitized(_ text: some StringProtocol, limit: Int = .max) -> String {
    // Nearly all text is plain and stays as it is.
    let isPlain = text.utf8.prefix(limit == .max ? limit : limit + 1)
    if isPlain.count <= limit, isPlain.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return String(text)
    }
    var safe = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars.prefix(limit) {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: safe.append(" ")
      case 0..<0x20, 0x7F..<0xA0, 0xAD, 0xFEFF, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F,
        0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
        continue
      case ..<0x300:
        safe.append(scalar)
        marks = 0
      default:
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format:
          marks += 1
          if marks <= markLimit { safe.append(scalar) }
        default:
          safe.append(scalar)
          marks = 0
        }
      }
    }
    return String(safe)
  }
}
