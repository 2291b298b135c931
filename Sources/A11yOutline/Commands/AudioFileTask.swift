import Foundation

/// The making of the audio files of a document, with progress on a terminal.
@MainActor struct AudioFileTask {
  /// The deepest level at which files can be split.
  private static let splitLevels = 1...99

  private let document: OpenedDocument
  private let words: Words
  private let settings: PlayerSettings
  private let configuration: SpeechConfiguration
  private let sections: SectionPlan
  private let names: AudioFileNames
  private let isSplit: Bool
  private let subtitles: [String]
  private let chapters: String?

  init(_ invocation: Invocation, _ document: OpenedDocument, path: String) throws {
    self.document = document
    let splitLevel = try invocation.number(.split, in: Self.splitLevels)
    isSplit = splitLevel != nil
    sections = SectionPlan(document.outline, splitLevel: splitLevel)
    names = AudioFileNames(
      path: path,
      count: splitLevel.map { [sections] _ in sections.fileCount(of: document.outline) }
    )
    subtitles = invocation.values[OptionDefinition.subtitles.name, default: []]
    chapters = invocation.value(.chapters)
    if let chapters, ChapterFormat(path: chapters) == nil {
      throw UsageError(
        "--chapters \(chapters): the name of a list of chapters ends in .txt or .cue"
      )
    }
    words = try invocation.words()
    settings = try invocation.playerSettings()
    configuration = try invocation.speechConfiguration(
      settings,
      words: words,
      language: document.outline.language
    )
  }

  /// Makes the files.
  ///
  /// - Throws: ``SpeechError`` when there is no voice, or a file cannot be written.
  func run() throws -> ExitCode {
    let report = AudioFileReport(
      words,
      total: document.outline.visibleCount,
      subtitles: subtitles,
      names: names
    )
    try report.begin()
    var spoken = spokenDocument()
    let items = AnyIterator {
      let item = spoken.next()
      if let item { report.expect(item.utterance.text, nodeCount: spoken.nodeCount) }
      return item
    }
    var failure: SpeechError?
    Interruption.listen()
    let result = try AudioFileRenderer(configuration: configuration).render(
      items,
      to: names.path,
      resumes: true,
      splittingInto: names.files
    ) { progress in
      do throws(SpeechError) {
        try report.heard(progress)
      } catch {
        failure = error
      }
      return failure == nil && !Interruption.isWanted
    }
    if let failure { throw failure }
    try writeLists(result.files)
    for notice in result.notices { StandardOutput.report(notice.message(in: words)) }
    let phrase: Phrase = result.isComplete ? .audioFileDone : .audioFileStopped
    let file = isSplit ? names.playlist : names.path
    let duration = report.duration(result.progress.seconds)
    StandardOutput.report(words(phrase, ["file": file, "duration": duration]))
    return result.isComplete ? .done : .interrupted
  }

  private func spokenDocument() -> SpokenDocument {
    var reader = LinearReader(verbosity: settings.verbosity, words: words)
    reader.sounds = settings.sounds
    return SpokenDocument(
      document.outline,
      called: document.name,
      reader: reader,
      sections: sections
    )
  }

  /// Writes what lists the files and their chapters.
  private func writeLists(_ files: [RenderedAudioFile]) throws(SpeechError) {
    let title = document.outline.title ?? document.name
    if isSplit { try write(Playlist.text(of: files, title: title), to: names.playlist) }
    if let chapters, let format = ChapterFormat(path: chapters) {
      try write(format.text(of: files, title: title), to: chapters)
    }
  }

  private func write(_ text: String, to path: String) throws(SpeechError) {
    guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
      throw .file(path: path, reason: String(cString: strerror(errno)))
    }
  }
}
