extension AuditReport {
  /// Adds what a crawl found.
  mutating func add(_ reach: KeyboardReach, rules: Set<String>) {
    add(
      reach.unreachable,
      of: .keyboardReach,
      passed: reach.reachedCount,
      "The keyboard does not get to the item",
      rules
    )
    add(
      reach.traps,
      of: .keyboardTrap,
      passed: reach.reachedCount - reach.traps.count,
      "The keyboard does not get away from the item",
      rules
    )
  }

  private mutating func add(
    _ places: [KeyboardReach.Place],
    of rule: Rule,
    passed: Int,
    _ message: String,
    _ rules: Set<String>
  ) {
    guard rules.contains(rule.id) else { return }
    var fingerprint = Fingerprint()
    results.append(
      Result(
        rule: rule.id,
        outcome: places.isEmpty ? (passed > 0 ? .passed : .inapplicable) : .failed,
        passed: passed,
        failed: places.count,
        undecided: 0
      )
    )
    findings += places.map { place in
      Finding(
        rule: rule.id,
        severity: rule.severity,
        message: message,
        line: place.line,
        column: place.line.map { _ in 1 },
        node: place.name.sanitized,
        path: place.name.sanitized,
        fingerprint: fingerprint.key([rule.id, place.name])
      )
    }
  }
}
