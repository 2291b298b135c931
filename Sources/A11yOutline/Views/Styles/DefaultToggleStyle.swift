/// The style that is used where none is named.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that is used where none is named.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
  /// A switch.
  public static var `switch`: DefaultToggleStyle { DefaultToggleStyle() }
}
