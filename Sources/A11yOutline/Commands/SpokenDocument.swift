/// All that continuous reading says of a document, from its title to its end, made as it is asked
/// for.
struct SpokenDocument: Sequence, IteratorProtocol {
  /// How many of the nodes that are shown were read.
  private(set) var nodeCount = 0

  private let outline: Outline
  private let reader: LinearReader
  private var session: ReadingSession
  private var opening: Utterance?

  init(_ outline: Outline, called name: String, reader: LinearReader) {
    self.outline = outline
    self.reader = reader
    opening = reader.opening(of: outline, called: name)
    session = ReadingSession(at: outline.firstVisible, after: nil)
  }

  /// The next piece and its language; `nil` after the end.
  mutating func next() -> AudioFileRenderer.Item? {
    if let opening {
      self.opening = nil
      return AudioFileRenderer.Item(opening, language: outline.language)
    }
    guard let unit = session.next(in: outline, reader: reader) else { return nil }
    return AudioFileRenderer.Item(
      unit.utterance,
      language: unit.node.flatMap { outline.language(of: $0) } ?? outline.language
    )
  }
}
