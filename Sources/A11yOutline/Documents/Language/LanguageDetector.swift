internal import CLanguageDetection

/// Tells the language of texts that state none, with CLD2.
enum LanguageDetector {
  /// How long a text must be to tell anything, in bytes of UTF-8: a dozen Latin words, or a line of
  /// a script that only one language uses.
  private static let minimumLength = 40

  /// How much of a text is looked at, in bytes.
  private static let maximumLength = 4_096

  /// Codes that CLD2 has kept from before BCP 47.
  private static let tags = ["iw": "he", "jw": "jv", "mo": "ro", "in": "id", "no": "nb"]

  /// The language of a text as a BCP 47 tag; `nil` when it is too short or too mixed to tell.
  ///
  /// - Complexity: O(1), for only the beginning of a long text is looked at.
  static func language(of text: String) -> String? {
    guard text.utf8.count >= minimumLength else { return nil }
    var sample = text
    if sample.utf8.count > maximumLength {
      sample = String(decoding: sample.utf8.prefix(maximumLength), as: UTF8.self)
    }
    let code = sample.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        a11y_detected_language(characters.baseAddress, Int32(characters.count))
      }
    }
    guard let code else { return nil }
    let tag = String(cString: code)
    return tags[tag] ?? tag
  }
}
