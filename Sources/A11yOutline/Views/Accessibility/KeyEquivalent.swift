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
  /// The key that goes up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key that goes down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key that goes to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key that goes to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key that goes to the start.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that goes a page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that goes a page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that deletes what stands before, Backspace on other keyboards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes what stands after.
  public static let deleteForward = KeyEquivalent("\u{F728}")
}

extension KeyEquivalent {
  private static let names: [Character: String] = [
    "\r": "Enter", "\u{1B}": "Esc", " ": "Space", "\t": "Tab", "\u{F700}": "Up",
    "\u{F701}": "Down", "\u{F702}": "Left", "\u{F703}": "Right", "\u{F729}": "Home",
    "\u{F72B}": "End", "\u{F72C}": "PageUp", "\u{F72D}": "PageDown", "\u{8}": "Backspace",
    "\u{F728}": "Delete",
  ]

  /// The name of the key in key maps; `nil` for a character that no key types.
  var name: String? {
    if let name = Self.names[character] { return name }
    let isPrinted = character.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .control
        && $0.properties.generalCategory != .privateUse
    }
    return isPrinted ? character.lowercased() : nil
  }
}
