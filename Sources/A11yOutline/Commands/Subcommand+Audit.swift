extension Subcommand {
  /// Reports what a listener would stumble over.
  static let audit = Subcommand(
    name: "audit",
    operands: "FILE…",
    operandCount: 0...Int.max,
    summary: "accessibility report of files, folders and patterns; audit merge FILE… joins reports",
    options: [
      .reportFormat, .report, .outlines, .failOn, .maximum, .level, .disable, .only, .baseline,
      .updateBaseline, .rules, .explain, .filesFrom, .jobs, .siteRoot, .from, .keyboard, .rate,
      .voice, .language,
    ],
    run: { try Subcommand.audit($0).rawValue }
  )

  @MainActor private static func audit(_ invocation: Invocation) throws -> ExitCode {
    if invocation.has(.rules) { return try RuleListing(invocation).printAll() }
    if let id = invocation.value(.explain) { return try RuleListing(invocation).explain(id) }
    if invocation.operands.first == "merge" { return try AuditMerge(invocation).run() }
    return try AuditTask(invocation).run()
  }
}
