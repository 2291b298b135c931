import Foundation

/// The reports, the baseline and the exit code of a run, as results come in.
@MainActor final class AuditRun {
  private let settings: AuditSettings
  private let outputs: [ReportOutput]
  private var known: [String: [Baseline.Entry]] = [:]
  private var updated = Baseline()
  private var summary = AuditSummary()

  /// - Throws: ``UsageError`` when a report or the baseline cannot be opened.
  init(_ settings: AuditSettings) throws {
    self.settings = settings
    if let path = settings.baselinePath {
      let data = FileManager.default.contents(atPath: path)
      if let data {
        guard let baseline = try? Baseline(data) else {
          throw UsageError("--baseline \(path): it is no baseline")
        }
        known = baseline.byFile
      } else if !settings.updatesBaseline {
        throw UsageError("--baseline \(path): there is no such file; --update-baseline makes it")
      }
    }
    var outputs = [try ReportOutput(settings.format, rules: settings.rules, path: nil)]
    for report in settings.reports {
      outputs.append(
        try ReportOutput(report.format, rules: settings.rules, path: report.path)
      )
    }
    self.outputs = outputs
  }

  /// Takes in the result of a file.
  func add(_ file: AuditedFile) {
    var file = file
    if settings.baselinePath != nil {
      file.compare(with: known.removeValue(forKey: file.path) ?? [])
      updated.add(file)
    }
    summary.add(file)
    for output in outputs { output.add(file) }
  }

  /// Ends the reports and says what the shell gets to know.
  func finish() throws -> ExitCode {
    for output in outputs { output.finish(summary) }
    if settings.updatesBaseline, let path = settings.baselinePath {
      updated.keep(known.values.flatMap { $0 }.sorted { ($0.file, $0.rule) < ($1.file, $1.rule) })
      do {
        try updated.data().write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        throw UsageError("--baseline \(path): it cannot be written")
      }
      return summary.unreadableCount > 0 ? .input : .done
    }
    if summary.unreadableCount > 0 { return .input }
    return summary.count(from: settings.failing) > settings.maximum ? .findings : .done
  }
}
