import Foundation

/// Reads one file and audits it.
struct FileAuditor: Sendable {
  private let settings: AuditSettings
  private let auditor: Auditor

  init(_ settings: AuditSettings) {
    self.settings = settings
    auditor = Auditor(rules: settings.rules)
  }

  /// Audits a file; one that cannot be read gives a result that says why.
  func audit(_ path: String) -> AuditedFile {
    do {
      let input =
        path == "-"
        ? DocumentBytes(
          name: "standard input",
          data: FileHandle.standardInput.readDataToEndOfFile()
        )
        : try DocumentBytes(contentsOf: URL(fileURLWithPath: path))
      var file = AuditedFile(path: path, report: try report(on: input, at: path))
      file.report.findings.removeAll { $0.severity < settings.reported }
      return file
    } catch let error as DocumentError {
      return AuditedFile(path: path, error: error.reasonWithPlace)
    } catch {
      return AuditedFile(path: path, error: "\(error)")
    }
  }

  /// The outline of a file; `nil` for one that no reader reads.
  func outline(of path: String) -> Outline? {
    let format = settings.inputFormat.flatMap(DocumentFormat.named)
    return path == "-" ? nil : try? Outline(contentsOf: URL(fileURLWithPath: path), format: format)
  }

  private func report(on input: DocumentBytes, at path: String) throws -> AuditReport {
    guard !input.data.isEmpty else { throw input.error("the file is empty") }
    if isPage(input) {
      let url = path == "-" ? nil : URL(fileURLWithPath: path)
      return auditor.audit(WebPage(input.data, at: url, root: settings.root))
    }
    let format = try settings.inputFormat.map { name in
      guard let format = DocumentFormat.named(name) else {
        throw input.error("there is no format \(name)")
      }
      return format
    }
    let outline = try Outline(data: input.data, format: format, name: input.name)
    var report = auditor.audit(outline)
    SourceIgnore.apply(
      SourceIgnore.all(inLinesOf: String(decoding: input.data, as: UTF8.self)),
      to: &report
    )
    return report
  }

  /// Whether a document is a web page: by the option, the ending of its name, or how it begins.
  private func isPage(_ input: DocumentBytes) -> Bool {
    if let format = settings.inputFormat { return format.lowercased() == "html" }
    if let ending = input.fileEnding, Self.pageEndings.contains(ending) { return true }
    if let ending = input.fileEnding,
      DocumentFormat.all.contains(where: { $0.fileEndings.contains(ending) })
    {
      return false
    }
    let beginning = String(decoding: input.data.prefix(256), as: UTF8.self)
      .trimmingHTMLSpace().lowercased()
    return ["<!doctype html", "<html", "<svg"].contains { beginning.hasPrefix($0) }
  }

  /// The endings of the names of web pages and drawings.
  static let pageEndings: Set<String> = ["html", "htm", "xhtml", "xht", "shtml", "svg"]
}

extension DocumentError {
  /// The error without the name of the document.
  var reasonWithPlace: String {
    let place = position.map { "\($0): " } ?? ""
    let part = path.map { $0.isEmpty ? "" : "\($0): " } ?? ""
    return place + part + reason
  }
}
