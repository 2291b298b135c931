/// The words of one interface language, and how they are put together.
///
/// Words are data: a language is one file with one table. ``Words/english`` is the language that
/// every other one is checked against.
public struct Words: Sendable {
  /// The BCP 47 tag of the language.
  public let tag: String

  /// The name of the language in itself.
  public let name: String

  let pluralRule: PluralRule
  let phrases: [Phrase: Template]
  /// The names of keys, by the identifier of the key; a key that is not listed is said as it is.
  let keyNames: [String: String]
  /// What the commands do, by the identifier of the command.
  ///
  /// It is empty for English, whose descriptions stand in the table of commands.
  let commandDescriptions: [String: String]

  /// The words by which letters are told apart when spelling, by the small letter; empty for a
  /// language that has no alphabet to spell with.
  let alphabet: [Character: String]

  /// How words are read that the voice of the language misreads; the longest come first.
  let readings: [(written: String, spoken: String)]

  /// The languages there are.
  public static let all: [Words] = [
    english, portuguese, spanish, french, german, italian, russian, arabic, japanese, chinese,
  ]

  /// The words for a language tag or a locale name: the same language and region, else the same
  /// language; `nil` when there are none.
  public init?(for tag: String) {
    let subtags = tag.lowercased().prefix { $0 != "." && $0 != "@" }
      .split { $0 == "-" || $0 == "_" }
    guard let language = subtags.first else { return nil }
    let wanted = subtags.joined(separator: "-")
    guard
      let words = Words.all.first(where: { $0.tag.lowercased() == wanted })
        ?? Words.all.first(where: { $0.tag.lowercased().prefix { $0 != "-" } == language })
    else { return nil }
    self = words
  }

  init(
    tag: String,
    name: String,
    pluralRule: PluralRule,
    phrases: [Phrase: Template],
    keyNames: [String: String],
    commandDescriptions: [String: String],
    alphabet: [Character: String] = [:],
    readings: [String: String] = [:]
  ) {
    self.tag = tag
    self.name = name
    self.pluralRule = pluralRule
    self.phrases = phrases
    self.keyNames = keyNames
    self.commandDescriptions = commandDescriptions
    self.alphabet = alphabet
    self.readings = readings.map { ($0.key, $0.value) }
      .sorted { ($0.written.count, $0.written) > ($1.written.count, $1.written) }
  }

  /// How a text of this language is read; `nil` when it is read as it is written.
  func spoken(_ text: String) -> String? {
    guard !readings.isEmpty else { return nil }
    var spoken = text
    for reading in readings where spoken.contains(reading.written) {
      spoken = spoken.replacing(reading.written, with: reading.spoken)
    }
    return spoken == text ? nil : spoken
  }

  /// The text of a phrase.
  func callAsFunction(_ phrase: Phrase, _ values: [String: String] = [:]) -> String {
    fill(text(of: phrases[phrase] ?? "", count: nil), values)
  }

  /// The text of a phrase that depends on a count.
  func callAsFunction(
    _ phrase: Phrase,
    count: Int,
    _ values: [String: String] = [:]
  ) -> String {
    let values = values.merging(["count": String(count)]) { $1 }
    return fill(text(of: phrases[phrase] ?? "", count: count), values)
  }

  /// The name of a key.
  func keyName(_ identifier: String) -> String {
    keyNames[identifier] ?? identifier
  }

  private func text(of template: Template, count: Int?) -> String {
    switch template {
    case .plain(let text): return text
    case .counted(let texts):
      let count = count ?? 0
      if count == 0, let none = texts[.none] { return none }
      return texts[pluralRule.category(of: count)] ?? texts[.other] ?? ""
    }
  }

  private func fill(_ text: String, _ values: [String: String]) -> String {
    guard text.contains("{") else { return text }
    var filled = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      filled += rest[..<start]
      filled += values[String(rest[rest.index(after: start)..<end])] ?? ""
      rest = rest[rest.index(after: end)...]
    }
    return filled + rest
  }
}
