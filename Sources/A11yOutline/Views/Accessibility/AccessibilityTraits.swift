/// What an element is, in ways that decide how it is read.
///
/// Those of SwiftUI's traits that change what is heard.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private struct Bits: OptionSet, Sendable {
    let rawValue: UInt8
  }

  private var bits: Bits

  private init(_ bits: Bits) {
    self.bits = bits
  }

  /// Creates a set without traits.
  public init() {
    bits = []
  }

  /// The element is a button.
  public static let isButton = AccessibilityTraits(Bits(rawValue: 1 << 0))
  /// The element is a heading.
  public static let isHeader = AccessibilityTraits(Bits(rawValue: 1 << 1))
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(Bits(rawValue: 1 << 2))
  /// The element is a link.
  public static let isLink = AccessibilityTraits(Bits(rawValue: 1 << 3))
  /// The element is a picture.
  public static let isImage = AccessibilityTraits(Bits(rawValue: 1 << 4))
  /// The element is a switch.
  public static let isToggle = AccessibilityTraits(Bits(rawValue: 1 << 5))
  /// The element is words.
  public static let isStaticText = AccessibilityTraits(Bits(rawValue: 1 << 6))

  /// Whether all traits of a set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits.contains(member.bits) }

  /// Adds traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let result = bits.insert(newMember.bits)
    return (result.inserted, AccessibilityTraits(result.memberAfterInsert))
  }

  /// Takes traits out.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    bits.remove(member.bits).map(AccessibilityTraits.init)
  }

  /// Puts traits in place of those that are the same.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    bits.update(with: newMember.bits).map(AccessibilityTraits.init)
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits.formUnion(other.bits) }

  /// Keeps the traits that are in another set too.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    bits.formIntersection(other.bits)
  }

  /// Keeps the traits that are in one of the two sets only.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    bits.formSymmetricDifference(other.bits)
  }

  /// The traits of either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits.union(other.bits))
  }

  /// The traits of both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits.intersection(other.bits))
  }

  /// The traits of one of the two sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits.symmetricDifference(other.bits))
  }

  /// The role that the traits give; `nil` when they give none.
  var role: Outline.Role? {
    if contains(.isHeader) { return .heading }
    if contains(.isToggle) { return .toggle }
    if contains(.isLink) { return .link }
    if contains(.isButton) { return .button }
    if contains(.isImage) { return .image }
    if contains(.isStaticText) { return .text }
    return nil
  }
}
