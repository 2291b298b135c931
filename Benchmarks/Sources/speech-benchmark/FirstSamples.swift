import A11yOutline
import CEspeakBare
import Foundation
import Measuring

/// From a text to the first of its samples: through the worker, and by the bare library.
enum FirstSamples {
  private static let text = "Ready"
  private static let runs = 500

  static func print() {
    Swift.print("Text to first samples, '\(text)', median of \(runs)")
    var configuration = SpeechConfiguration()
    configuration.output = .none
    let diagnosis = SpeechDiagnosis(configuration, repeating: runs)
    Measurement.row("  through the worker", times: diagnosis.synthesisTimes)
    Measurement.row("  bare libespeak-ng", times: bare())
    Measurement.row(
      "  start of a worker, with its list of voices",
      seconds: diagnosis.startTime ?? .nan
    )
    Measurement.row(
      "  end of a worker to the first sample of the next",
      seconds: diagnosis.replacementTime ?? .nan
    )
  }

  /// The times of the bare library in this process.
  private static func bare() -> [Double] {
    setenv("PULSE_SERVER", "unix:/nonexistent", 1)
    guard espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 50, nil, 0) > 0 else { return [] }
    espeak_SetSynthCallback { samples, count, events in
      guard let samples, count > 0, let first = events?.pointee.user_data else { return 0 }
      let time = first.assumingMemoryBound(to: ContinuousClock.Instant?.self)
      if time.pointee == nil { time.pointee = .now }
      _ = samples
      return 0
    }
    espeak_SetVoiceByName("gmw/en")
    var times: [Double] = []
    for _ in 0..<runs {
      var first: ContinuousClock.Instant?
      let start = ContinuousClock.now
      let text = Array(text.utf8CString)
      withUnsafeMutablePointer(to: &first) { pointer in
        _ = espeak_Synth(
          text,
          text.count,
          0,
          POS_CHARACTER,
          0,
          UInt32(espeakCHARS_UTF8),
          nil,
          pointer
        )
      }
      if let first { times.append(start.duration(to: first) / .seconds(1)) }
    }
    return times
  }
}
