/// One thing that a rule found in a document.
public struct Finding: Hashable, Codable, Sendable {
  /// The identifier of the rule.
  public var rule: String

  /// How bad it is.
  public var severity: Severity

  /// What is wrong, in one sentence without a full stop.
  public var message: String

  /// The line in the source, from 1; `nil` when the source has none.
  public var line: Int?

  /// The column in Unicode scalars, from 1; `nil` when the source has none.
  public var column: Int?

  /// What a listener calls the target: its role and name.
  public var node: String

  /// Where the target stands: a CSS selector for pages, the names on the way for outlines.
  public var path: String

  /// The place of the target among all items of the outline in preorder, from 0; `nil` for the
  /// elements of a web page and for a document as a whole.
  public var item: Int?

  /// A key that stays the same when something else in the document is edited.
  ///
  /// It is made of the rule, the named structure around the target, and the target's name, never
  /// of line numbers or generated class names.
  public var fingerprint: String

  /// Why the author accepts the finding; `nil` unless the source says so.
  public var suppression: String?

  /// How the finding stands to the baseline; `nil` when there is none.
  public var baseline: BaselineState?

  /// How a finding stands to a baseline, in SARIF's words.
  public enum BaselineState: String, Codable, Sendable {
    /// The baseline does not have it.
    case new
    /// The baseline has it.
    case unchanged
  }

  /// Whether the finding counts for the exit code: it is neither accepted nor in the baseline.
  public var counts: Bool { suppression == nil && baseline != .unchanged }
}
