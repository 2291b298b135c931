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

  /// The result of a file with what is measured of it.
  ///
  /// - Throws: ``SpeechError`` when there is no voice.
  func adding(to file: AuditedFile, _ auditor: FileAuditor) throws -> AuditedFile {
    guard crawls || configuration != nil, file.error == nil,
      let outline = auditor.outline(of: file.path)
    else { return file }
    var file = file
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
