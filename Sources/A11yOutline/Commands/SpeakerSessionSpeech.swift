import Dispatch
import Synchronization

/// Makes what a session says heard with a ``Speaker``.
@MainActor final class SpeakerSessionSpeech: SessionSpeech {
  /// What was given to the speaker.
  private struct Given {
    let utterance: Utterance
    /// The unit of reading that it is; `nil` for an answer.
    var unit: ReadingUnit?
  }

  /// What the session and the threads of the speaker share.
  private final class Shared: Sendable {
    /// What was given to the speaker and has not finished.
    let given = Mutex<[SpeechID: Given]>([:])
    let handler = Mutex<(@Sendable (SessionSpeechEvent) -> Void)?>(nil)
    let notices = Mutex<[String]>([])
    /// Signalled by every event.
    let hasEvent = DispatchSemaphore(value: 0)
  }

  private let speaker: any UtteranceSpeaker
  private let base: SpeechConfiguration
  private let shared = Shared()

  var onEvent: (@Sendable (SessionSpeechEvent) -> Void)? {
    get { shared.handler.withLock { $0 } }
    set { shared.handler.withLock { $0 = newValue } }
  }

  /// Creates the speech of a session.
  ///
  /// - Parameters:
  ///   - configuration: How to speak.
  ///   - words: The words that notices are told in.
  convenience init(_ configuration: SpeechConfiguration, words: Words) {
    self.init(configuration, words: words) { configuration, events in
      configuration.output.makeSpeaker(configuration, events: events)
    }
  }

  /// Creates the speech of a session over a speaker that is made for it.
  init(
    _ configuration: SpeechConfiguration,
    words: Words,
    makeSpeaker: (
      SpeechConfiguration, @escaping @Sendable (SpeechEvent) -> Void
    ) -> any UtteranceSpeaker
  ) {
    base = configuration
    speaker = makeSpeaker(configuration) { [shared] event in
      for event in SpeakerSessionSpeech.events(event, shared, words) {
        if case .notice(let text) = event { shared.notices.withLock { $0.append(text) } }
        shared.hasEvent.signal()
        shared.handler.withLock { $0 }?(event)
      }
    }
  }

  /// Waits until it is known whether the sound output works.
  ///
  /// - Throws: ``SpeechError/noAudio(reason:)`` when it does not.
  func waitForOutput() throws(SpeechError) {
    try speaker.waitForOutput()
  }

  func respond(_ utterances: [Utterance]) {
    guard let first = utterances.first else { return stop() }
    forgetAll()
    speak(Given(utterance: first), as: .response)
    for utterance in utterances.dropFirst() { speak(Given(utterance: utterance), as: .followUp) }
  }

  func prepare(_ unit: ReadingUnit) {
    speak(Given(utterance: unit.utterance, unit: unit), as: .reading)
  }

  func notify(_ utterances: [Utterance]) {
    for utterance in utterances { speak(Given(utterance: utterance), as: .notice) }
  }

  func stop() {
    forgetAll()
    speaker.stop()
  }

  func apply(_ settings: PlayerSettings) {
    var configuration = base
    configuration.apply(settings)
    speaker.configuration = configuration
  }

  func suspend() {
    forgetAll()
    speaker.suspend()
  }

  func resume() {
    speaker.resume()
  }

  /// What went wrong with speech so far, each thing once.
  ///
  /// A session that was over before the sound device had answered waits for it.
  func notices() -> [String] {
    _ = shared.hasEvent.wait(timeout: .now() + .seconds(1))
    var told: Set<String> = []
    return shared.notices.withLock { $0 }.filter { told.insert($0).inserted }
  }

  private func speak(_ given: Given, as speechClass: SpeechClass) {
    // The speaker may tell of it before it has told its name.
    shared.given.withLock { all in
      all[speaker.speak(given.utterance, as: speechClass, language: nil)] = given
    }
  }

  private func forgetAll() {
    shared.given.withLock { $0 = [:] }
  }

  /// What an event of the speaker is to the session.
  private nonisolated static func events(
    _ event: SpeechEvent,
    _ shared: Shared,
    _ words: Words
  ) -> [SessionSpeechEvent] {
    switch event {
    case .started(let id):
      guard let unit = shared.given.withLock({ $0[id] })?.unit else { return [] }
      return [.started(unit)]
    case .word(let id, let place):
      guard let given = shared.given.withLock({ $0[id] }) else { return [] }
      return [.word(place, in: given.utterance)]
    case .finished(let id):
      guard let given = shared.given.withLock({ $0.removeValue(forKey: id) }) else { return [] }
      let end = SessionSpeechEvent.word(nil, in: given.utterance)
      return given.unit.map { [end, .finished($0)] } ?? [end]
    case .notice(let notice):
      return [.notice(notice.message(in: words))]
    }
  }
}
