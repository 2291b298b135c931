/// The outline of a document as a report shows it, with what was found at each of its items.
struct ReportedOutline: Hashable, Sendable {
  /// One item of the outline, or an element that the outline has no item for and that a rule found.
  struct Item: Hashable, Sendable {
    /// How many items it stands in.
    var depth: Int

    /// The word for its role; empty for text.
    var role: String

    /// What it is called; empty when it has no name.
    var name: String

    /// Its states and its value, in words.
    var states: [String] = []

    /// Its language as a BCP 47 tag; `nil` when none is stated.
    var language: String?

    /// Its line in the source, from 1.
    var line: Int?

    /// The indices of what was found at it, among the findings of the report.
    var findings: [Int] = []

    /// The indices of what a person has to judge at it, among the reviews of the report.
    var reviews: [Int] = []

    /// Whether anything was found at the item.
    var isMarked: Bool { !findings.isEmpty || !reviews.isEmpty }
  }

  /// The items in preorder.
  private(set) var items: [Item]

  /// Whether items were left out that nothing was found at or below, since there are too many.
  private(set) var isShortened = false

  /// How many items are shown before those without findings are left out.
  static let itemLimit = 5_000

  /// Takes items as another report has kept them.
  init(_ items: [Item], isShortened: Bool) {
    self.items = items
    self.isShortened = isShortened
  }

  /// Takes items in preorder, and leaves out those nothing was found at or below if there are too
  /// many.
  ///
  /// - Complexity: O(*n*) in the number of items.
  init(_ items: [Item]) {
    self.items = items
    guard items.count > Self.itemLimit else { return }
    isShortened = true
    var kept: [Item] = []
    // From the end: whatever stands at a smaller depth before a kept item may be what it stands in.
    var depth = 0
    for item in items.reversed() {
      if item.isMarked {
        kept.append(item)
        depth = item.depth
      } else if item.depth < depth {
        kept.append(item)
        depth = item.depth
      }
    }
    self.items = kept.reversed()
  }
}
