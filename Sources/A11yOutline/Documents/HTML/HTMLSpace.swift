/// The white space of HTML: tab, line feed, form feed, carriage return and space, but no others.
///
/// Non-breaking and other Unicode spaces are text for names (accname 1.2, section 4.3.2), so the
/// notion of white space of the standard library would be too wide.
extension StringProtocol {
  /// The text without white space at its ends.
  func trimmingHTMLSpace() -> String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isHTMLSpace }) else { return "" }
    var last = scalars.endIndex
    while last > first {
      let before = scalars.index(before: last)
      if !scalars[before].isHTMLSpace { break }
      last = before
    }
    return String(self[first..<last])
  }

  /// The words between white space.
  func splitAtHTMLSpace() -> [SubSequence] where SubSequence == Substring {
    var words: [Substring] = []
    var start: Index?
    let scalars = unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      if scalars[index].isHTMLSpace {
        if let first = start { words.append(self[first..<index]) }
        start = nil
      } else if start == nil {
        start = index
      }
      index = scalars.index(after: index)
    }
    if let first = start { words.append(self[first...]) }
    return words
  }

  /// The text with each run of white space as one space, and none at the ends.
  func squeezingHTMLSpace() -> String {
    var result = ""
    var pendsSpace = false
    for scalar in unicodeScalars {
      if scalar.isHTMLSpace {
        pendsSpace = !result.isEmpty
      } else {
        if pendsSpace { result.unicodeScalars.append(" ") }
        pendsSpace = false
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether there is nothing but white space.
  var isHTMLBlank: Bool { unicodeScalars.allSatisfy(\.isHTMLSpace) }
}

extension Unicode.Scalar {
  /// Whether this is white space in HTML.
  var isHTMLSpace: Bool {
    value == 0x20 || value == 0x0A || value == 0x09 || value == 0x0D || value == 0x0C
  }
}
