import Foundation

/// Writes one report, to a file or to standard output, while documents are audited.
@MainActor final class ReportOutput {
  private var writer: any ReportWriter
  private let rules: [Rule]
  private let path: String?
  private let file: FileHandle?

  /// What has to wait for the summary: a file of its own, so that memory does not grow.
  private var waiting: (file: FileHandle, url: URL)?

  /// - Parameters:
  ///   - format: How the report is written.
  ///   - rules: The rules that run.
  ///   - path: The file; `nil` for standard output.
  /// - Throws: ``UsageError`` when the file cannot be made.
  init(_ format: ReportFormat, rules: [Rule], path: String?) throws {
    writer = format.writer
    self.rules = rules
    self.path = path
    if let path {
      guard FileManager.default.createFile(atPath: path, contents: nil),
        let handle = FileHandle(forWritingAtPath: path)
      else { throw UsageError("--report \(format.rawValue)=\(path): the file cannot be written") }
      file = handle
    } else {
      file = nil
    }
    if writer.beginsWithSummary {
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("a11y-outline-\(UUID().uuidString)")
      guard FileManager.default.createFile(atPath: url.path, contents: nil),
        let handle = FileHandle(forUpdatingAtPath: url.path)
      else { throw UsageError("a file cannot be made in \(url.deletingLastPathComponent().path)") }
      waiting = (handle, url)
    } else {
      write(writer.beginning(rules, nil))
    }
  }

  /// Writes what there is to say of a document.
  func add(_ audited: AuditedFile) {
    let text = writer.entry(audited)
    if let waiting { waiting.file.write(Data(text.utf8)) } else { write(text) }
  }

  /// Ends the report.
  func finish(_ summary: AuditSummary) {
    if let waiting {
      write(writer.beginning(rules, summary))
      try? waiting.file.seek(toOffset: 0)
      while let piece = try? waiting.file.read(upToCount: 1 << 20), !piece.isEmpty { write(piece) }
      try? waiting.file.close()
      try? FileManager.default.removeItem(at: waiting.url)
    }
    write(writer.ending(summary))
    try? file?.close()
  }

  private func write(_ text: String) { write(Data(text.utf8)) }

  private func write(_ data: Data) {
    if let file { file.write(data) } else { StandardOutput.write(data) }
  }
}
