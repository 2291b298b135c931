/// One entry of the table of what the configuration can set.
///
/// Reading, writing and `docs/configuration.md` follow the table.
struct ConfigurationField: Sendable {
  /// The name of the member.
  let name: String
  /// What values it takes, in words.
  let form: String
  /// Sets it, and tells whether the value was one that it takes.
  let read: @Sendable (ConfigurationValue, inout PlayerSettings) -> Bool
  /// The value that it has; `nil` when it has none.
  let write: @Sendable (PlayerSettings) -> ConfigurationValue?

  /// All fields, in the order in which they are written.
  static let all: [ConfigurationField] = [
    choice("verbosity", \.verbosity),
    number("rate", \.rate, in: PlayerSettings.rates),
    flag("rateBoost", \.boostsRate),
    number("pitch", \.pitch, in: PlayerSettings.pitches),
    number("volume", \.volume, in: PlayerSettings.volumes),
    number("pauses", \.pauses, in: PlayerSettings.pauseLengths),
    text("voice", \.voice),
    text("systemVoice", \.systemVoice),
    text("language", \.language),
    text("interfaceLanguage", \.interfaceLanguage),
    ConfigurationField(
      name: "punctuation",
      form: list(PunctuationLevel.allCases.map { String(describing: $0) }),
      read: { value, settings in
        let level = PunctuationLevel.allCases.first { .text(String(describing: $0)) == value }
        settings.punctuation = level ?? settings.punctuation
        return level != nil
      },
      write: { .text(String(describing: $0.punctuation)) }
    ),
    choice("speechMode", \.speechMode),
    choice("sounds", \.sounds),
    number("soundVolume", \.soundVolume, in: PlayerSettings.volumes),
    ConfigurationField(
      name: "order",
      form: "names of parts with a space between them",
      read: { value, settings in
        guard case .text(let text) = value else { return false }
        let names = text.split(separator: " ")
        let order = names.compactMap { Utterance.Part.Kind(rawValue: String($0)) }
        guard order.count == names.count else { return false }
        settings.order = order
        return true
      },
      write: { .text($0.order.map(\.rawValue).joined(separator: " ")) }
    ),
    flag("hints", \.saysHints),
    flag("wrap", \.wraps),
    flag("pitchByLevel", \.lowersPitchByLevel),
    number("keepAwake", \.keepsAwake, in: PlayerSettings.wakefulTimes),
    choice("speech", \.speech),
  ]

  /// The way to a setting.
  private typealias SettingPath<Value> = any WritableKeyPath<PlayerSettings, Value> & Sendable

  private static func list(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  private static func number(
    _ name: String,
    _ setting: SettingPath<Int>,
    in range: ClosedRange<Int>
  ) -> ConfigurationField {
    ConfigurationField(
      name: name,
      form: "a number from \(range.lowerBound) to \(range.upperBound)",
      read: { value, settings in
        guard case .number(let number) = value, range.contains(number) else { return false }
        settings[keyPath: setting] = number
        return true
      },
      write: { .number($0[keyPath: setting]) }
    )
  }

  private static func flag(
    _ name: String,
    _ setting: SettingPath<Bool>
  ) -> ConfigurationField {
    ConfigurationField(
      name: name,
      form: "true or false",
      read: { value, settings in
        guard case .flag(let flag) = value else { return false }
        settings[keyPath: setting] = flag
        return true
      },
      write: { .flag($0[keyPath: setting]) }
    )
  }

  private static func text(
    _ name: String,
    _ setting: SettingPath<String?>
  ) -> ConfigurationField {
    ConfigurationField(
      name: name,
      form: "a text; empty for automatic",
      read: { value, settings in
        guard case .text(let text) = value else { return false }
        settings[keyPath: setting] = text.isEmpty ? nil : text
        return true
      },
      write: { .text($0[keyPath: setting] ?? "") }
    )
  }

  private static func choice<Choice>(
    _ name: String,
    _ setting: SettingPath<Choice>
  ) -> ConfigurationField
  where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    ConfigurationField(
      name: name,
      form: list(Choice.allCases.map(\.rawValue)),
      read: { value, settings in
        guard case .text(let text) = value, let choice = Choice(rawValue: text) else {
          return false
        }
        settings[keyPath: setting] = choice
        return true
      },
      write: { .text($0[keyPath: setting].rawValue) }
    )
  }
}
