extension DocumentFormat {
  /// Tells the format of a document by the ending of its name, then by its content.
  ///
  /// Where several formats share an ending, the first of them that recognizes the content wins,
  /// else the first whose usual ending it is.
  ///
  /// - Throws: ``DocumentError`` when the content is not text.
  public init(detectedIn input: DocumentBytes) throws {
    let sample = DocumentSample(input.data)
    let named = input.fileEnding.map { ending in
      Self.all.filter { $0.reader != nil && $0.fileEndings.contains(ending) }
    }
    if let candidates = named, let first = candidates.first {
      self =
        candidates.first { $0.recognizes(sample) }
        ?? candidates.first { $0.fileEndings.first == input.fileEnding } ?? first
    } else if let format = Self.all.first(where: { $0.reader != nil && $0.recognizes(sample) }) {
      self = format
    } else {
      throw input.error("its format is not known")
    }
  }
}
