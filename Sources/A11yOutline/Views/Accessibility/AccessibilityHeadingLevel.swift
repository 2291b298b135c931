/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable, CaseIterable {
  case unspecified, h1, h2, h3, h4, h5, h6

  var number: Int { Int(rawValue) }
}
