/// A piece of continuous reading that is spoken at once: a sentence.
public struct ReadingUnit: Hashable, Sendable {
  /// The node that is read; `nil` for the end of the outline.
  public let node: NodeID?
  /// Which sentence of the node it is, from 0.
  public let sentence: Int
  /// What is said.
  public let utterance: Utterance
}
