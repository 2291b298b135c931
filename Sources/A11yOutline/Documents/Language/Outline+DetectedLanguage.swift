extension Outline {
  /// How much text is put together to tell the language of a whole document, in bytes.
  private static let sampleLength = 4_096

  /// How many nodes are looked at for it.
  private static let sampleNodes = 400

  /// Makes ``language(of:)`` tell what it can of texts whose language nothing states: each long
  /// text is looked at when it is asked for, short ones have the language of the document.
  ///
  /// Nothing is looked at while a document is read, so that opening a large one costs nothing.
  public mutating func detectLanguages() {
    guard language == nil else { return }
    detectLanguage = LanguageDetector.language
    detectedLanguage = LanguageDetector.language(of: sample)
  }

  /// The beginning of the document as one text.
  private var sample: String {
    var sample = title ?? ""
    for record in records.prefix(Self.sampleNodes) {
      if sample.utf8.count > Self.sampleLength { break }
      sample += "\n" + names[record.name]
    }
    return sample
  }
}
