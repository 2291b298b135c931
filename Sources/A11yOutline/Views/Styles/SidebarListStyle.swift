/// A list at the side of a window.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A list at the side of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
