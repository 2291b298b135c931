/// A list without decoration.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A list without decoration.
  public static var plain: PlainListStyle { PlainListStyle() }
}
