/// Checks documents against rules.
///
/// An auditor is a value without memory: the same document and the same rules give the same
/// report, on any thread.
public struct Auditor: Sendable {
  /// The rules, in the order in which results are reported.
  public var rules: [Rule]

  /// Creates an auditor.
  public init(rules: [Rule] = Rule.all) {
    self.rules = rules
  }

  /// Checks an outline.
  ///
  /// - Complexity: O(*n*) in the number of nodes, for each rule.
  public func audit(_ outline: Outline) -> AuditReport {
    let outline = AuditedOutline(outline)
    return report(
      { rule in
        guard let check = rule.outline else { return nil }
        var verdicts = Verdicts()
        check(outline, &verdicts)
        return verdicts
      },
      places: OutlineLocator(outline)
    )
  }

  /// Checks a web page.
  ///
  /// - Complexity: O(*n*) in the size of the page, for each rule.
  public func audit(_ page: WebPage) -> AuditReport {
    var report = report(
      { rule in
        guard let check = rule.page else { return nil }
        var verdicts = Verdicts()
        check(page, &verdicts)
        return verdicts
      },
      places: PageLocator(page)
    )
    PageIgnores(page).apply(to: &report)
    return report
  }

  private func report(
    _ check: (Rule) -> Verdicts?,
    places: some TargetLocator
  ) -> AuditReport {
    var places = places
    var report = AuditReport()
    var findings: [(order: Int, Finding)] = []
    var reviews: [(order: Int, Finding)] = []
    for rule in rules {
      guard let verdicts = check(rule) else { continue }
      report.results.append(
        AuditReport.Result(
          rule: rule.id,
          outcome: verdicts.outcome,
          passed: verdicts.passedCount,
          failed: verdicts.failures.count,
          undecided: verdicts.undecided.count
        )
      )
      for entry in verdicts.failures {
        findings.append((entry.target ?? -1, places.finding(entry, of: rule)))
      }
      for entry in verdicts.undecided {
        reviews.append((entry.target ?? -1, places.finding(entry, of: rule)))
      }
    }
    report.findings = Self.inOrder(findings)
    report.reviews = Self.inOrder(reviews)
    return report
  }

  /// Findings in the order of the document, those of one target in the order of the rules.
  private static func inOrder(_ findings: [(order: Int, Finding)]) -> [Finding] {
    findings.enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map { $0.element.1 }
  }
}
