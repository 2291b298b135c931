import Foundation

@testable import A11yOutline

/// A speaker whose voice is made up and whose time is moved by the test.
struct VirtualSpeaker {
  let log = EventLog()
  let made = FakeSynthesizer.Log()
  let sink = VirtualSink()
  let speaker: Speaker

  init(configuration: SpeechConfiguration = SpeechConfiguration(), leadingSilence: Int = 0) {
    let log = log
    let made = made
    speaker = Speaker(configuration: configuration, sink: sink, events: { log.append($0) }) {
      FakeSynthesizer(made, leadingSilence: leadingSilence)
    }
  }

  /// Says a name.
  @discardableResult
  func say(_ text: String, as speechClass: SpeechClass, language: String? = nil) -> SpeechID {
    speaker.speak(Utterance([.init(.name, text)]), as: speechClass, language: language)
  }

  /// Lets everything be heard that is to be said.
  func finish() {
    sink.advance(seconds: 3_600)
  }

  /// The chunks that were heard, by the value of their samples, and for how many samples.
  var heard: [(chunk: Int, count: Int)] {
    var runs: [(chunk: Int, count: Int)] = []
    for sample in sink.heardSamples {
      if let last = runs.last, last.chunk == Int(sample) / 100 {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((Int(sample) / 100, 1))
      }
    }
    return runs
  }
}
