public import Foundation

/// The size that a container offers to a view, in points.
///
/// `nil` asks for the ideal size, zero for the least, infinity for the greatest.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width on offer.
  public var width: CGFloat?
  /// The height on offer.
  public var height: CGFloat?

  /// Creates a proposal from its dimensions.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal with its missing dimensions filled in.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
