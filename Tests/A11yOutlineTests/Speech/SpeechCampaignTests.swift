import Foundation
import Testing

@testable import A11yOutline

/// Hostile texts through the pipeline into the real engine, in many voices and rates: no text may
/// end a worker.
///
/// `A11Y_OUTLINE_CAMPAIGN` is the number of utterances; `scripts/fuzz-speech` runs 20,000.
@Suite struct SpeechCampaignTests {
  private static let languages = [
    "en", "pt", "de", "fr", "es", "it", "nl", "sv", "pl", "cs", "hu", "tr", "ru", "uk", "el", "he",
    "ar", "fa", "hi", "bn", "th", "ko", "ja", "zh", "vi",
  ]
  private static let rates = [175, 300, 449, 500, 900, 1_200]

  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["A11Y_OUTLINE_CAMPAIGN"].flatMap { Int($0) } ?? 30
  private static let seed = environment["A11Y_OUTLINE_SEED"].flatMap { UInt64($0) } ?? 1

  @Test func noTextEndsAWorker() throws {
    let executable = try #require(WorkerLocation.find(), "the product is built with the tests")
    let worker = WorkerSynthesizer(executable: executable)
    let voices = worker.voices()
    var texts = HostileText(seed: Self.seed)
    var samples = 0
    for number in 0..<Self.count {
      let text = texts.next()
      let language = Self.languages[number % Self.languages.count]
      var configuration = SpeechConfiguration()
      configuration.rate = Self.rates[number % Self.rates.count]
      configuration.punctuation = PunctuationLevel.allCases[number % 4]
      configuration.interfaceLanguage = number % 5 == 0 ? language : "en"
      let before = worker.restarts
      let item = AudioFileRenderer.Item(Utterance([.init(.name, text)]), language: language)
      let steps = RenderingSteps([item], configuration: configuration, voices: voices)
      let batch = BatchRenderer(worker).render(Array(steps))
      samples += batch.samples.count
      if worker.restarts != before {
        Issue.record(
          "seed \(Self.seed), text \(number), language \(language): \(text.debugDescription)"
        )
      }
      #expect(batch.skipped.isEmpty)
    }
    let hours = Double(samples) / Double(SpeechFormat.sampleRate) / 3_600
    print("\(Self.count) utterances, \(hours) hours of speech, \(worker.restarts) worker deaths")
    #expect(worker.restarts == 0)
    #expect(samples > 0)
  }
}
