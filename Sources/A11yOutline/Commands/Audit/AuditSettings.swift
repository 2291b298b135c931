import Foundation

/// What the options of an audit say.
struct AuditSettings: Sendable {
  /// The rules that run.
  let rules: [Rule]

  /// The mildest finding that is reported, and the mildest that fails the run.
  let reported: Severity
  let failing: Severity

  /// How many failing findings are let pass.
  let maximum: Int

  /// What is printed.
  let format: ReportFormat

  /// The reports that are written to files.
  let reports: [(format: ReportFormat, path: String)]

  /// How many files are audited at the same time.
  let jobs: Int

  /// The folder that addresses beginning with `/` are relative to.
  let root: URL?

  /// The format of the input; `nil` to tell it file by file.
  let inputFormat: String?

  /// Where the baseline is, and whether it is written anew.
  let baselinePath: String?
  let updatesBaseline: Bool

  /// Whether something is measured by playing or speaking the outlines.
  let measures: Bool

  /// Whether the outlines are in the report, with what was found at each item.
  let showsOutlines: Bool

  /// Whether the outlines of web pages are needed, which the rules are not about.
  var needsOutlines: Bool { measures || showsOutlines }

  /// - Throws: ``UsageError`` for values that cannot be.
  init(_ invocation: Invocation) throws {
    rules = try Self.rules(invocation)
    let level = invocation.value(.level)
    reported = level.flatMap(Severity.init) ?? .note
    failing = invocation.value(.failOn).flatMap(Severity.init) ?? .error
    maximum = try invocation.number(.maximum, in: 0...Int.max) ?? 0
    format = invocation.value(.reportFormat).flatMap(ReportFormat.init) ?? .text
    reports = try (invocation.values[OptionDefinition.report.name] ?? []).map(Self.report)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    jobs = try invocation.number(.jobs, in: 1...1_024) ?? cores
    root = invocation.value(.siteRoot).map { URL(fileURLWithPath: $0, isDirectory: true) }
    showsOutlines =
      invocation.has(.outlines) || format == .html || reports.contains { $0.format == .html }
    inputFormat = invocation.value(.from)
    baselinePath = invocation.value(.baseline)
    updatesBaseline = invocation.has(.updateBaseline)
    measures = invocation.has(.keyboard) || invocation.has(.rate)
    if updatesBaseline, baselinePath == nil {
      throw UsageError("--update-baseline: say which with --baseline FILE")
    }
  }

  private static func rules(_ invocation: Invocation) throws -> [Rule] {
    func identifiers(_ option: OptionDefinition) throws -> Set<String> {
      let words = (invocation.values[option.name] ?? [])
        .flatMap { $0.split { $0 == "," || $0 == " " } }.map(String.init)
      for word in words where Rule.named(word) == nil { throw UsageError.noRule(word) }
      return Set(words)
    }
    let only = try identifiers(.only)
    let disabled = try identifiers(.disable)
    let level = invocation.value(.level).flatMap(SuccessCriterion.Level.init)
    return Rule.all.filter { rule in
      if !only.isEmpty, !only.contains(rule.id) { return false }
      if disabled.contains(rule.id) { return false }
      guard let level else { return true }
      return rule.criteria.contains { number in
        SuccessCriterion.numbered(number).map { $0.level <= level } ?? false
      }
    }
  }

  private static func report(_ text: String) throws -> (ReportFormat, String) {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let format = ReportFormat(rawValue: String(parts[0])) else {
      let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--report \(text): FORMAT=FILE is wanted, with one of \(formats)")
    }
    return (format, String(parts[1]))
  }
}
