/// The names of signs and emoji in one language, from CLDR.
struct CharacterNames: Sendable {
  /// A sequence of characters without its first, and its name.
  private struct Entry {
    var tail: [Unicode.Scalar]
    var name: String
  }

  private var entries: [Unicode.Scalar: [Entry]] = [:]

  /// Reads a table as `scripts/character-names` writes it.
  ///
  /// - Complexity: O(length of the table).
  private init(_ table: String) {
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let first = parts[0].unicodeScalars.first else { continue }
      let tail = Array(parts[0].unicodeScalars.dropFirst())
      entries[first, default: []].append(Entry(tail: tail, name: String(parts[1])))
    }
    for first in entries.keys {
      entries[first]?.sort { $0.tail.count > $1.tail.count }
    }
  }

  /// The longest sequence with a name at a place, skin tones aside.
  ///
  /// - Parameters:
  ///   - index: The place.
  ///   - scalars: The text, without joiners and variation selectors.
  /// - Returns: How many scalars it takes, and its name; `nil` when none has a name.
  func match(at index: Int, in scalars: [Unicode.Scalar]) -> (count: Int, name: String)? {
    guard let candidates = entries[scalars[index]] else { return nil }
    for candidate in candidates {
      var end = index + 1
      var isMatch = true
      for scalar in candidate.tail {
        while end < scalars.count, Self.isSkinTone(scalars[end]) { end += 1 }
        isMatch = end < scalars.count && scalars[end] == scalar
        if !isMatch { break }
        end += 1
      }
      guard isMatch else { continue }
      while end < scalars.count, Self.isSkinTone(scalars[end]) { end += 1 }
      return (end - index, candidate.name)
    }
    return nil
  }

  private static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value)
  }

  /// The names in a language; `nil` where there are none.
  ///
  /// A table is read when it is first needed.
  static func names(in language: String) -> CharacterNames? {
    switch LanguageTag.primary(language) {
    case "ar": arabicNames
    case "de": germanNames
    case "en": englishNames
    case "es": spanishNames
    case "fr": frenchNames
    case "hi": hindiNames
    case "it": italianNames
    case "nl": dutchNames
    case "pl": polishNames
    case "pt": portugueseNames
    case "ru": russianNames
    case "uk": ukrainianNames
    default: nil
    }
  }

  private static let arabicNames = CharacterNames(arabic)
  private static let germanNames = CharacterNames(german)
  private static let englishNames = CharacterNames(english)
  private static let spanishNames = CharacterNames(spanish)
  private static let frenchNames = CharacterNames(french)
  private static let hindiNames = CharacterNames(hindi)
  private static let italianNames = CharacterNames(italian)
  private static let dutchNames = CharacterNames(dutch)
  private static let polishNames = CharacterNames(polish)
  private static let portugueseNames = CharacterNames(portuguese)
  private static let russianNames = CharacterNames(russian)
  private static let ukrainianNames = CharacterNames(ukrainian)
}
