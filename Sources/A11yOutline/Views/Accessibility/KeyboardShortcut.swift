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

extension KeyboardShortcut {
  /// The name of the key with its modifiers, as key maps have it; `nil` where no terminal can tell
  /// the keys apart.
  ///
  /// Control stands for the Command key, which terminals do not have.
  var keyName: String? {
    guard let name = key.name else { return nil }
    let isControl = modifiers.contains(.command) || modifiers.contains(.control)
    var prefix = isControl ? "Ctrl+" : ""
    if modifiers.contains(.option) { prefix += "Alt+" }
    guard modifiers.contains(.shift) else { return prefix + name }
    if name.count > 1 { return prefix + "Shift+" + name }
    // With Control, a capital sends what the small letter sends.
    return isControl ? nil : prefix + name.uppercased()
  }
}
