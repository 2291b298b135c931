internal import Foundation

/// The voices of the speech engine, and how one is chosen.
public struct VoiceList: Hashable, Sendable {
  /// All voices, in the engine's order.
  public let voices: [Voice]

  /// What the engine says of itself; `nil` when there is none.
  public let engine: EngineDescription?

  init(_ voices: [Voice], engine: EngineDescription?) {
    self.voices = voices
    self.engine = engine
  }

  /// Asks the engine for its voices, in a process of its own.
  ///
  /// Takes about 15 ms.
  ///
  /// - Throws: ``SpeechError/noWorker`` or ``SpeechError/workerFailed(reason:)``.
  public static func load() throws(SpeechError) -> VoiceList {
    guard let executable = WorkerLocation.find() else { throw .noWorker }
    let list = WorkerSynthesizer(executable: executable).voices()
    guard !list.voices.isEmpty else {
      throw .workerFailed(reason: "the speech engine does not start")
    }
    return list
  }

  /// Checks that what was asked for by name exists.
  ///
  /// - Throws: ``SpeechError/unknownVoice(_:)`` or ``SpeechError/unknownLanguage(_:)``.
  public func check(_ configuration: SpeechConfiguration) throws(SpeechError) {
    if let name = configuration.voice, voice(named: name) == nil { throw .unknownVoice(name) }
    if let tag = configuration.language, voice(for: tag) == nil { throw .unknownLanguage(tag) }
  }

  /// The voices that speak a language, the best first.
  ///
  /// - Parameter language: A BCP 47 tag; a tag without a region finds the voices of all regions.
  /// - Returns: None when no voice speaks it.
  public func voices(for language: String) -> [Voice] {
    let tag = alias(of: LanguageTag.normalized(language))
    var found = voices.filter { voice in
      voice.languages.contains { $0.tag == tag || $0.tag.hasPrefix(tag + "-") }
    }
    if let best = voice(for: language) {
      found.removeAll { $0 == best }
      found.insert(best, at: 0)
    }
    return found
  }

  /// The voice for a language.
  ///
  /// Looks for the tag, then for the tag without its last subtags, then for any voice of the same
  /// language.
  ///
  /// - Parameter language: A BCP 47 tag; underscores and case do not matter.
  /// - Returns: `nil` when no voice speaks it.
  public func voice(for language: String) -> Voice? {
    let tag = alias(of: LanguageTag.normalized(language))
    guard !tag.isEmpty else { return nil }
    if let named = VoiceTable.identifiers.first(where: {
      tag == $0.tag || tag.hasPrefix($0.tag + "-")
    }),
      let voice = voices.first(where: { $0.identifier == named.identifier })
    {
      return voice
    }
    var subtags = tag.split(separator: "-")
    while !subtags.isEmpty {
      if let voice = bestVoice(speaking: subtags.joined(separator: "-")) { return voice }
      subtags.removeLast()
    }
    let primary = LanguageTag.primary(tag)
    return voices.first { voice in
      voice.languages.contains { LanguageTag.primary($0.tag) == primary }
    }
  }

  /// The voice with a name.
  ///
  /// - Parameter name: An identifier (`gmw/en-US`), its last part (`en-US`) or the name for people,
  ///   in any case, with or without a variant (`en-US+f3`).
  /// - Returns: `nil` when there is none.
  public func voice(named name: String) -> Voice? {
    let parts = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard let base = parts.first?.lowercased(), !base.isEmpty else { return nil }
    let found = voices.first { voice in
      let identifier = voice.identifier.lowercased()
      return identifier == base || identifier.hasSuffix("/" + base)
        || voice.name.lowercased() == base
    }
    guard var voice = found ?? (base.contains("-") ? self.voice(exactly: base) : nil) else {
      return nil
    }
    if parts.count == 2 {
      let variant = String(parts[1])
      guard VoiceTable.variants.contains(variant) else { return nil }
      voice.identifier += "+" + variant
      voice.name += ", " + variant
    }
    return voice
  }

  private func voice(exactly tag: String) -> Voice? {
    bestVoice(speaking: LanguageTag.normalized(tag))
  }

  private func bestVoice(speaking tag: String) -> Voice? {
    var best: (voice: Voice, priority: Int)?
    for voice in voices {
      for language in voice.languages where language.tag == tag {
        if best.map({ language.priority < $0.priority }) ?? true {
          best = (voice, language.priority)
        }
      }
    }
    return best?.voice
  }

  private func alias(of tag: String) -> String {
    let primary = LanguageTag.primary(tag)
    guard let alias = VoiceTable.aliases[primary] else { return tag }
    return alias + tag.dropFirst(primary.count)
  }
}
