/// The names of signs in one language.
struct SymbolTable: Sendable {
  /// The language, as a BCP 47 tag.
  var language: String

  /// The names of signs that are shorter or clearer than those of CLDR.
  var names: [Unicode.Scalar: String]

  /// Says that a sign has no name, as in "sign".
  var unnamed: String

  /// Reads a table written as lines of a sign, a space and its name.
  init(language: String, unnamed: String, lines: String = "") {
    self.language = language
    self.unnamed = unnamed
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

  /// The languages with names; where a table holds none of its own, those of CLDR are used.
  private static let all: [String: SymbolTable] = [
    "ar": SymbolTable(language: "ar", unnamed: "علامة"),
    "cmn": chinese,
    "de": german,
    "en": english,
    "es": spanish,
    "fr": french,
    "hi": SymbolTable(language: "hi", unnamed: "चिह्न"),
    "it": italian,
    "ja": japanese,
    "nl": SymbolTable(language: "nl", unnamed: "teken"),
    "pl": SymbolTable(language: "pl", unnamed: "znak"),
    "pt": portuguese,
    "ru": russian,
    "uk": SymbolTable(language: "uk", unnamed: "знак"),
    "yue": chinese,
    "zh": chinese,
  ]
}
