extension Outline {
  /// Makes every text in the outline harmless, wherever it came from: the characters of the file,
  /// the escapes of its format, or references to characters.
  ///
  /// - Complexity: O(size of all texts).
  mutating func sanitize() {
    title = title?.sanitized
    language = language?.sanitized
    for index in warnings.indices {
      warnings[index].message = warnings[index].message.sanitized
    }
    if names.withUTF8(TextSanitizer.isNeeded) {
      for index in records.indices
      where names.withUTF8(of: records[index].name, TextSanitizer.isNeeded) {
        let harmless = name(at: index).sanitized
        names.replace(&records[index].name, with: harmless)
      }
    }
    for index in details.indices {
      Self.sanitize(&details[index].value)
      Self.sanitize(&details[index].hint)
      Self.sanitize(&details[index].description)
      Self.sanitize(&details[index].language)
      Self.sanitize(&details[index].identifier)
      Self.sanitize(&details[index].target)
    }
  }

  private static func sanitize(_ text: inout String?) {
    guard let old = text, old.needsSanitizing else { return }
    text = old.sanitized
  }
}
