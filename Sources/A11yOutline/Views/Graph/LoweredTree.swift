/// What a tree gives to the outline.
struct LoweredTree {
  /// An element as it was, and as it is.
  typealias Change = (before: AccessibilityElement, after: AccessibilityElement)

  /// The elements at the top; `nil` if they, and all lists of elements, are the same as before.
  var roots: [AccessibilityElement]?
  /// The elements that changed where they stand.
  var changed: [Change]
}
