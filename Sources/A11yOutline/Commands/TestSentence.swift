import Dispatch

/// A sentence that `doctor` says, to hear whether sound comes.
struct TestSentence {
  private static let words = "This is the voice of a11y-outline"
  /// How long it may take until it was heard, in seconds.
  private static let patience = 10

  private let configuration: SpeechConfiguration

  init(_ configuration: SpeechConfiguration) {
    self.configuration = configuration
  }

  /// Says the sentence, and waits until it was heard.
  func speak() {
    let isFinished = DispatchSemaphore(value: 0)
    let speaker = Speaker(configuration: configuration) { event in
      if case .finished = event { isFinished.signal() }
    }
    let part = Utterance.Part(.message, Self.words, language: "en")
    speaker.speak(Utterance([part]), as: .response)
    _ = isFinished.wait(timeout: .now() + .seconds(Self.patience))
    speaker.close()
  }
}
