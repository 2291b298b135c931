/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}
