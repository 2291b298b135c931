/// Something that holds in a document which a person can listen to and operate by keyboard.
///
/// A rule is data: what it is called, what it means, where it comes from, and a check for web
/// pages, one for outlines, or both. All rules are in ``all``.
public struct Rule: Sendable, Identifiable {
  /// The name for options, ignores and reports, in small letters and hyphens.
  public let id: String

  /// What should hold, in a short sentence without a full stop.
  public let title: String

  /// What a breach means for a person who listens.
  public let meaning: String

  /// How a breach is mended.
  public let remedy: String

  /// How bad a breach is.
  public let severity: Severity

  /// The success criteria of WCAG 2.2, such as `4.1.2`; empty for good practice.
  public let criteria: [String]

  /// The identifiers of the W3C's ACT rules that this rule implements.
  public let actRules: [String]

  /// The identifiers of axe-core's rules about the same.
  public let axeRules: [String]

  /// What the rule applies to, in words without a full stop.
  public let applicability: String

  /// The check of web pages; `nil` when the rule is about outlines alone.
  let page: PageCheck?

  /// The check of outlines; `nil` when the rule is about web pages alone.
  let outline: OutlineCheck?

  init(
    id: String,
    title: String,
    meaning: String,
    remedy: String,
    severity: Severity,
    criteria: [String] = [],
    act actRules: [String] = [],
    axe axeRules: [String] = [],
    applicability: String,
    page: PageCheck? = nil,
    outline: OutlineCheck? = nil
  ) {
    self.id = id
    self.title = title
    self.meaning = meaning
    self.remedy = remedy
    self.severity = severity
    self.criteria = criteria
    self.actRules = actRules
    self.axeRules = axeRules
    self.applicability = applicability
    self.page = page
    self.outline = outline
  }

  /// The rule that has an identifier.
  public static func named(_ id: String) -> Rule? { byIdentifier[id] }

  private static let byIdentifier = Dictionary(
    all.map { ($0.id, $0) },
    uniquingKeysWith: { first, _ in first }
  )
}
