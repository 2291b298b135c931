extension String {
  /// The beginning of a text, with an ellipsis where it was cut.
  ///
  /// - Complexity: O(limit).
  func shortened(to limit: Int) -> String {
    guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return self[..<end] + "…"
  }

  /// Whether the text can stand in a selector as it is.
  var isPlainIdentifier: Bool {
    guard let first = unicodeScalars.first, first.properties.isAlphabetic || first == "_" else {
      return false
    }
    return unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
    }
  }

  /// Whether an identifier looks like one that a tool numbers anew in each build: it has several
  /// digits in a row or mixes digits into letters.
  var looksGenerated: Bool {
    var run = 0
    var changes = 0
    var wasDigit = false
    for scalar in unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      run = isDigit ? run + 1 : 0
      if run >= 3 { return true }
      if isDigit != wasDigit { changes += 1 }
      wasDigit = isDigit
    }
    return changes > 3
  }
}
