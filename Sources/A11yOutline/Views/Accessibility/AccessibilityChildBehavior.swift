/// What becomes of the elements in a view that is made one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind {
    case ignore, combine, contain
  }

  let kind: Kind

  /// The elements are left out; the view needs a label of its own.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The elements become one, which says all their words.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
  /// The elements stay, as a group when the view has a label.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
}
