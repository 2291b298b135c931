/// How lists look.
///
/// All styles read alike; they differ where the laid-out view is drawn.
@MainActor @preconcurrency
public protocol ListStyle {
}

/// The style that is used where none is named.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A list without decoration.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A list at the side of a window.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that is used where none is named.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// A list without decoration.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A list at the side of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
