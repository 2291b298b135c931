internal import Synchronization

/// The thread that takes utterances from the queue, has their sound made and fills the ring.
///
/// It never waits longer than the next interruption: the wake signal ends every wait.
final class SynthesisLoop {
  /// Samples below this are silence: 2⁻¹⁰ of full scale.
  private static let silence: Int16 = 32

  /// The silence kept before the first sound of a response, in samples: 1 ms.
  private static let keptSilence = 22

  private let state: SharedState
  private let ring: AudioRing
  private let sink: any AudioSink
  private let wake: WakeSignal
  private let clock: PlaybackClock
  private var synthesizer: any Synthesizer
  private var voices: VoiceList
  private var toldLanguages: Set<String> = []
  private var generation: UInt64 = 0
  private var sound = SoundMixer()
  private var hasSpoken = false
  private var lostVoice: LostVoice?
  /// How long a voice that was lost is left alone at first.
  private let retryPause: Duration

  init(
    state: SharedState,
    ring: AudioRing,
    sink: any AudioSink,
    wake: WakeSignal,
    clock: PlaybackClock,
    synthesizer: any Synthesizer,
    retryPause: Duration
  ) {
    self.retryPause = retryPause
    self.state = state
    self.ring = ring
    self.sink = sink
    self.wake = wake
    self.clock = clock
    self.synthesizer = synthesizer
    voices = VoiceList([], engine: nil)
  }

  /// Speaks until the speaker is closed.
  func run() {
    voices = synthesizer.voices()
    while let work = nextWork() {
      switch work {
      case .none:
        keepAwake()
        // What came while the device was kept awake has used its signal up.
        if isIdle { wake.wait() }
      case .some(let entry):
        speak(entry)
        hasSpoken = true
      }
    }
    synthesizer.cancel()
  }

  /// Gives the device silence for a while after speech, a little at a time, so that what is spoken
  /// next does not wait behind it.
  private func keepAwake() {
    let seconds = state.value.withLock { $0.configuration.keepsAwake }
    guard hasSpoken, seconds > 0, sink.isDevice else { return }
    let piece = [Int16](repeating: 0, count: SpeechFormat.sampleRate / 100)
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end, isIdle {
      if ring.count < 2 * piece.count {
        _ = ring.write(piece[...], generation: generation)
        sink.samplesAreReady()
      }
      wake.wait(milliseconds: 10)
    }
    if isIdle { hasSpoken = false }
  }

  private var isIdle: Bool {
    state.value.withLock { state in
      state.queue.isEmpty && !state.isClosed && state.generation == generation
    }
  }

  /// The next entry; `.some(nil)` when there is none, `nil` when the speaker is closed.
  private func nextWork() -> SpeechEntry?? {
    let work: SpeechEntry?? = state.value.withLock { state in
      guard !state.isClosed else { return nil }
      generation = state.generation
      let entry = state.queue.next()
      if entry == nil { ring.isIdle = true }
      return .some(entry)
    }
    if case .some(.none) = work { sink.samplesAreReady() }
    return work
  }

  private func speak(_ entry: SpeechEntry) {
    var hasStarted = false
    var lastWord = -1
    restoreVoice()
    var plan = plan(for: entry)
    sound.begin(entry.utterance.cue, volume: entry.configuration.soundVolume)
    while let chunk = plan.next() {
      if chunk.pauseBefore > 0, hasStarted {
        guard writeSilence(entry.configuration.pause(chunk.pauseBefore)) else { return }
      }
      let request = chunk.request(entry.configuration)
      synthesizer.begin(request)
      var trims = !hasStarted && entry.speechClass == .response && synthesizer.isAudible
      var chunkStart = ring.endPosition
      pieces: while true {
        switch synthesizer.next(orWake: wake) {
        case .audio(var samples, let words):
          if trims {
            let count = samples.count
            samples = Self.trimmed(samples)
            chunkStart -= Int64(count - samples.count)
            trims = samples.isEmpty
            if samples.isEmpty { continue }
          }
          if !hasStarted {
            hasStarted = true
            mark(.started(entry.id), at: ring.endPosition, needsSample: true)
          }
          for mark in words {
            guard let word = chunk.word(at: mark.scalar), word.source.lowerBound > lastWord
            else { continue }
            lastWord = word.source.lowerBound
            self.mark(
              .word(entry.id, word.source),
              at: max(chunkStart + Int64(mark.sample), ring.endPosition),
              needsSample: true
            )
          }
          guard write(samples) else { return }
        case .end:
          break pieces
        case .skipped:
          tell(SpeechNotice(.textSkipped, request.beginning))
          break pieces
        case .unavailable:
          tell(SpeechNotice(.noVoice))
          lostVoice = LostVoice(synthesizer, pause: retryPause)
          synthesizer = EstimatingSynthesizer()
          synthesizer.begin(request)
        case .woken:
          guard isCurrent else { return }
        }
      }
    }
    if !hasStarted { mark(.started(entry.id), at: ring.endPosition, needsSample: false) }
    guard write(sound.takeRest()) else { return }
    if entry.speechClass == .reading, hasStarted {
      guard writeSilence(entry.configuration.pause(UtterancePlan.unitPause)) else { return }
    }
    mark(.finished(entry.id), at: ring.endPosition, needsSample: false)
  }

  private func restoreVoice() {
    guard lostVoice?.speaksAgain() == true, let lost = lostVoice else { return }
    synthesizer = lost.synthesizer
    lostVoice = nil
    if voices.voices.isEmpty { voices = synthesizer.voices() }
    tell(SpeechNotice(.audioRestored))
  }

  private func plan(for entry: SpeechEntry) -> UtterancePlan {
    let (plan, languages) = UtterancePlan.make(
      entry.utterance,
      language: entry.language,
      configuration: entry.configuration,
      voices: voices
    )
    for tag in languages where toldLanguages.insert(tag).inserted {
      tell(SpeechNotice(.languageWithoutVoice, tag))
    }
    return plan
  }

  /// Whether nothing has interrupted; what the engine still makes is given up otherwise.
  private var isCurrent: Bool {
    let isCurrent = state.value.withLock { $0.generation == generation && !$0.isClosed }
    if !isCurrent { synthesizer.cancel() }
    return isCurrent
  }

  private func mark(_ event: SpeechEvent, at position: Int64, needsSample: Bool) {
    ring.add(
      AudioRing.Mark(position: position, needsSample: needsSample, event: event),
      generation: generation
    )
    clock.marksChanged()
  }

  private func tell(_ notice: SpeechNotice) {
    clock.tell(notice)
  }

  private func writeSilence(_ milliseconds: Int) -> Bool {
    let count = SpeechFormat.sampleRate * milliseconds / 1_000
    return write([Int16](repeating: 0, count: count)[...])
  }

  /// Writes samples, waiting for room; `false` when they are no longer wanted.
  private func write(_ samples: ArraySlice<Int16>) -> Bool {
    var rest = sound.mixed(samples)
    while !rest.isEmpty {
      guard let count = ring.write(rest, generation: generation) else {
        synthesizer.cancel()
        return false
      }
      rest = rest.dropFirst(count)
      if count > 0 { sink.samplesAreReady() }
      if !rest.isEmpty {
        wake.wait()
        guard isCurrent else { return false }
      }
    }
    return true
  }

  /// The samples without the silence at their start, but for a millisecond.
  private static func trimmed(_ samples: ArraySlice<Int16>) -> ArraySlice<Int16> {
    guard let first = samples.firstIndex(where: { $0 > silence || $0 < -silence }) else {
      return []
    }
    return samples[max(samples.startIndex, first - keptSilence)...]
  }
}
