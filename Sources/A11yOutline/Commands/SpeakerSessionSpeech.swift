import Synchronization

/// Makes what a session says heard with a ``Speaker``.
@MainActor final class SpeakerSessionSpeech: SessionSpeech {
  /// The units of reading that were given to the speaker and have not finished.
  private final class Units: Sendable {
    let byID = Mutex<[SpeechID: ReadingUnit]>([:])
    let handler = Mutex<(@Sendable (SessionSpeechEvent) -> Void)?>(nil)
  }

  private let speaker: Speaker
  private let units = Units()

  var onEvent: (@Sendable (SessionSpeechEvent) -> Void)? {
    get { units.handler.withLock { $0 } }
    set { units.handler.withLock { $0 = newValue } }
  }

  /// Creates the speech of a session.
  ///
  /// - Parameters:
  ///   - configuration: How to speak.
  ///   - words: The words that notices are told in.
  init(_ configuration: SpeechConfiguration, words: Words) {
    speaker = Speaker(configuration: configuration) { [units] event in
      guard let event = SpeakerSessionSpeech.event(event, units, words) else { return }
      units.handler.withLock { $0 }?(event)
    }
  }

  func respond(_ utterances: [Utterance]) {
    guard let first = utterances.first else { return stop() }
    forgetUnits()
    speaker.speak(first, as: .response)
    for utterance in utterances.dropFirst() { speaker.speak(utterance, as: .followUp) }
  }

  func prepare(_ unit: ReadingUnit) {
    // The speaker may tell of the unit before it has told its name.
    units.byID.withLock { byID in
      byID[speaker.speak(unit.utterance, as: .reading)] = unit
    }
  }

  func stop() {
    forgetUnits()
    speaker.stop()
  }

  func apply(_ settings: PlayerSettings) {
    speaker.configuration.rate = settings.rate
  }

  func suspend() {
    stop()
  }

  func resume() {}

  private func forgetUnits() {
    units.byID.withLock { $0 = [:] }
  }

  /// What an event of the speaker is to the session; `nil` when it is nothing.
  private nonisolated static func event(
    _ event: SpeechEvent,
    _ units: Units,
    _ words: Words
  ) -> SessionSpeechEvent? {
    switch event {
    case .started(let id):
      return units.byID.withLock { $0[id] }.map { .started($0) }
    case .finished(let id):
      return units.byID.withLock { $0.removeValue(forKey: id) }.map { .finished($0) }
    case .notice(let notice):
      return .notice(notice.message(in: words))
    case .word:
      return nil
    }
  }
}
