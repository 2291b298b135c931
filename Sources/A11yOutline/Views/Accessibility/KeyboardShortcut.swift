/// Keys that activate a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent

  /// The keys that are held down with it.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The keys of the action that is expected: Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The keys of the action that leaves: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
