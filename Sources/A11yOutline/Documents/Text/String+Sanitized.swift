extension String {
  /// The text without anything that a terminal or a synthesizer would take for an order.
  ///
  /// Escape sequences go as a whole, control characters and the characters that override the
  /// direction of text go alone, and tabs and line breaks become spaces. Marks that scripts and
  /// emoji need (zero-width joiners, left-to-right and right-to-left marks, variation selectors)
  /// stay. The rule is that of `ECMA-48` for what a sequence is; why they go is spec section 1.
  ///
  /// - Complexity: O(length); a text without such characters is only looked at.
  var sanitized: String {
    guard needsSanitizing else { return self }
    var sanitizer = TextSanitizer()
    return sanitizer.sanitize(self)
  }

  /// Whether ``sanitized`` differs from the text.
  var needsSanitizing: Bool {
    if let answer = utf8.withContiguousStorageIfAvailable(TextSanitizer.isNeeded) { return answer }
    var copy = self
    return copy.withUTF8(TextSanitizer.isNeeded)
  }
}
