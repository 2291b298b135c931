/// Where continuous reading stands.
///
/// Units are made ahead of what is heard, so that one can sound while the next is prepared; the
/// cursor follows what is heard (nvaccess/nvda#11988).
struct ReadingSession: Sendable {
  /// The node whose sentences come next; `nil` when only the end is left.
  private var node: NodeID?
  /// The node that was read before, to tell whether the level changed.
  private var previous: NodeID?
  private var pending: [ReadingUnit] = []
  private var hasEnded = false

  /// The unit that is sounding, or sounded last.
  private(set) var heard: ReadingUnit?

  /// Starts reading at a node.
  ///
  /// - Parameters:
  ///   - node: The first node to read; `nil` when there is none.
  ///   - previous: The node that was said before.
  init(at node: NodeID?, after previous: NodeID?) {
    self.node = node
    self.previous = previous
  }

  /// The next unit; `nil` after the end of the outline was given.
  mutating func next(in outline: Outline, reader: LinearReader) -> ReadingUnit? {
    while pending.isEmpty, let current = node {
      // The node is gone when what the outline was made from changed meanwhile.
      guard outline.contains(current) else {
        node = nil
        break
      }
      pending = reader.readingUnits(of: current, in: outline, from: previous)
      previous = current
      node = outline.nextVisible(after: current)
    }
    if !pending.isEmpty { return pending.removeFirst() }
    if hasEnded { return nil }
    hasEnded = true
    return ReadingUnit(node: nil, sentence: 0, utterance: reader.message(.endOfOutline))
  }

  /// Remembers that a unit began to sound.
  mutating func hear(_ unit: ReadingUnit) {
    heard = unit
  }

  /// Goes back to the unit that was sounding, which is said again from its beginning: a
  /// synthesizer has no pause (espeak-ng/espeak-ng#381).
  mutating func restart(in outline: Outline, reader: LinearReader) {
    guard let heard, let current = heard.node, outline.contains(current) else { return }
    hasEnded = false
    pending = reader.readingUnits(of: current, in: outline, from: current)
      .filter { $0.sentence >= heard.sentence }
    previous = current
    node = outline.nextVisible(after: current)
  }
}
