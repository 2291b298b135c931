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
    for index in details.indices where details[index].needsSanitizing {
      details[index].update { $0.sanitize() }
    }
  }
}

extension Outline.Details {
  fileprivate var needsSanitizing: Bool {
    guard let storage else { return false }
    return (storage.fields.value?.needsSanitizing ?? false)
      || (storage.fields.hint?.needsSanitizing ?? false)
      || (storage.fields.description?.needsSanitizing ?? false)
      || (storage.fields.language?.needsSanitizing ?? false)
      || (storage.fields.identifier?.needsSanitizing ?? false)
      || (storage.fields.target?.needsSanitizing ?? false)
  }
}

extension Outline.Details.Fields {
  fileprivate mutating func sanitize() {
    value = value?.sanitized
    hint = hint?.sanitized
    description = description?.sanitized
    language = language?.sanitized
    identifier = identifier?.sanitized
    target = target?.sanitized
  }
}
