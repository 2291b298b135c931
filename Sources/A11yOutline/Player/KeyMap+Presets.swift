extension KeyMap {
  /// The map of the table of commands: arrows open and close, letters jump.
  public static let tree = KeyMap(
    named: "tree",
    CommandDefinition.all.flatMap { definition in
      definition.keys.compactMap { KeyBinding($0.identifier, definition.command) }
    }
  )

  /// The maps there are.
  public static let presets: [KeyMap] = [tree, text, emacs, apg, vi]

  /// The map of a name; `nil` when there is none.
  public static func preset(named name: String) -> KeyMap? {
    presets.first { $0.name == name }
  }

  /// For those who read text: Left and Right go by character, as in NVDA's browse mode, and as the
  /// arrows do that BRLTTY sends for a cursor routing key.
  public static let text = KeyMap(
    named: "text",
    basedOn: tree,
    KeyBinding.table(["Left": "previousCharacter", "Right": "nextCharacter"])
  )

  /// For those who use Org mode in Emacs.
  public static let emacs = KeyMap(
    named: "emacs",
    basedOn: tree,
    KeyBinding.table([
      "n": .next, "p": .previous, "f": "nextSibling", "b": "previousSibling", "u": .parent,
      "Ctrl+n": .next, "Ctrl+p": .previous,
      "Ctrl+c Ctrl+n": .next, "Ctrl+c Ctrl+p": .previous, "Ctrl+c Ctrl+f": "nextSibling",
      "Ctrl+c Ctrl+b": "previousSibling", "Ctrl+c Ctrl+u": .parent,
      "Tab": .toggle, "Shift+Tab": "toggleAll",
      "Ctrl+s": .search, "Ctrl+r": "searchPrevious",
      "Ctrl+Space": "setMark", "Ctrl+/": .undo, "Alt+<": .first, "Alt+>": .last,
      "Ctrl+g": .stop, "Ctrl+v": "nextPage", "Alt+v": "previousPage",
      "Ctrl+f": "nextCharacter", "Ctrl+b": "previousCharacter",
      "Alt+f": "nextWord", "Alt+b": "previousWord",
      "Alt+e": "nextSentence", "Alt+a": "previousSentence",
      "Alt+n": "rotorNext", "Alt+p": "rotorPrevious",
      "Alt+w": "copy", "Alt+x": .commands, "Ctrl+x Ctrl+c": .quit,
    ])
  )

  /// For those who know trees on the web (WAI-ARIA Authoring Practices): letters type ahead, and
  /// jumps are the rotor's.
  public static let apg = KeyMap(
    named: "apg",
    basedOn: tree,
    typesAhead: true,
    KeyBinding.table([
      "F9": .commands, "F10": "nextRotorUnit", "Shift+F10": "previousRotorUnit",
    ])
  )

  /// For those who use vi.
  public static let vi = KeyMap(
    named: "vi",
    basedOn: tree,
    KeyBinding.table([
      "j": .next, "k": .previous, "h": .collapseOrLeave, "l": .expandOrEnter,
      "g": .first, "G": .last,
      "z o": .expand, "z c": .collapse, "z a": .toggle, "z O": "expandBelow",
      "z C": "collapseBelow",
      "z R": .expandAll, "z M": .collapseAll,
      "u": .undo, "Ctrl+r": .redo, "w": "nextWord", "b": "previousWord",
      "(": "previousSentence", ")": "nextSentence", "{": "previousSibling", "}": "nextSibling",
      "Ctrl+f": "nextPage", "Ctrl+b": "previousPage", "Ctrl+g": "whereAmI", ":": .commands,
    ])
  )

  /// Keys that something between the person and the program may keep: terminals, tmux, screen and
  /// screen readers of terminals; and those that many keyboards type with AltGr only.
  static let reservedKeys: Set<Key> = {
    let characters = ["[", "]", "{", "}", "\\", "~", "@"]
    let control = ["a", "b", "l", "n", "x"].map { "Ctrl+" + $0 }
    let alt = "abcdefghijklmnopqrstuvwxyz".map { "Alt+\($0)" }
    return Set((characters + control + alt + ["Insert"]).compactMap(Key.init))
  }()

  /// The keys of the map that may be kept by something else, by name.
  var keysAtRisk: [Key] {
    // Drawing the screen again is what Ctrl+l is to those who keep it, too.
    let used = Array(commands.filter { $0.value != .redraw }.keys) + Array(sequences.keys)
    return used.filter(KeyMap.reservedKeys.contains).sorted { $0.identifier < $1.identifier }
  }
}
