/// The steps that can be taken back, or made again, the latest last.
///
/// The oldest are forgotten when they take too much memory; the latest is always kept.
struct ExpansionHistory {
  /// How many groups all steps together may name.
  private static let mostGroups = 2_000_000
  /// How many steps are kept.
  private static let mostSteps = 10_000

  private(set) var steps: [ExpansionChange] = []
  private var groups = 0

  /// Adds a step.
  mutating func append(_ step: ExpansionChange) {
    steps.append(step)
    groups += step.groups.count
    var forgotten = 0
    while groups > ExpansionHistory.mostGroups && forgotten < steps.count - 1
      || steps.count - forgotten > ExpansionHistory.mostSteps
    {
      groups -= steps[forgotten].groups.count
      forgotten += 1
    }
    steps.removeFirst(forgotten)
  }

  /// Takes the latest step.
  mutating func popLast() -> ExpansionChange? {
    guard let step = steps.popLast() else { return nil }
    groups -= step.groups.count
    return step
  }

  /// Adds the steps of another, in their order.
  mutating func append(contentsOf other: ExpansionHistory) {
    for step in other.steps { append(step) }
  }
}
