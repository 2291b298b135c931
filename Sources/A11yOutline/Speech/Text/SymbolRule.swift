/// When a sign is said, and what it leaves when it is not.
struct SymbolRule {
  /// What a sign leaves where it is not said.
  enum Remainder {
    /// Nothing, not even the end of a word.
    case nothing

    /// The end of a word.
    case space

    /// A short pause.
    case pause

    /// The sign itself, by which the engine makes the melody of a sentence.
    case sign(Unicode.Scalar)
  }

  /// The lowest level at which it is said; `nil` for every level.
  var level: PunctuationLevel?

  /// What it leaves below that level.
  var remainder: Remainder

  /// Whether it only draws lines, so that it says nothing even when it stands alone.
  var isDrawing = false

  /// The rule of a sign.
  ///
  /// Signs without a rule of their own are pictures and technical signs, and always said.
  static func rule(for sign: Unicode.Scalar) -> SymbolRule {
    switch sign {
    case ".", "!", "?", ",", ";", ":": SymbolRule(level: .all, remainder: .sign(sign))
    case "…", "‽", "¡", "¿": SymbolRule(level: .all, remainder: .pause)
    case "。", "．", "।", "॥", "။", "۔", "։": SymbolRule(level: .all, remainder: .sign("."))
    case "！": SymbolRule(level: .all, remainder: .sign("!"))
    case "？", "؟": SymbolRule(level: .all, remainder: .sign("?"))
    case "、", "，", "،", "；", "؛", "：", "၊": SymbolRule(level: .all, remainder: .sign(","))
    case "'", "’", "‘", "‚", "‹", "›": SymbolRule(level: .all, remainder: .nothing)
    case "-", "‐", "‑": SymbolRule(level: .all, remainder: .space)
    case "–", "—", "―": SymbolRule(level: .most, remainder: .pause)
    case "(", ")", "[", "]", "{", "}", "（", "）", "【", "】":
      SymbolRule(level: .most, remainder: .pause)
    case "\"", "“", "”", "„", "«", "»", "`", "「", "」", "『", "』", "《", "》":
      SymbolRule(level: .most, remainder: .space)
    case "•", "·", "‣", "▪", "¶", "†", "‡": SymbolRule(level: .most, remainder: .space)
    case "$", "~", "+", "*", "/", "\\", "@", "#", "^", "|", "_", "=", "<", ">", "&":
      SymbolRule(level: .some, remainder: .space)
    default:
      if (0x2500...0x259F).contains(sign.value) || (0x2800...0x28FF).contains(sign.value) {
        // Lines and shades that only draw, and braille patterns that only show progress.
        SymbolRule(level: .all, remainder: .space, isDrawing: true)
      } else {
        SymbolRule(level: nil, remainder: .space)
      }
    }
  }
}
