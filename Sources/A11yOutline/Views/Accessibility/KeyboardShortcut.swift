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

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character

  /// Creates the key of a character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates the key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.character = character
  }

  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
}

/// Keys that are held down.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the keys.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Option key, which is Alt on other keyboards.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Command key; a terminal has none, so that Control stands for it.
  public static let command = EventModifiers(rawValue: 1 << 4)
}
