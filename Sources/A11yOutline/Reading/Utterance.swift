/// One thing said at once, made of parts whose kinds tell voices and tests apart.
///
/// The grammar of the parts is in `docs/design.md`. ``text`` is the transcript of the utterance:
/// parts joined by a comma and a space, so that two numbers never run together
/// (nvaccess/nvda#555), the hint by a full stop, since it is a sentence of its own.
public struct Utterance: Hashable, Sendable {
  /// A piece of an utterance with one meaning.
  public struct Part: Hashable, Sendable {
    /// What a part tells.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case name, role, value, state, count, level, position, description, hint, message
    }

    /// What the part tells.
    public var kind: Kind

    /// The words, as they are shown and, unless ``spoken`` differs, said.
    public var text: String

    /// The words for the voice where it misreads ``text``, empty where a sound stands for them;
    /// `nil` when both are the same.
    public var spoken: String?

    /// The BCP 47 tag of the words; `nil` for the language of the document.
    ///
    /// Structure words carry the tag of the interface language.
    public var language: String?

    /// Creates a part.
    public init(
      _ kind: Kind,
      _ text: String,
      spoken: String? = nil,
      language: String? = nil
    ) {
      self.kind = kind
      self.text = text
      self.spoken = spoken
      self.language = language
    }
  }

  /// The parts, in the order in which they are said.
  public var parts: [Part]

  /// The sound that goes with them; `nil` for none.
  public var cue: SoundCue?

  /// The level of the item it tells of, from 1, where the pitch of the voice is to tell it.
  public var level: Int?

  /// Creates an utterance from its parts.
  public init(_ parts: [Part] = [], cue: SoundCue? = nil) {
    self.parts = parts
    self.cue = cue
  }

  /// The transcript of the utterance.
  ///
  /// - Complexity: O(length of the text).
  public var text: String {
    var text = ""
    for part in parts where !part.text.isEmpty {
      if !text.isEmpty { text += part.kind == .hint ? ". " : ", " }
      text += part.text
    }
    return text
  }
}
