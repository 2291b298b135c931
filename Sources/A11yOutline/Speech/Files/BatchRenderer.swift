/// Makes the sound of steps with one synthesizer.
final class BatchRenderer {
  private let synthesizer: any Synthesizer
  private let wake = WakeSignal()

  init(_ synthesizer: any Synthesizer) {
    self.synthesizer = synthesizer
  }

  /// The sound of some steps.
  func render(_ steps: [RenderingStep]) -> RenderedBatch {
    var batch = RenderedBatch()
    for step in steps {
      switch step {
      case .speak(let request):
        speak(request, into: &batch)
        if batch.failure != nil { return batch }
      case .pause(let milliseconds):
        let count = SpeechFormat.sampleRate * milliseconds / 1_000
        batch.samples.append(contentsOf: repeatElement(0, count: count))
      case .utteranceEnd:
        batch.utteranceEnds.append(batch.samples.count)
      }
    }
    return batch
  }

  private func speak(_ request: SynthesisRequest, into batch: inout RenderedBatch) {
    synthesizer.begin(request)
    while true {
      switch synthesizer.next(orWake: wake) {
      case .audio(let samples, _): batch.samples.append(contentsOf: samples)
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
