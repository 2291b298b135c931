/// The sequences that terminals of the xterm, rxvt, VT220 and Linux console families send.
///
/// They are added to what terminfo says, which is often about another terminal than the one at
/// the other end.
enum KeySequences {
  /// The keys of `ESC [ … letter` and `ESC O letter`.
  static let letterKeys: [UInt8: String] = [
    UInt8(ascii: "A"): "Up", UInt8(ascii: "B"): "Down", UInt8(ascii: "C"): "Right",
    UInt8(ascii: "D"): "Left", UInt8(ascii: "F"): "End", UInt8(ascii: "H"): "Home",
    UInt8(ascii: "P"): "F1", UInt8(ascii: "Q"): "F2", UInt8(ascii: "R"): "F3",
    UInt8(ascii: "S"): "F4", UInt8(ascii: "Z"): "Shift+Tab",
  ]

  /// The arrows of rxvt: with Shift after `ESC [`, with Ctrl after `ESC O`.
  static let rxvtKeys: [UInt8: String] = [
    UInt8(ascii: "a"): "Up", UInt8(ascii: "b"): "Down", UInt8(ascii: "c"): "Right",
    UInt8(ascii: "d"): "Left",
  ]

  /// The keys of `ESC [ number ~`.
  static let numberKeys: [Int: String] = [
    1: "Home", 2: "Insert", 3: "Delete", 4: "End", 5: "PageUp", 6: "PageDown", 7: "Home", 8: "End",
    11: "F1", 12: "F2", 13: "F3", 14: "F4", 15: "F5", 17: "F6", 18: "F7", 19: "F8", 20: "F9",
    21: "F10", 23: "F11", 24: "F12",
    25: "Shift+F1", 26: "Shift+F2", 28: "Shift+F3", 29: "Shift+F4", 31: "Shift+F5",
    32: "Shift+F6", 33: "Shift+F7", 34: "Shift+F8",
  ]

  /// The function keys of the Linux console, `ESC [ [ letter`.
  static let consoleKeys: [UInt8: String] = [
    UInt8(ascii: "A"): "F1", UInt8(ascii: "B"): "F2", UInt8(ascii: "C"): "F3",
    UInt8(ascii: "D"): "F4", UInt8(ascii: "E"): "F5",
  ]

  /// The keypad in its application mode, `ESC O letter`: the characters on its keys.
  static let keypadKeys: [UInt8: String] = {
    var keys: [UInt8: String] = [
      UInt8(ascii: "M"): "Enter", UInt8(ascii: "I"): "Tab", UInt8(ascii: " "): "Space",
      UInt8(ascii: "X"): "=", UInt8(ascii: "j"): "*", UInt8(ascii: "k"): "+",
      UInt8(ascii: "l"): ",", UInt8(ascii: "m"): "-", UInt8(ascii: "n"): ".",
      UInt8(ascii: "o"): "/",
    ]
    for digit in UInt8(0)...9 { keys[UInt8(ascii: "p") + digit] = String(digit) }
    return keys
  }()

  /// What begins a string that a terminal answers with: DCS, SOS, OSC, PM and APC.
  static let stringIntroducers: Set<UInt8> = [
    UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"),
  ]

  /// What ends a paste: `ESC [ 201 ~`.
  static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  /// The names of terminfo's key capabilities.
  static let capabilities: [String: String] = {
    var names = [
      "kcuu1": "Up", "kcud1": "Down", "kcub1": "Left", "kcuf1": "Right", "khome": "Home",
      "kend": "End", "kpp": "PageUp", "knp": "PageDown", "kich1": "Insert", "kdch1": "Delete",
      "kcbt": "Shift+Tab", "kLFT": "Shift+Left", "kRIT": "Shift+Right", "kri": "Shift+Up",
      "kind": "Shift+Down", "kHOM": "Shift+Home", "kEND": "Shift+End", "kPRV": "Shift+PageUp",
      "kNXT": "Shift+PageDown", "kIC": "Shift+Insert", "kDC": "Shift+Delete", "kent": "Enter",
    ]
    for number in 1...12 {
      names["kf\(number)"] = "F\(number)"
      names["kf\(number + 12)"] = "Shift+F\(number)"
    }
    return names
  }()

  /// The name of the key that types a character or sends a control character; `nil` for one that
  /// none does.
  static func name(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x0D, 0x0A: "Enter"
    case 0x09: "Tab"
    case 0x08, 0x7F: "Backspace"
    case 0x1B: "Esc"
    case 0x00: "Ctrl+Space"
    case 0x01...0x1A: "Ctrl+" + String(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60)))
    case 0x1C...0x1F: "Ctrl+" + String(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40)))
    case 0x20: "Space"
    case 0x80...0x9F: nil
    default: String(Character(scalar))
    }
  }
}
