/// The style that adds nothing to the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style that adds nothing to the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
