import Foundation

/// The making of one audio file, with progress on a terminal.
@MainActor struct AudioFileTask {
  private let document: OpenedDocument
  private let words: Words
  private let settings: PlayerSettings
  private let configuration: SpeechConfiguration
  private let path: String
  private let subtitles: [SubtitleFile]

  init(_ invocation: Invocation, _ document: OpenedDocument, path: String) throws {
    self.document = document
    self.path = path
    subtitles = try invocation.values[OptionDefinition.subtitles.name, default: []]
      .map { try SubtitleFile(path: $0) }
    words = try invocation.words()
    settings = try invocation.playerSettings()
    configuration = try invocation.speechConfiguration(
      settings,
      words: words,
      language: document.outline.language
    )
  }

  /// Makes the file.
  ///
  /// - Throws: ``SpeechError`` when there is no voice, or the file cannot be written.
  func run() throws -> ExitCode {
    let reader = LinearReader(verbosity: settings.verbosity, words: words)
    let items = SpokenDocument(document.outline, called: document.name, reader: reader)
      .lazy.map { item in
        subtitles.forEach { $0.expect(item.utterance.text) }
        return item
      }
    let total = max(document.outline.visibleCount, 1)
    let showsProgress = isatty(STDERR_FILENO) == 1
    var percentTold = 0
    Interruption.listen()
    let result = try AudioFileRenderer(configuration: configuration)
      .render(items, to: path) { progress in
        subtitles.forEach { $0.write(heardUntil: progress.seconds) }
        // A node may be several utterances, so that this is near enough, and never too early.
        let percent = min(progress.utteranceCount * 100 / total, 99)
        if showsProgress, percent >= percentTold + 10 {
          percentTold = percent / 10 * 10
          tell(.audioFileProgress, seconds: progress.seconds, ["percent": String(percentTold)])
        }
        return !Interruption.isWanted
      }
    for notice in result.notices { StandardOutput.report(notice.message(in: words)) }
    let phrase: Phrase = result.isComplete ? .audioFileDone : .audioFileStopped
    tell(phrase, seconds: result.progress.seconds, ["file": path])
    return result.isComplete ? .done : .interrupted
  }

  private func tell(_ phrase: Phrase, seconds: Double, _ values: [String: String]) {
    let values = values.merging(["duration": duration(Int(seconds))]) { $1 }
    StandardOutput.report(words(phrase, values))
  }

  private func duration(_ seconds: Int) -> String {
    if seconds < 60 { return words(.secondCount, count: seconds) }
    let rest = seconds % 60
    let minutes = words(.minuteCount, count: seconds / 60)
    return rest == 0 ? minutes : minutes + " " + words(.secondCount, count: rest)
  }
}
