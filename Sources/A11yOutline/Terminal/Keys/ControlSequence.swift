/// What follows `ESC [` or `ESC O`: parameters and a final byte.
struct ControlSequence: Hashable, Sendable {
  private let parameters: [Int]
  private let isPrivate: Bool
  private let isRelease: Bool
  private let marker: UInt8?
  private let final: UInt8

  /// Reads a sequence without its introducer; `nil` when it has a form that no key sends.
  init?(_ bytes: some BidirectionalCollection<UInt8>) {
    guard let final = bytes.last else { return nil }
    var body = Array(bytes.dropLast())
    var marker: UInt8?
    if let first = body.first, (0x3C...0x3F).contains(first) {
      marker = first
      body.removeFirst()
    }
    guard body.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    let fields = body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    var isRelease = false
    parameters = fields.map { field in
      let parts = field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      // The keyboard protocol of kitty tells with a third kind that a key was let go.
      if parts.count > 1, Array(parts[1]) == [UInt8(ascii: "3")] { isRelease = true }
      return Int(String(decoding: parts.first ?? [], as: UTF8.self)) ?? 0
    }
    self.isRelease = isRelease
    self.marker = marker
    self.final = final
    isPrivate = marker != nil
  }

  /// Whether a paste begins.
  var isPasteStart: Bool {
    !isPrivate && final == UInt8(ascii: "~") && parameters == [200]
  }

  /// What was done, for a sequence after `ESC [`; `nil` for one that is not known.
  func event(isAlternate: Bool) -> InputEvent? {
    if marker == UInt8(ascii: "<") { return click }
    guard !isPrivate, !isRelease else { return nil }
    return name.flatMap { Key(modifiers(isAlternate) + $0) }.map(InputEvent.key)
  }

  /// The key, for a sequence after `ESC O`.
  func singleShiftKey(isAlternate: Bool) -> Key? {
    guard !isPrivate else { return nil }
    if let name = KeySequences.rxvtKeys[final] { return Key("Ctrl+" + name) }
    let name = KeySequences.letterKeys[final] ?? KeySequences.keypadKeys[final]
    // The decoder adds Alt itself to the key of a sequence that Esc came before.
    return name.flatMap { Key(modifiers(false) + $0) }
  }

  private var name: String? {
    switch final {
    case UInt8(ascii: "~"):
      if parameters.count == 3, parameters[0] == 27 { return character(parameters[2]) }
      return number
    case UInt8(ascii: "^"), UInt8(ascii: "@"): return number
    case UInt8(ascii: "u"): return parameters.first.flatMap(character)
    // A report of the cursor's place looks like F3 with modifiers, which has 1 in front.
    case UInt8(ascii: "R") where parameters.count > 1 && parameters[0] != 1: return nil
    default: return KeySequences.letterKeys[final] ?? KeySequences.rxvtKeys[final]
    }
  }

  private var number: String? { parameters.first.flatMap { KeySequences.numberKeys[$0] } }

  private func character(_ code: Int) -> String? {
    UInt32(exactly: code).flatMap(Unicode.Scalar.init).flatMap(KeySequences.name)
  }

  private func modifiers(_ isAlternate: Bool) -> String {
    var bits = 0
    if parameters.count > 1, (2...16).contains(parameters[1]) { bits = parameters[1] - 1 }
    if parameters.count == 1, final != UInt8(ascii: "~"), final != UInt8(ascii: "u"),
      (2...16).contains(parameters[0])
    {
      // Some terminals leave out the 1 in front: ESC [ 5 A.
      bits = parameters[0] - 1
    }
    switch final {
    case UInt8(ascii: "^"): bits = 4
    case UInt8(ascii: "@"): bits = 5
    case _ where KeySequences.rxvtKeys[final] != nil: bits = 1
    default: break
    }
    var text = ""
    if bits & 4 != 0 { text += "Ctrl+" }
    if bits & 10 != 0 || isAlternate { text += "Alt+" }
    if bits & 1 != 0 { text += "Shift+" }
    return text
  }

  private var click: InputEvent? {
    // Button 0 without modifiers; the wheel and movements have higher numbers.
    guard final == UInt8(ascii: "M"), parameters.count == 3, parameters[0] == 0,
      parameters[1] > 0, parameters[2] > 0
    else { return nil }
    return .click(column: parameters[1] - 1, row: parameters[2] - 1)
  }
}
