/// A kind of action.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case activate
    case named(String)
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Creates a kind of action that is chosen by name.
  public init(named name: Text) {
    kind = .named(name.string)
  }

  /// The action of Enter.
  public static let `default` = AccessibilityActionKind(.activate)
  /// The action that leaves something, chosen by its name.
  public static let escape = AccessibilityActionKind(.named("Escape"))
  /// The action that matters most, chosen by its name.
  public static let magicTap = AccessibilityActionKind(.named("Magic tap"))
  /// The action that deletes something, chosen by its name.
  public static let delete = AccessibilityActionKind(.named("Delete"))
}
