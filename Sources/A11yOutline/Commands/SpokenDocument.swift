/// All that continuous reading says of a document, from its title to its end, made as it is asked
/// for.
struct SpokenDocument: Sequence, IteratorProtocol {
  /// How many of the nodes that are shown were read.
  private(set) var nodeCount = 0

  private let outline: Outline
  private let reader: LinearReader
  private let sections: SectionPlan
  private var session: ReadingSession
  private var opening: Utterance?
  private var previous: NodeID?
  private var hasFileStarted = true

  /// - Parameters:
  ///   - outline: The document.
  ///   - name: What it is called when it has no title.
  ///   - reader: Says its nodes.
  ///   - sections: Where chapters and files begin.
  init(
    _ outline: Outline,
    called name: String,
    reader: LinearReader,
    sections: SectionPlan
  ) {
    self.outline = outline
    self.reader = reader
    self.sections = sections
    opening = reader.opening(of: outline, called: name)
    session = ReadingSession(at: outline.firstVisible, after: nil)
  }

  /// The next piece and its language; `nil` after the end.
  mutating func next() -> AudioFileRenderer.Item? {
    if let opening {
      self.opening = nil
      var item = AudioFileRenderer.Item(opening, language: outline.language)
      // Players show the first chapter from the start on; it has the name of the first item.
      item.chapter =
        outline.firstVisible.map { SectionPlan.title(of: outline[$0]) }
        .flatMap { $0.isEmpty ? nil : $0 } ?? opening.parts.first?.text
      return item
    }
    guard let unit = session.next(in: outline, reader: reader) else { return nil }
    var item = AudioFileRenderer.Item(
      unit.utterance,
      language: unit.node.flatMap { outline.language(of: $0) } ?? outline.language
    )
    if let node = unit.node, node != previous { begin(node, &item) }
    return item
  }

  private mutating func begin(_ id: NodeID, _ item: inout AudioFileRenderer.Item) {
    let node = outline[id]
    // A file does not end behind the heading of what comes next.
    let isBehindHeading = hasFileStarted && (previous == nil || previous == outline.parent(of: id))
    if sections.startsFile(node), !isBehindHeading {
      item.startsFile = true
      hasFileStarted = true
    } else if !isBehindHeading || !sections.startsFile(node) {
      hasFileStarted = false
    }
    if sections.startsChapter(node), previous != nil || item.startsFile {
      item.chapter = SectionPlan.title(of: node)
    }
    previous = id
    nodeCount += 1
  }
}
