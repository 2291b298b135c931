/// A finding with the number by which one HTML report links to it.
struct NumberedFinding {
  /// What a finding is to the reader of a report.
  enum Kind {
    /// It counts.
    case counted
    /// A person has to judge.
    case review
    /// The source accepts it, or the baseline has it.
    case accepted
  }

  /// The number, from 1 over the whole report.
  var number: Int

  /// What was found.
  var finding: Finding

  /// What it is to the reader.
  var kind: Kind

  /// Whether an item of the outline shows it.
  var isPlaced: Bool

  /// The word for how bad it is, which is also the class of its style.
  var word: String {
    switch kind {
    case .counted: finding.severity.rawValue
    case .review: "review"
    case .accepted: "accepted"
    }
  }

  /// The address of its row in the table.
  var rowAddress: String { "finding-\(number)" }

  /// The address of its place in the outline.
  var placeAddress: String { "place-\(number)" }
}
