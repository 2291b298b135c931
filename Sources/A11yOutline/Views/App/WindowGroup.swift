/// The window of a program.
public struct WindowGroup<Content> {
  let title: String?
  let content: Content
}

extension WindowGroup where Content: View {
  /// Creates a window.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(title: nil, content: content())
  }

  /// Creates a window with a title, which is the title of the outline.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title: title.string, content: content())
  }

  /// Creates a window with a title, which is the title of the outline.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: titleKey.resolved, content: content())
  }

  /// Creates a window with a title, which is the title of the outline.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: String(title), content: content())
  }
}

extension WindowGroup where Content: View {
  /// Creates a window with an identifier, which is not read.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(title: nil, content: content())
  }

  /// Creates a window with a title and an identifier, which is not read.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: titleKey.resolved, content: content())
  }

  /// Creates a window with a title and an identifier, which is not read.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: String(title), content: content())
  }
}

extension WindowGroup: Scene where Content: View {
  /// The scene is part of the module and has no body.
  public typealias Body = Never

  /// There is no body.
  public var body: Never {
    preconditionFailure("A WindowGroup has no body; it is lowered by the module itself.")
  }

  /// The views of the window.
  public func _makeContent() -> SceneContent {
    SceneContent(title: title, view: content)
  }
}
