extension View {
  /// Sets what activating the view does.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAttributes {
      switch actionKind.kind {
      case .activate: $0.activate = handler
      case .named(let name): $0.named = [(name, handler)]
      }
    }
  }

  /// Adds an action that is chosen by name.
  public nonisolated func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAttributes { $0.named = [(name.string, handler)] }
  }

  /// Adds an action that is chosen by name.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAttributes { $0.named = [(nameKey.resolved, handler)] }
  }

  /// Adds an action that is chosen by name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<Title: StringProtocol>(
    named name: Title,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAttributes { $0.named = [(String(name), handler)] }
  }

  /// Lets the value of the view be made more or less.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityAttributes { $0.adjust = handler }
  }

  /// Sets the keys that activate the view wherever the cursor is.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    accessibilityAttributes { $0.shortcut = KeyboardShortcut(key, modifiers: modifiers) }
  }

  /// Sets the keys that activate the view wherever the cursor is.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    accessibilityAttributes { $0.shortcut = shortcut }
  }

  /// Sets the keys that activate the view wherever the cursor is, if any.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    accessibilityAttributes { $0.shortcut = shortcut }
  }

  /// Says whether keys reach the view: everything that is read can be reached, focusable or not.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    self
  }
}
