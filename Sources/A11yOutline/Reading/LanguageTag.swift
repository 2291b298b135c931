/// Works on BCP 47 language tags.
enum LanguageTag {
  /// The tag in the form in which tags are compared: lower case, hyphens.
  static func normalized(_ tag: String) -> String {
    let base = tag.prefix { $0 != "." && $0 != "@" }
    return String(base.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// The language without script, region and variants.
  static func primary(_ tag: String) -> String {
    String(normalized(tag).prefix { $0 != "-" })
  }

  /// Whether two tags are of one language.
  static func isSameLanguage(_ first: String, _ second: String) -> Bool {
    primary(first) == primary(second)
  }
}
