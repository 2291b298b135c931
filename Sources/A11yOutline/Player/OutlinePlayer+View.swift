extension OutlinePlayer {
  /// Plays a view: its groups and controls are opened, closed and activated through its state.
  ///
  /// Transitions are complete at once, and `accessibilityReduceMotion` is `true`.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - settings: The settings of the person.
  ///   - words: The words of the interface language.
  public convenience init<Root: View>(
    _ view: Root,
    settings: PlayerSettings = PlayerSettings(),
    words: Words = .english
  ) {
    let host = ViewHost(view, reduceMotion: true)
    self.init(source: host, called: host.title, settings: settings, words: words)
  }
}
