internal import Foundation

/// Speaks utterances, and tells what is heard.
///
/// Every method returns at once: text is prepared, synthesised and played on threads of the
/// speaker, and the engine runs in a process of its own (``SpeechWorker``).
///
/// - Note: Events come from one thread of the speaker, in the order in which they are heard.
public final class Speaker: UtteranceSpeaker {
  /// How much sound is made ahead, in seconds: enough that nothing tears, little enough that
  /// little is thrown away at a key.
  private static let lookahead = 0.3

  /// How often a sink that opens is looked at, in microseconds.
  private static let glance: UInt32 = 1_000

  private let state: SharedState
  private let ring: AudioRing
  private let sink: any AudioSink
  private let wake: WakeSignal
  private let clock: PlaybackClock

  /// Creates a speaker and begins to open the voice and the sound device.
  ///
  /// Without a voice or a device the speaker keeps the time that speech would take, and tells so
  /// with a ``SpeechEvent/notice(_:)``.
  ///
  /// - Parameters:
  ///   - configuration: How to speak.
  ///   - events: Called on a thread of the speaker.
  public convenience init(
    configuration: SpeechConfiguration,
    events: @escaping @Sendable (SpeechEvent) -> Void
  ) {
    let output = SpeechOutput.resolved(configuration.output)
    let executable = output == .none ? nil : WorkerLocation.find()
    self.init(configuration: configuration, sink: output.makeSink(), events: events) {
      if let executable {
        WorkerSynthesizer(executable: executable)
      } else {
        EstimatingSynthesizer()
      }
    }
    if executable == nil, output != .none { clock.tell(SpeechNotice(.noVoice)) }
  }

  /// Creates a speaker of parts.
  ///
  /// - Parameters:
  ///   - configuration: How to speak.
  ///   - sink: Where the sound goes.
  ///   - events: Called on a thread of the speaker.
  ///   - retryPause: How long a voice that does not start is left alone at first.
  ///   - makeSynthesizer: Called once, on the thread that will use the synthesizer.
  init(
    configuration: SpeechConfiguration,
    sink: any AudioSink,
    events: @escaping @Sendable (SpeechEvent) -> Void,
    retryPause: Duration = .seconds(5),
    makeSynthesizer: @escaping @Sendable () -> any Synthesizer
  ) {
    let sampleRate = SpeechFormat.sampleRate
    let state = SharedState(SpeakerState(configuration: configuration))
    let wake = WakeSignal()
    let ring = AudioRing(capacity: Int(Double(sampleRate) * Self.lookahead), writerWake: wake)
    let clock = PlaybackClock(ring: ring, sink: sink, events: events)
    self.state = state
    self.ring = ring
    self.sink = sink
    self.wake = wake
    self.clock = clock
    if sink is VirtualSink {
      sink.start(ring, sampleRate: sampleRate) { _ in clock.deliver() }
    } else {
      sink.start(ring, sampleRate: sampleRate) { $0.map(clock.tell) }
      clock.start()
    }
    SpeechThread.start("a11y-outline speech") {
      SynthesisLoop(
        state: state,
        ring: ring,
        sink: sink,
        wake: wake,
        clock: clock,
        synthesizer: makeSynthesizer(),
        retryPause: retryPause
      ).run()
    }
  }

  deinit {
    close()
  }

  /// How the next utterance is spoken.
  public var configuration: SpeechConfiguration {
    get { state.value.withLock { $0.configuration } }
    set { state.value.withLock { $0.configuration = newValue } }
  }

  /// Speaks an utterance.
  ///
  /// - Parameters:
  ///   - utterance: What is said.
  ///   - speechClass: What it silences and what it waits for.
  ///   - language: The language of the content, as a BCP 47 tag; `nil` for that of the
  ///     configuration.
  /// - Returns: The name by which events tell of it.
  @discardableResult
  public func speak(
    _ utterance: Utterance,
    as speechClass: SpeechClass,
    language: String? = nil
  ) -> SpeechID {
    let id = state.value.withLock { state in
      let (id, interrupts) = state.add(utterance, as: speechClass, language: language)
      if interrupts { silence(&state) }
      ring.isIdle = false
      return id
    }
    wake.give()
    return id
  }

  /// Silences everything that is heard or waits.
  public func stop() {
    state.value.withLock { state in
      state.queue.removeAll()
      silence(&state)
    }
    wake.give()
  }

  /// Waits until it is known whether the sound output works.
  ///
  /// Blocks for as long as a device takes to open, three seconds at most for each that is tried.
  ///
  /// - Throws: ``SpeechError/noAudio(reason:)`` when it does not.
  public func waitForOutput() throws(SpeechError) {
    while sink.status == .opening { usleep(Self.glance) }
    if case .failed(let reason) = sink.status { throw .noAudio(reason: reason) }
  }

  /// Silences everything and gives the sound device up, while the process is stopped.
  public func suspend() {
    stop()
    sink.suspend()
  }

  /// Takes the sound device again.
  public func resume() {
    sink.resume()
  }

  /// Ends the speaker: silence at once, and the end of its threads and its process.
  public func close() {
    state.value.withLock { state in
      state.isClosed = true
      state.queue.removeAll()
      silence(&state)
    }
    wake.give()
    sink.close()
    clock.close()
  }

  private func silence(_ state: inout SpeakerState) {
    state.generation += 1
    sink.flush(generation: state.generation)
  }
}
