import A11yOutline
import Foundation
import Measuring
import Synchronization

/// Two hundred sentences in three languages through the sound device: how long the device had
/// nothing to play between two of them.
enum ContinuousReading {
  private static let count = 200
  private static let texts = [
    ("One more sentence", "en"), ("Une phrase de plus", "fr"), ("Ещё одно предложение", "ru"),
  ]

  /// When each sentence began to be heard.
  private final class Log: Sendable {
    let starts = Mutex<[ContinuousClock.Instant]>([])
    let finishedCount = Mutex(0)
    let isFinished = DispatchSemaphore(value: 0)

    /// Whether the sound before all others is over.
    let isWarm = DispatchSemaphore(value: 0)
  }

  static func print() {
    var configuration = SpeechConfiguration()
    configuration.rate = 449
    configuration.pauses = 0
    let items = (0..<count).map { number in
      let (text, language) = texts[number % texts.count]
      return AudioFileRenderer.Item(Utterance([.init(.name, text)]), language: language)
    }
    do {
      let lengths = try lengths(of: items, configuration)
      let log = Log()
      let speaker = Speaker(configuration: configuration) { event in
        switch event {
        case .started: log.starts.withLock { $0.append(.now) }
        case .finished:
          let finished = log.finishedCount.withLock { finished in
            finished += 1
            return finished
          }
          if finished == 1 { log.isWarm.signal() }
          if finished == count + 1 { log.isFinished.signal() }
        case .word, .notice: break
        }
      }
      try speaker.waitForOutput()
      // A sound server may take long over the first sound after a pause.
      speaker.speak(Utterance([.init(.name, "Ready")]), as: .reading)
      log.isWarm.wait()
      for item in items { speaker.speak(item.utterance, as: .reading, language: item.language) }
      log.isFinished.wait()
      let starts = log.starts.withLock { $0.dropFirst() }
      let gaps = zip(zip(starts, starts.dropFirst()), lengths).map { pair, length in
        pair.0.duration(to: pair.1) / .seconds(1) - length
      }
      Swift.print("Continuous reading, \(count) sentences in three languages")
      Measurement.row("  time between two that is not speech", times: gaps.map { max(0, $0) })
      Measurement.row("  all of it", seconds: max(0, gaps.reduce(0, +)))
      speaker.close()
    } catch {
      Swift.print("\(error)")
    }
  }

  /// How long each sentence is.
  private static func lengths(
    of items: [AudioFileRenderer.Item],
    _ configuration: SpeechConfiguration
  ) throws -> [Double] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("reading.wav")
    defer { try? FileManager.default.removeItem(at: file) }
    var ends = [0.0]
    try AudioFileRenderer(configuration: configuration, workerCount: 1)
      .render(items, to: file.path) { progress in
        ends.append(progress.seconds)
        return true
      }
    return zip(ends, ends.dropFirst()).map { $1 - $0 }
  }
}
