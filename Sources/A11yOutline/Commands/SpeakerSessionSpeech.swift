import Dispatch
import Synchronization

/// Makes what a session says heard with a ``Speaker``.
@MainActor final class SpeakerSessionSpeech: SessionSpeech {
  /// What the session and the threads of the speaker share.
  private final class Shared: Sendable {
    /// The units of reading that were given to the speaker and have not finished.
    let units = Mutex<[SpeechID: ReadingUnit]>([:])
    let handler = Mutex<(@Sendable (SessionSpeechEvent) -> Void)?>(nil)
    let notices = Mutex<[String]>([])
    /// Signalled by every event.
    let hasEvent = DispatchSemaphore(value: 0)
  }

  private let speaker: Speaker
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
  init(_ configuration: SpeechConfiguration, words: Words) {
    speaker = Speaker(configuration: configuration) { [shared] event in
      guard let event = SpeakerSessionSpeech.event(event, shared, words) else { return }
      if case .notice(let text) = event { shared.notices.withLock { $0.append(text) } }
      shared.hasEvent.signal()
      shared.handler.withLock { $0 }?(event)
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
    shared.units.withLock { units in
      units[speaker.speak(unit.utterance, as: .reading)] = unit
    }
  }

  func stop() {
    forgetUnits()
    speaker.stop()
  }

  func apply(_ settings: PlayerSettings) {
    speaker.configuration.apply(settings)
    if let voice = settings.voice { speaker.configuration.voice = voice }
    if let language = settings.language { speaker.configuration.language = language }
  }

  func suspend() {
    stop()
  }

  func resume() {}

  /// What went wrong with speech so far, each thing once.
  ///
  /// A session that was over before the sound device had answered waits for it.
  func notices() -> [String] {
    _ = shared.hasEvent.wait(timeout: .now() + .seconds(1))
    var told: Set<String> = []
    return shared.notices.withLock { $0 }.filter { told.insert($0).inserted }
  }

  private func forgetUnits() {
    shared.units.withLock { $0 = [:] }
  }

  /// What an event of the speaker is to the session; `nil` when it is nothing.
  private nonisolated static func event(
    _ event: SpeechEvent,
    _ shared: Shared,
    _ words: Words
  ) -> SessionSpeechEvent? {
    switch event {
    case .started(let id):
      return shared.units.withLock { $0[id] }.map { .started($0) }
    case .finished(let id):
      return shared.units.withLock { $0.removeValue(forKey: id) }.map { .finished($0) }
    case .notice(let notice):
      return .notice(notice.message(in: words))
    case .word:
      return nil
    }
  }
}
