/// A key, alone or with modifiers, as scripts, key maps and help name it.
///
/// Named keys are `Up`, `Down`, `Left`, `Right`, `Home`, `End`, `PageUp`, `PageDown`, `Enter`,
/// `Esc`, `Tab`, `Backspace`, `Delete`, `Insert`, `Space` and `F1` to `F12`; every other key is
/// the character it types. The modifiers `Ctrl+`, `Alt+` and `Shift+` stand before, in this order.
public struct Key: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The canonical name.
  public let identifier: String

  /// Creates a key from its name; `nil` when there is no such key.
  public init?(_ name: String) {
    var rest = Substring(name)
    var modifiers: Set<String> = []
    // A plus sign alone is a key; at the end it is one that is typed with modifiers.
    while let plus = rest.dropFirst().firstIndex(of: "+"), rest.index(after: plus) < rest.endIndex {
      guard let modifier = Key.modifiers[rest[..<plus].lowercased()] else { return nil }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: plus)...]
    }
    var base: String
    if rest.count == 1 {
      base = rest == " " ? "Space" : String(rest)
      // A terminal cannot tell Ctrl with a capital from Ctrl with a small letter.
      if modifiers.contains("Ctrl") { base = base.lowercased() }
    } else if let named = Key.named[rest.lowercased()] {
      base = named
    } else {
      return nil
    }
    if base.count == 1, modifiers.remove("Shift") != nil { base = base.uppercased() }
    let prefix = ["Ctrl", "Alt", "Shift"].filter(modifiers.contains).map { $0 + "+" }
    identifier = prefix.joined() + base
  }

  /// Creates the key of a name that is known to be right.
  public init(stringLiteral name: String) {
    guard let key = Key(name) else { preconditionFailure("There is no key \(name).") }
    self = key
  }

  /// The character that the key types; `nil` for a key that types none.
  public var character: Character? {
    if identifier == "Space" { return " " }
    return identifier.count == 1 ? identifier.first : nil
  }

  /// The canonical name.
  public var description: String { identifier }

  private static let modifiers = [
    "ctrl": "Ctrl", "control": "Ctrl", "alt": "Alt", "meta": "Alt", "shift": "Shift",
  ]

  private static let named: [String: String] = {
    var named = [
      "escape": "Esc", "return": "Enter", "pgup": "PageUp", "pgdn": "PageDown", "del": "Delete",
      "ins": "Insert",
    ]
    let names =
      [
        "Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown", "Enter", "Esc", "Tab",
        "Backspace", "Delete", "Insert", "Space",
      ] + (1...12).map { "F\($0)" }
    for name in names { named[name.lowercased()] = name }
    return named
  }()
}
