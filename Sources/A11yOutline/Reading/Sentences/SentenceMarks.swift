/// The signs by which sentences and clauses end.
enum SentenceMarks {
  /// Signs that end a sentence, of all scripts the engine has voices for.
  static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "!", "?", "…", "‽", "۔", "؟", "।", "॥", "։", "።", "၊", "။": true
    default: isWide(scalar)
    }
  }

  /// Signs of a sentence's end that no space follows.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "。", "！", "？", "｡", "．": true
    default: false
    }
  }

  /// Signs after which a long sentence can be cut.
  static func isClauseEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", ";", ":", "、", "，", "；", "：", "،", "؛", "·", "—", "–": true
    default: false
    }
  }

  /// Brackets and quotation marks that can follow a full stop.
  static func isCloser(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", ")", "]", "}", "”", "’", "»", "›", "」", "』", "）", "】", "》": true
    default: false
    }
  }

  /// Signs that end a line.
  static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a sentence is whole, and was not cut because it is long.
  static func endsSentence(_ text: some StringProtocol) -> Bool {
    for scalar in text.unicodeScalars.reversed() {
      if isEnd(scalar) || isLineEnd(scalar) { return true }
      guard ScalarClass(scalar) == .space || isCloser(scalar) else { return false }
    }
    return false
  }
}
