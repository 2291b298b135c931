/// How bad a finding is for a person who listens.
public enum Severity: String, CaseIterable, Codable, Comparable, Sendable {
  /// Something to think about; nothing is out of reach.
  case note
  /// Something that costs time or misleads.
  case warning
  /// Something that cannot be perceived, understood or operated.
  case error

  /// Orders severities from the mildest to the worst.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
