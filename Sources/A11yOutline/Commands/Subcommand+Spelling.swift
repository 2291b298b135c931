extension Subcommand {
  /// The subcommand that a mistyped word most likely means; `nil` when it is like none.
  ///
  /// - Parameter word: What was typed.
  /// - Returns: The nearest name that at most two letters, typed, left out or changed, lead to.
  static func named(like word: String) -> Subcommand? {
    let near = all.map { (subcommand: $0, distance: distance(from: word, to: $0.name)) }
      .min { $0.distance < $1.distance }
    // Two changes turn any word of three letters into another.
    guard let near, near.distance <= 2, near.distance * 2 < near.subcommand.name.count else {
      return nil
    }
    return near.subcommand
  }

  /// How many letters have to be added, left out, changed or swapped with the next one.
  private static func distance(from word: String, to name: String) -> Int {
    let (word, name) = (Array(word.prefix(32)), Array(name))
    var last: [Int] = []
    var previous: [Int] = []
    var row = Array(0...name.count)
    for (place, letter) in word.enumerated() {
      (last, previous) = (previous, row)
      row[0] = place + 1
      for (other, wanted) in name.enumerated() {
        let change = previous[other] + (letter == wanted ? 0 : 1)
        row[other + 1] = min(change, previous[other + 1] + 1, row[other] + 1)
        if place > 0, other > 0, letter == name[other - 1], word[place - 1] == wanted {
          row[other + 1] = min(row[other + 1], last[other - 1] + 1)
        }
      }
    }
    return row[name.count]
  }
}
