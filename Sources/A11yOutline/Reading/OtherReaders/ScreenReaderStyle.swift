/// How another screen reader orders and words what it says of an outline: data, and an
/// approximation.
///
/// Each style has a reader's English words at its default settings, as it would read the outline as
/// a tree that has the focus. What a person hears depends on the reader's version, its settings,
/// and the program it reads.
public struct ScreenReaderStyle: Sendable {
  /// The word for options.
  public let name: String

  /// What the reader is called.
  public let title: String

  /// The order of the parts of an item; what is not listed follows.
  public let order: [Utterance.Part.Kind]

  /// What stands between the parts.
  let separator: String

  /// Whether the level of an item is said only when it differs from that of the item before.
  let saysLevelOnlyWhenItChanges: Bool

  /// The phrases that the reader has other words for; an empty one is not said.
  let phrases: [Phrase: Template]

  /// The words of the reader: its own, and for what it has none, ours in English.
  public var words: Words {
    let english = Words.english
    return Words(
      tag: english.tag,
      name: english.name,
      pluralRule: english.pluralRule,
      phrases: english.phrases.merging(Self.unsaid) { $1 }.merging(phrases) { $1 },
      keyNames: english.keyNames,
      commandDescriptions: english.commandDescriptions,
      alphabet: english.alphabet
    )
  }

  /// The style that has a name.
  public static func named(_ name: String) -> ScreenReaderStyle? {
    all.first { $0.name == name }
  }
}
