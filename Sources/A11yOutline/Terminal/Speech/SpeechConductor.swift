/// Leads speech after what the player does: answers cut everything off, and continuous reading
/// always has one unit sounding and one ready.
@MainActor final class SpeechConductor {
  /// How many units of reading are under way at most.
  private static let unitsAhead = 2

  private let player: OutlinePlayer
  private let speech: any SessionSpeech
  /// The units that were asked for and have not finished, in their order.
  private var units: [ReadingUnit] = []
  private var settings: PlayerSettings

  /// Creates a conductor and hands the settings to speech.
  init(_ player: OutlinePlayer, _ speech: any SessionSpeech) {
    self.player = player
    self.speech = speech
    settings = player.settings
    speech.apply(settings)
  }

  /// Speaks the answer to a key, and goes on reading where the player does.
  func answer(_ utterances: [Utterance]) {
    if settings != player.settings {
      settings = player.settings
      speech.apply(settings)
    }
    units = []
    let heard = heard(utterances)
    if heard.isEmpty {
      speech.stop()
    } else {
      speech.respond(heard)
    }
    prepare()
  }

  /// What of an answer is heard: what a person has silenced is displayed all the same.
  ///
  /// An answer may be a sound alone, and its sound is what is left of one that nobody asked for.
  private func heard(_ utterances: [Utterance]) -> [Utterance] {
    if player.isResponseSpoken {
      guard utterances.isEmpty, let cue = player.wordlessCue else { return utterances }
      return [Utterance(cue: cue)]
    }
    if settings.speechMode == .off { return [] }
    return utterances.compactMap(\.cue).map { Utterance(cue: $0) }
  }

  /// Speaks what nobody asked for, after what is being said.
  func notify(_ utterances: [Utterance]) {
    // The item that was read may be what went away.
    if !player.isReading, !units.isEmpty { interrupt() }
    if player.settings.speechMode == .talk { speech.notify(utterances) }
  }

  /// Silences everything, before it is known what the answer is.
  func interrupt() {
    units = []
    speech.stop()
  }

  /// Takes an event of speech.
  ///
  /// An event of a unit that was cut off meanwhile is late, and is dropped: the cursor stays where
  /// the person has put it.
  ///
  /// - Returns: What is displayed because of it.
  func take(_ event: SessionSpeechEvent) -> [Utterance] {
    switch event {
    case .started(let unit):
      guard let place = units.firstIndex(of: unit) else { return [] }
      units.removeFirst(place)
      player.readingStarted(unit)
      return [unit.utterance]
    case .finished(let unit):
      guard let place = units.firstIndex(of: unit) else { return [] }
      units.removeFirst(place + 1)
      prepare()
      return []
    case .word:
      return []
    case .notice(let text):
      return [Utterance([Utterance.Part(.message, text, language: player.words.tag)])]
    }
  }

  private func prepare() {
    while units.count < Self.unitsAhead, let unit = player.nextReadingUnit() {
      units.append(unit)
      speech.prepare(unit)
    }
  }
}
