/// The identity of a node within one outline.
///
/// An identity stays with its node for as long as the outline lives, whatever is expanded, hidden
/// or inserted around it, so that a cursor never has to be found again by its label
/// (nvaccess/nvda#6401).
public struct NodeID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number that tells nodes apart, from 0.
  public let rawValue: Int32

  /// Creates an identity from its number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Orders identities by their numbers, which says nothing about their order in the outline.
  public static func < (left: NodeID, right: NodeID) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The number as text.
  public var description: String { "\(rawValue)" }
}
