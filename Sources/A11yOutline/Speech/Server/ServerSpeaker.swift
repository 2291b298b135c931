internal import Foundation

/// Speaks utterances through Speech Dispatcher, which all readers of a desktop share: with the
/// voices, and the sound, that are set there.
///
/// One message is under way at a time, so that the order of ``SpeechQueue`` holds. A server that
/// cannot be reached is told once; utterances then take the time that they would, and the server is
/// looked for again.
final class ServerSpeaker: UtteranceSpeaker {
  private let state: SharedState
  private let wake = WakeSignal()
  /// Left when the connection is closed.
  private let work = DispatchGroup()

  /// Creates a speaker and begins to connect.
  ///
  /// - Parameters:
  ///   - configuration: How to speak.
  ///   - events: Called on a thread of the speaker.
  init(
    configuration: SpeechConfiguration,
    events: @escaping @Sendable (SpeechEvent) -> Void
  ) {
    let state = SharedState(SpeakerState(configuration: configuration))
    self.state = state
    work.enter()
    SpeechThread.start("a11y-outline server") { [wake, work] in
      ServerLoop(state: state, wake: wake, events: events).run()
      work.leave()
    }
  }

  deinit {
    close()
  }

  var configuration: SpeechConfiguration {
    get { state.value.withLock { $0.configuration } }
    set { state.value.withLock { $0.configuration = newValue } }
  }

  @discardableResult
  func speak(
    _ utterance: Utterance,
    as speechClass: SpeechClass,
    language: String?
  ) -> SpeechID {
    let id = state.value.withLock { state in
      let (id, interrupts) = state.add(utterance, as: speechClass, language: language)
      if interrupts { state.generation += 1 }
      return id
    }
    wake.give()
    return id
  }

  func waitForOutput() throws(SpeechError) {
    while true {
      switch state.value.withLock({ $0.isServerReached }) {
      case true?: return
      case false?: throw .noAudio(reason: "Speech Dispatcher cannot be reached")
      case nil: usleep(1_000)
      }
    }
  }

  func stop() {
    state.value.withLock { state in
      state.queue.removeAll()
      state.generation += 1
    }
    wake.give()
  }

  func suspend() { stop() }

  func resume() {}

  /// Ends the connection, and waits a second at most for its end: libspeechd closes its socket twice,
  /// and would close another file that got the number in between.
  func close() {
    state.value.withLock { $0.isClosed = true }
    stop()
    _ = work.wait(timeout: .now() + .seconds(1))
  }
}
