import Foundation
import Synchronization

/// One run of an audit over many files.
@MainActor struct AuditTask {
  private let settings: AuditSettings
  private let paths: [String]
  private let auditor: FileAuditor
  private let measures: AuditMeasures

  /// How many files a worker has at hand at a time.
  private static let filesPerJob = 8

  init(_ invocation: Invocation) throws {
    settings = try AuditSettings(invocation)
    let inputs = try AuditInputs(invocation)
    paths = inputs.paths
    auditor = FileAuditor(settings, reasons: inputs.reasons)
    if paths.isEmpty { StandardOutput.report("the list of files is empty, nothing is audited") }
    measures = try AuditMeasures(invocation, settings)
  }

  /// Audits the files and writes the reports, in the order of the files.
  ///
  /// - Returns: `input` when a file could not be read, else `findings` when too much was found.
  func run() throws -> ExitCode {
    let run = try AuditRun(settings)
    var progress = AuditProgress(count: paths.count)
    var start = 0
    while start < paths.count {
      let end = min(start + settings.jobs * Self.filesPerJob, paths.count)
      for document in audit(paths[start..<end]) {
        run.add(try measures.adding(to: document))
      }
      start = end
      progress.report(start)
    }
    return try run.finish()
  }

  private func audit(_ paths: ArraySlice<String>) -> [AuditedDocument] {
    guard settings.jobs > 1, paths.count > 1 else { return paths.map(auditor.audit) }
    let results = Mutex<[Int: AuditedDocument]>([:])
    let next = Atomic<Int>(paths.startIndex)
    DispatchQueue.concurrentPerform(iterations: min(settings.jobs, paths.count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < paths.endIndex else { return }
        let document = auditor.audit(paths[index])
        results.withLock { $0[index] = document }
      }
    }
    return results.withLock { results in paths.indices.compactMap { results[$0] } }
  }
}
