internal import Foundation

/// What is left of a text that ended a worker: letters, digits and single spaces.
enum SafeText {
  /// The longest word, in scalars.
  private static let longestWord = 24

  /// The text with accents removed, and everything but letters and digits as spaces.
  ///
  /// Letters of scripts other than Latin stay as they are, since their voice can read nothing
  /// else; words are cut short enough for any of the engine's buffers.
  static func text(of text: String) -> String {
    var safe = String.UnicodeScalarView()
    var wordLength = 0
    for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars {
      let kind = ScalarClass(scalar)
      if kind == .mark, Script(scalar) == .common { continue }
      let isLatinBeyondASCII = Script(scalar) == .latin && scalar.value >= 0x80
      if kind.isWordPart, !isLatinBeyondASCII {
        if wordLength == longestWord {
          safe.append(" ")
          wordLength = 0
        }
        safe.append(scalar)
        wordLength += 1
      } else if wordLength > 0 {
        safe.append(" ")
        wordLength = 0
      }
    }
    return String(safe)
  }
}
