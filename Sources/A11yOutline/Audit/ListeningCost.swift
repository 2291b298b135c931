/// How long it takes to listen to an outline, from the length of real speech.
public struct ListeningCost: Hashable, Codable, Sendable {
  /// How long it takes to hear an item of the top level, with all groups closed.
  public struct Item: Hashable, Codable, Sendable {
    /// The name of the item.
    public var name: String

    /// The seconds from the start until its name and state were said.
    public var seconds: Double
  }

  /// Words a minute.
  public var rate: Int

  /// The seconds that everything takes, with all groups open.
  public var whole: Double

  /// The seconds that the overview takes, with all groups closed.
  public var overview: Double

  /// The groups of the top level, in order.
  public var groups: [Item]

  /// Measures an outline.
  ///
  /// - Parameters:
  ///   - outline: The outline, in any state.
  ///   - name: What it is called when it has no title.
  ///   - reader: What says the nodes.
  ///   - configuration: How to speak.
  /// - Throws: ``SpeechError`` when there is no voice.
  /// - Complexity: An hour of speech takes about three seconds of one core.
  public init(
    of outline: Outline,
    called name: String,
    reader: LinearReader,
    configuration: SpeechConfiguration
  ) throws {
    rate = configuration.rate
    var closed = outline
    closed.apply(.none)
    let overview = try Self.ends(of: closed, called: name, reader, configuration)
    self.overview = overview.total
    groups = overview.ends.compactMap { id, seconds in
      let node = closed[id]
      return node.isGroup && node.level == 1 ? Item(name: node.name, seconds: seconds) : nil
    }
    var open = outline
    open.apply(.all)
    whole = try Self.ends(of: open, called: name, reader, configuration).total
  }

  /// Where the speech about each node ends, in seconds from the start.
  private static func ends(
    of outline: Outline,
    called name: String,
    _ reader: LinearReader,
    _ configuration: SpeechConfiguration
  ) throws -> (ends: [(NodeID, Double)], total: Double) {
    var items = [
      AudioFileRenderer.Item(
        reader.opening(of: outline, called: name),
        language: outline.language
      )
    ]
    var nodes: [NodeID?] = [nil]
    var session = ReadingSession(at: outline.firstVisible, after: nil)
    while let unit = session.next(in: outline, reader: reader), let node = unit.node {
      items.append(
        AudioFileRenderer.Item(
          unit.utterance,
          language: outline.language(of: node) ?? outline.language
        )
      )
      nodes.append(node)
    }
    let lengths = try SpeechLength(configuration: configuration).ends(of: items)
    let ends = zip(nodes, lengths).compactMap { node, seconds in node.map { ($0, seconds) } }
    return (ends, lengths.last ?? 0)
  }
}
