/// The style that is used where none is named.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that is used where none is named.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
