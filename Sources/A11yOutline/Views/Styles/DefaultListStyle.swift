/// The style that is used where none is named.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that is used where none is named.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
