/// Makes the sound of steps with one synthesizer.
final class BatchRenderer {
  private let synthesizer: any Synthesizer
  /// About how many samples a byte of text becomes.
  private static let samplesPerByte = 1_500

  private let wake = WakeSignal()
  private var sound = SoundMixer()

  init(_ synthesizer: any Synthesizer) {
    self.synthesizer = synthesizer
  }

  /// The sound of some steps.
  func render(_ steps: [RenderingStep]) -> RenderedBatch {
    var batch = RenderedBatch()
    let weight = steps.reduce(0) { $0 + $1.weight }
    batch.samples.reserveCapacity(weight * Self.samplesPerByte)
    // What a batch sounds like must not depend on what this worker was given before.
    synthesizer.startAfresh()
    for step in steps {
      switch step {
      case .start(let start):
        batch.marks.append(RenderedBatch.Mark(sample: batch.samples.count, start: start))
      case .speak(let request):
        speak(request, into: &batch)
        if batch.failure != nil { return batch }
      case .pause(let milliseconds):
        let count = SpeechFormat.sampleRate * milliseconds / 1_000
        append([Int16](repeating: 0, count: count)[...], to: &batch)
      case .sound(let cue, let volume):
        sound.begin(cue, volume: volume)
      case .utteranceEnd:
        batch.samples.append(contentsOf: sound.takeRest())
        batch.marks.append(RenderedBatch.Mark(sample: batch.samples.count, start: nil))
      }
    }
    batch.samples.append(contentsOf: sound.takeRest())
    return batch
  }

  private func append(_ samples: ArraySlice<Int16>, to batch: inout RenderedBatch) {
    batch.samples.append(contentsOf: sound.mixed(samples))
  }

  private func speak(_ request: SynthesisRequest, into batch: inout RenderedBatch) {
    synthesizer.begin(request)
    while true {
      switch synthesizer.next(orWake: wake) {
      case .audio(let samples, _): append(samples, to: &batch)
      case .woken: continue
      case .end: return
      case .skipped:
        batch.skipped.append(request.beginning)
        return
      case .unavailable:
        batch.failure = .workerFailed(reason: "it ends as soon as it is started")
        return
      }
    }
  }
}
