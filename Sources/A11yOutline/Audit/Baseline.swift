public import Foundation

/// Findings that are known and do not fail a run.
public struct Baseline: Hashable, Codable, Sendable {
  /// One known finding.
  public struct Entry: Hashable, Codable, Sendable {
    /// The document as it was given.
    public var file: String

    /// The identifier of the rule.
    public var rule: String

    /// What tells the finding apart.
    public var fingerprint: String

    /// What a listener calls the target, for people who read the baseline.
    public var node: String
  }

  /// The version of the format.
  public var version = 1

  /// The known findings.
  public private(set) var findings: [Entry] = []

  /// Creates a baseline without findings.
  public init() {}

  /// Reads a baseline.
  ///
  /// - Throws: An error of decoding when it is not the JSON that ``data()`` writes.
  public init(_ data: Data) throws {
    self = try JSONDecoder().decode(Baseline.self, from: data)
  }

  /// The baseline as JSON, one line for each finding, so that changes to it can be reviewed.
  public func data() -> Data {
    let lines = findings.map { entry in "    " + entry.json }.joined(separator: ",\n")
    let text = "{\n  \"version\": \(version),\n  \"findings\": [\n\(lines)\n  ]\n}\n"
    return Data(text.utf8)
  }

  /// Adds what was found in a document and is not ignored in its source.
  public mutating func add(_ file: AuditedFile) {
    for finding in file.report.findings where finding.suppression == nil {
      findings.append(
        Entry(
          file: file.path,
          rule: finding.rule,
          fingerprint: finding.fingerprint,
          node: finding.node
        )
      )
    }
  }

  /// Adds the findings of a baseline in documents that a run did not look at.
  public mutating func keep(_ entries: [Entry]) { findings += entries }

  /// The known findings by document.
  public var byFile: [String: [Entry]] { Dictionary(grouping: findings, by: \.file) }
}

extension Baseline.Entry {
  /// The entry as a JSON object.
  var json: String {
    "{\"file\":\(JSONText.quoted(file)),\"rule\":\(JSONText.quoted(rule))"
      + ",\"fingerprint\":\(JSONText.quoted(fingerprint)),\"node\":\(JSONText.quoted(node))}"
  }
}

extension AuditedFile {
  /// Compares the findings with those that are known: each is new or unchanged, and what is known
  /// but gone is fixed.
  mutating func compare(with known: [Baseline.Entry]) {
    let keys = Set(known.map(\.fingerprint))
    var found: Set<String> = []
    for index in report.findings.indices {
      let fingerprint = report.findings[index].fingerprint
      found.insert(fingerprint)
      report.findings[index].baseline = keys.contains(fingerprint) ? .unchanged : .new
    }
    if error == nil { fixed = known.filter { !found.contains($0.fingerprint) } }
  }
}
