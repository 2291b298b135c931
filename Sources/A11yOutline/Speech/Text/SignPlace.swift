/// Where a sign, or a run of one sign, stands in a text.
struct SignPlace {
  /// The place of the run.
  let range: Range<Int>

  /// Whether the text is signs only.
  let isAlone: Bool

  private let before: Unicode.Scalar?
  private let after: Unicode.Scalar?
  private let isBeforeShort: Bool

  init(_ range: Range<Int>, in text: MappedText, isAlone: Bool) {
    self.range = range
    self.isAlone = isAlone
    before = range.lowerBound > 0 ? text.scalars[range.lowerBound - 1] : nil
    after = range.upperBound < text.count ? text.scalars[range.upperBound] : nil
    let second = range.lowerBound > 1 ? text.scalars[range.lowerBound - 2] : " "
    isBeforeShort = !ScalarClass(second).isWordPart
  }

  /// Whether letters, digits or signs touch it on both sides.
  var isInToken: Bool {
    guard let before, let after else { return false }
    return before != " " && after != " " && ScalarClass(before).isWordPart
      && ScalarClass(after).isWordPart
  }

  /// Whether spaces are on both sides.
  var isFree: Bool { (before ?? " ") == " " && (after ?? " ") == " " }

  /// Whether it is one sign in quotation marks or brackets.
  var isQuoted: Bool {
    guard range.count == 1, let before, let after else { return false }
    return switch (before, after) {
    case ("'", "'"), ("\"", "\""), ("`", "`"), ("‘", "’"), ("“", "”"), ("«", "»"), ("(", ")"):
      true
    default: false
    }
  }

  /// Whether a hyphen is the sign of a negative number.
  func isMinus(_ sign: Unicode.Scalar) -> Bool {
    guard sign == "-" || sign == "−", range.count == 1, let after else { return false }
    return (before ?? " ") == " " && ScalarClass(after) == .digit
  }

  /// Whether it is the comma, full stop or colon inside a number or a time.
  func isPartOfNumber(_ sign: Unicode.Scalar) -> Bool {
    guard range.count == 1, let before, let after else { return false }
    guard sign == "." || sign == "," || sign == ":" else { return false }
    return ScalarClass(before) == .digit && ScalarClass(after) == .digit
  }

  /// Whether it is the apostrophe or hyphen of a word, or the stop of an abbreviation.
  func isInsideWord(_ sign: Unicode.Scalar) -> Bool {
    guard range.count == 1, isInToken, let before, let after else { return false }
    switch sign {
    case "'", "’": return ScalarClass(before) != .digit
    case "-", "‐", "‑": return ScalarClass(before) != .digit || ScalarClass(after) != .digit
    case ".": return isBeforeShort && ScalarClass(before) == .letter
    default: return false
    }
  }
}
