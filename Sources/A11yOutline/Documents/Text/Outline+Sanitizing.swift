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
    for index in records.indices where records[index].name.needsSanitizing {
      records[index].name = records[index].name.sanitized
    }
    for index in details.indices {
      for path in Details.texts where details[index][keyPath: path] != nil {
        details[index][keyPath: path] = details[index][keyPath: path]?.sanitized
      }
    }
  }
}

extension Outline.Details {
  fileprivate static var texts: [WritableKeyPath<Self, String?>] {
    [\.value, \.hint, \.description, \.language, \.identifier, \.target]
  }
}
