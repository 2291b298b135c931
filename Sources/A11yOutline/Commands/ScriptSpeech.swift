import Dispatch
import Synchronization

/// Makes what a script hears heard: all of it, one utterance after another.
///
/// A script's keys come at once and interrupt nothing.
@MainActor final class ScriptSpeech {
  /// What the script and the threads of the speaker share.
  private final class Shared: Sendable {
    let notices = Mutex<[SpeechNotice]>([])
    /// Signalled for every utterance that was heard to its end.
    let hasFinished = DispatchSemaphore(value: 0)
  }

  private let speaker: any UtteranceSpeaker
  private let base: SpeechConfiguration
  private let shared = Shared()
  private var count = 0

  /// Opens the voice and the sound output.
  ///
  /// - Throws: ``SpeechError`` when there is no voice, or the output cannot be opened: a script
  ///   that is to be heard fails where nobody would hear it.
  init(_ configuration: SpeechConfiguration) throws(SpeechError) {
    guard configuration.output == .server || WorkerLocation.find() != nil else {
      throw .noWorker
    }
    base = configuration
    speaker = configuration.output.makeSpeaker(configuration) { [shared] event in
      switch event {
      case .finished: shared.hasFinished.signal()
      case .notice(let notice): shared.notices.withLock { $0.append(notice) }
      case .started, .word: break
      }
    }
    try speaker.waitForOutput()
  }

  /// Says utterances after those before them.
  ///
  /// - Parameters:
  ///   - utterances: What is said.
  ///   - settings: How it is spoken.
  func say(_ utterances: [Utterance], _ settings: PlayerSettings) {
    var configuration = base
    configuration.apply(settings)
    speaker.configuration = configuration
    for utterance in utterances {
      // A unit of reading is followed by a pause, as what a script says should be.
      speaker.speak(utterance, as: .reading, language: nil)
      count += 1
    }
  }

  /// Waits until everything was heard.
  ///
  /// - Returns: What went wrong meanwhile, each thing once.
  func finish() -> [SpeechNotice] {
    for _ in 0..<count { shared.hasFinished.wait() }
    speaker.close()
    var told: Set<SpeechNotice> = []
    return shared.notices.withLock { $0 }.filter { told.insert($0).inserted }
  }
}
