/// Finds headings of one section that have the same name.
struct SiblingNames {
  /// The names so far, one set for each level that is open.
  private var open: [(level: Int, names: Set<String>)] = []

  /// What is to be said of the next heading.
  ///
  /// - Complexity: O(length of the name), on average over all headings.
  mutating func verdict(on name: String, at level: Int) -> Verdict {
    while let last = open.last, last.level > level { open.removeLast() }
    if open.last?.level != level { open.append((level, [])) }
    let key = name.lowercased().squeezingHTMLSpace()
    guard !key.isEmpty, !open[open.count - 1].names.insert(key).inserted else { return .passes }
    let shown = name.squeezingHTMLSpace().shortened(to: 60)
    return .fails("There is another heading “\(shown)” at level \(level) of the same section")
  }
}
