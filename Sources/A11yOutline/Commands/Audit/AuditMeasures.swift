import Foundation

/// What is measured by playing and by speaking, where the options ask for it.
@MainActor struct AuditMeasures {
  private let crawls: Bool
  private let rules: Set<String>
  private let configuration: SpeechConfiguration?

  /// - Throws: ``UsageError`` and ``SpeechError`` for options that cannot be met.
  init(_ invocation: Invocation, _ settings: AuditSettings) throws {
    crawls = invocation.has(.keyboard)
    rules = Set(settings.rules.map(\.id))
    configuration =
      invocation.has(.rate)
      ? try invocation.speechConfiguration(
        try invocation.playerSettings(),
        words: .english,
        language: invocation.value(.language)
      ) : nil
  }

  /// The result of a document with what is measured of it.
  ///
  /// - Throws: ``SpeechError`` when there is no voice.
  func adding(to document: AuditedDocument) throws -> AuditedFile {
    var file = document.file
    guard let outline = document.outline else { return file }
    if crawls {
      let reach = KeyboardCrawl(OutlinePlayer(outline, called: file.path)).reach
      file.report.add(reach, rules: rules)
      file.keyboard = reach
    }
    if let configuration {
      file.listening = try ListeningCost(
        of: outline,
        called: file.path,
        reader: LinearReader(),
        configuration: configuration
      )
    }
    return file
  }
}
