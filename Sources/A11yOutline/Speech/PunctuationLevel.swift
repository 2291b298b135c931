/// How much punctuation is spoken.
public enum PunctuationLevel: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Only signs that stand alone or carry meaning.
  case none

  /// Also `$ ~ + * / \ @ #` and technical signs.
  case some

  /// Also brackets and quotation marks, and full stops and commas in odd places.
  case most

  /// Everything.
  case all

  /// Whether the first level speaks less than the second.
  public static func < (first: PunctuationLevel, second: PunctuationLevel) -> Bool {
    first.rawValue < second.rawValue
  }
}
