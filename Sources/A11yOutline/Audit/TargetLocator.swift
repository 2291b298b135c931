/// Says where the targets of rules are in a document.
protocol TargetLocator {
  /// The finding that an entry stands for.
  mutating func finding(_ entry: Verdicts.Entry, of rule: Rule) -> Finding
}
