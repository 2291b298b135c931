/// The names of signs in one language.
struct SymbolTable: Sendable {
  /// The language, as a BCP 47 tag.
  var language: String

  /// The names of signs, by sign.
  var names: [Unicode.Scalar: String]

  /// Says that a sign has no name, as in "sign".
  var unnamed: String

  /// Says that letters of a script cannot be read; the script's name follows.
  var lettersOf: String

  /// Reads a table written as lines of a sign, a space and its name.
  init(language: String, unnamed: String, lettersOf: String, lines: String) {
    self.language = language
    self.unnamed = unnamed
    self.lettersOf = lettersOf
    var names: [Unicode.Scalar: String] = [:]
    for line in lines.split(separator: "\n") {
      guard let sign = line.unicodeScalars.first else { continue }
      names[sign] = String(line.unicodeScalars.dropFirst(2).map(Character.init))
    }
    self.names = names
  }

  /// The table of a language; English where there is none.
  static func table(for language: String) -> SymbolTable {
    all[LanguageTag.primary(language)] ?? english
  }

  /// Whether a language has a table of its own.
  static func hasTable(for language: String) -> Bool {
    all[LanguageTag.primary(language)] != nil
  }

  private static let all = ["en": english, "pt": portuguese]
}
