import Foundation

extension Invocation {
  /// The settings of the player that the options say.
  func playerSettings() throws -> PlayerSettings {
    PlayerSettings(
      verbosity: value(.verbosity).flatMap(Verbosity.init(rawValue:)) ?? .normal,
      rate: try number(.rate, in: PlayerSettings.rates) ?? 175,
      wraps: has(.wrap)
    )
  }

  /// The map of keys that the options say.
  func keyMap() -> KeyMap {
    value(.preset).flatMap(KeyMap.preset(named:)) ?? .tree
  }

  /// The words of the interface language: that of the option, else that of the locale, else
  /// English.
  ///
  /// - Throws: ``UsageError`` when the option asks for a language that there are no words of.
  func words() throws -> Words {
    if let tag = value(.interfaceLanguage) {
      guard let words = Words(for: tag) else {
        let tags = Words.all.map(\.tag).joined(separator: ", ")
        throw UsageError("--interface-language \(tag): there are only \(tags)")
      }
      return words
    }
    let environment = ProcessInfo.processInfo.environment
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
      .lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale.flatMap(Words.init(for:)) ?? .english
  }
}
