import Foundation

extension Invocation {
  /// The settings of the player: what the options say, over what was configured.
  func playerSettings(
    over configured: PlayerSettings = PlayerSettings()
  ) throws -> PlayerSettings {
    var settings = configured
    if let level = value(.verbosity).flatMap(Verbosity.init(rawValue:)) {
      settings.verbosity = level
    }
    if let rate = try number(.rate, in: PlayerSettings.rates) { settings.rate = rate }
    if let mode = value(.sounds).flatMap(SoundMode.init(rawValue:)) { settings.sounds = mode }
    if has(.rateBoost) { settings.boostsRate = true }
    if has(.wrap) { settings.wraps = true }
    if let style = screenReaderStyle {
      // What the other reader leaves out is left out of the text, so all has to be said.
      settings.verbosity = .verbose
      settings.saysHints = true
      settings.order = style.order
    }
    return settings
  }

  /// The map of keys: that of the option, else the one that was configured.
  func keyMap(over configured: KeyMap = .tree) -> KeyMap {
    value(.preset).flatMap(KeyMap.preset(named:)) ?? configured
  }

  /// The words of the interface language: that of the option, else the one that was configured,
  /// else that of the locale, else English.
  ///
  /// - Parameter configured: The language that was configured.
  /// - Returns: The words.
  /// - Throws: ``UsageError`` when the option asks for a language that there are no words of.
  func words(configured: String? = nil) throws -> Words {
    if let style = screenReaderStyle { return style.words }
    if let tag = value(.interfaceLanguage) {
      guard let words = Words(for: tag) else {
        let tags = Words.all.map(\.tag).joined(separator: ", ")
        throw UsageError("--interface-language \(tag): there are only \(tags)")
      }
      return words
    }
    if let words = configured.flatMap(Words.init(for:)) { return words }
    let environment = ProcessInfo.processInfo.environment
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
      .lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale.flatMap(Words.init(for:)) ?? .english
  }
}
