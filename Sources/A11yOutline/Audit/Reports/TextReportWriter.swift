/// Writes findings as compilers write errors: `file:line:column: severity rule: message`.
struct TextReportWriter: ReportWriter {
  func beginning(_ rules: [Rule], _ summary: AuditSummary?) -> String { "" }

  func entry(_ file: AuditedFile) -> String {
    let path = file.path.sanitized
    if let error = file.error { return "\(path): unreadable: \(error)\n" }
    var text = ""
    for finding in file.report.findings where finding.counts {
      text += line(finding, word: finding.severity.rawValue, path)
    }
    for finding in file.report.reviews where finding.suppression == nil {
      text += line(finding, word: "review", path)
    }
    for entry in file.fixed {
      text += "\(path): fixed \(entry.rule): \(entry.node)\n"
    }
    if let keyboard = file.keyboard { text += "\(path): \(keyboard.words)\n" }
    if let listening = file.listening { text += "\(path): \(listening.words)\n" }
    return text
  }

  func ending(_ summary: AuditSummary) -> String { summary.words + "\n" }

  private func line(_ finding: Finding, word: String, _ path: String) -> String {
    let position = [finding.line, finding.column].compactMap { $0.map { ":\($0)" } }.joined()
    let node = finding.node.isEmpty ? "" : " [\(finding.node)]"
    return "\(path)\(position): \(word) \(finding.rule): \(finding.message)\(node)\n"
  }
}

extension AuditSummary {
  /// The summary in one line.
  var words: String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    var parts = [
      count(fileCount, "file"),
      count(findingCounts[.error] ?? 0, "error"),
      count(findingCounts[.warning] ?? 0, "warning"),
      count(findingCounts[.note] ?? 0, "note"),
      "\(passedCount) passed",
    ]
    if reviewCount > 0 { parts.append("\(reviewCount) to review") }
    if suppressedCount > 0 { parts.append("\(suppressedCount) ignored with a reason") }
    if unchangedCount > 0 { parts.append("\(unchangedCount) in the baseline") }
    if fixedCount > 0 { parts.append("\(fixedCount) fixed") }
    if unreadableCount > 0 { parts.append("\(unreadableCount) unreadable") }
    return parts.joined(separator: ", ")
  }
}

extension KeyboardReach {
  /// The reach in one line.
  var words: String {
    var words = "keyboard: \(reachedCount) of \(itemCount) items reached"
    guard let farthest else { return words }
    words += ", median \(medianKeys) \(medianKeys == 1 ? "key" : "keys"), most \(worstKeys)"
    return words + " (\(farthest.sanitized.shortened(to: 60)))"
  }
}

extension ListeningCost {
  /// The cost in one line.
  var words: String {
    var words = "listening at \(rate) words a minute: whole \(Self.rounded(whole)) s"
    words += ", overview \(Self.rounded(overview)) s"
    for group in groups {
      words += ", \(group.name.sanitized.shortened(to: 40)) \(Self.rounded(group.seconds)) s"
    }
    return words
  }
}
