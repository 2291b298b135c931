import Foundation

/// Reads one file and audits it.
struct FileAuditor: Sendable {
  private let settings: AuditSettings
  private let auditor: Auditor

  /// Why there is nothing to audit for some paths.
  private let reasons: [String: String]

  init(_ settings: AuditSettings, reasons: [String: String] = [:]) {
    self.settings = settings
    self.reasons = reasons
    auditor = Auditor(rules: settings.rules)
  }

  /// Audits a file; one that cannot be read gives a result that says why.
  func audit(_ path: String) -> AuditedDocument {
    if let reason = reasons[path] {
      return AuditedDocument(file: AuditedFile(path: path, error: reason))
    }
    do {
      let input =
        path == "-"
        ? DocumentBytes(
          name: "standard input",
          data: FileHandle.standardInput.readDataToEndOfFile()
        )
        : try DocumentBytes(contentsOf: URL(fileURLWithPath: path))
      guard !input.data.isEmpty else { throw input.error("the file is empty") }
      return try isPage(input) ? page(input, at: path) : document(input, at: path)
    } catch let error as DocumentError {
      return AuditedDocument(file: AuditedFile(path: path, error: error.reasonWithPlace))
    } catch {
      return AuditedDocument(file: AuditedFile(path: path, error: "\(error)"))
    }
  }

  private func page(_ input: DocumentBytes, at path: String) -> AuditedDocument {
    let url = path == "-" ? nil : URL(fileURLWithPath: path)
    let page = WebPage(input.data, at: url, root: settings.root)
    let file = AuditedFile(path: path, report: reported(auditor.audit(page)))
    guard settings.needsOutlines else { return AuditedDocument(file: file) }
    let outline = page.outline
    return finished(file, outline) { ReportedOutline(outline, file.report, page: page) }
  }

  private func document(_ input: DocumentBytes, at path: String) throws -> AuditedDocument {
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
    let file = AuditedFile(path: path, report: reported(report))
    return finished(file, outline) { ReportedOutline(outline, file.report) }
  }

  /// The report without what is milder than is asked for.
  private func reported(_ report: AuditReport) -> AuditReport {
    var report = report
    report.findings.removeAll { $0.severity < settings.reported }
    return report
  }

  private func finished(
    _ file: AuditedFile,
    _ outline: Outline,
    _ reported: () -> ReportedOutline
  ) -> AuditedDocument {
    var document = AuditedDocument(file: file)
    if settings.showsOutlines { document.file.outline = reported() }
    if settings.measures { document.outline = outline }
    return document
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
