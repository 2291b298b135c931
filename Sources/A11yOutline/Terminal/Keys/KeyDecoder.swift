/// Turns the bytes that a terminal sends into keys.
///
/// A decoder has no clock of its own: each call says what time it is, and ``deadline`` says when
/// ``expire(at:)`` is due. What it does not know it swallows whole, so that no tail of an unknown
/// sequence, of a paste or of 8-bit noise is ever taken for a command.
struct KeyDecoder: Sendable {
  /// How long a lone Esc may turn out to begin a sequence.
  static let escapeWait = Duration.milliseconds(25)
  /// How long the rest of a sequence that has begun may take.
  static let sequenceWait = Duration.milliseconds(250)
  /// How long a paste may pause.
  static let pasteWait = Duration.seconds(2)
  /// How many bytes of a paste are kept.
  static let pasteLimit = 4096
  /// How many bytes of a control sequence are kept; no key sends as many.
  static let sequenceLimit = 64

  private enum State: Hashable {
    case ground
    case escape
    /// After `ESC [`.
    case control
    /// After `ESC O`.
    case single
    /// After `ESC [ [`, by which the Linux console begins its function keys.
    case console
    /// After `ESC [ M`: bytes of a mouse report in the old form.
    case mouse(left: Int)
    /// In a control sequence that is too long.
    case overlong
    /// In an operating system command or the like, whose end is `ESC \` or BEL.
    case string
    case stringEscape
    /// In a character of several bytes.
    case character(length: Int)
    /// In a paste, after as many bytes of its end as stated.
    case paste(matched: Int)
  }

  /// When ``expire(at:)`` is due; `nil` while nothing is awaited.
  private(set) var deadline: Duration?

  private let sequences: [[UInt8]: Key]
  private var state = State.ground
  private var pending: [UInt8] = []
  private var isAlternate = false
  private var pasted: [UInt8] = []
  private var events: [InputEvent] = []

  /// Creates a decoder.
  ///
  /// - Parameter sequences: The sequences of this terminal's keys, as terminfo gives them.
  init(sequences: [[UInt8]: Key] = [:]) {
    self.sequences = sequences.filter { $0.key.count > 1 && $0.key.first == Byte.escape }
  }

  /// Takes bytes that came at a time.
  mutating func feed(_ bytes: some Sequence<UInt8>, at now: Duration) -> [InputEvent] {
    // What was due before the bytes came did happen before.
    let expired = expire(at: now)
    for byte in bytes { take(byte) }
    deadline = wait.map { now + $0 }
    defer { events = [] }
    return expired + events
  }

  /// Ends what was awaited for too long.
  mutating func expire(at now: Duration) -> [InputEvent] {
    guard let deadline, deadline <= now else { return [] }
    switch state {
    case .escape:
      press("Esc")
      if isAlternate { press("Esc") }
    case .control where pending.count == 2, .single where pending.count == 2,
      .string where pending.count == 2:
      isAlternate = false
      type(Unicode.Scalar(pending[1]), alternate: true)
    case .paste: endPaste()
    default: break
    }
    reset()
    self.deadline = nil
    defer { events = [] }
    return events
  }

  private var wait: Duration? {
    switch state {
    case .ground: nil
    case .escape: KeyDecoder.escapeWait
    case .paste: KeyDecoder.pasteWait
    default: KeyDecoder.sequenceWait
    }
  }

  private mutating func reset() {
    state = .ground
    pending.removeAll(keepingCapacity: true)
    isAlternate = false
  }
}

extension KeyDecoder {
  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeFirst(byte)
    case .escape: takeEscaped(byte)
    case .control: takeControl(byte)
    case .single: takeSingle(byte)
    case .console:
      if let name = KeySequences.consoleKeys[byte] { press(name) }
      reset()
    case .mouse(let left):
      if left > 1 { state = .mouse(left: left - 1) } else { reset() }
    case .overlong:
      if byte == Byte.escape {
        reset()
        takeFirst(byte)
      } else if !(0x20...0x3F).contains(byte) {
        reset()
      }
    case .string:
      switch byte {
      case Byte.bell: reset()
      case Byte.escape: state = .stringEscape
      default: if pending.count < KeyDecoder.sequenceLimit { pending.append(byte) }
      }
    case .stringEscape:
      reset()
      if byte != UInt8(ascii: "\\") {
        takeFirst(Byte.escape)
        take(byte)
      }
    case .character(let length): takeContinuation(byte, of: length)
    case .paste(let matched): takePasted(byte, matched)
    }
  }

  private mutating func takeFirst(_ byte: UInt8) {
    switch byte {
    case Byte.escape:
      pending = [byte]
      state = .escape
    case Byte.controlIntroducer:
      pending = [Byte.escape, UInt8(ascii: "[")]
      state = .control
    case ..<0x80: type(Unicode.Scalar(byte), alternate: false)
    case 0xC2...0xDF: start(byte, length: 2)
    case 0xE0...0xEF: start(byte, length: 3)
    case 0xF0...0xF4: start(byte, length: 4)
    default: break
    }
  }

  private mutating func start(_ byte: UInt8, length: Int) {
    pending = [byte]
    state = .character(length: length)
  }

  private mutating func takeContinuation(_ byte: UInt8, of length: Int) {
    guard byte & 0xC0 == 0x80 else {
      reset()
      return take(byte)
    }
    pending.append(byte)
    guard pending.count == length else { return }
    let scalar = String(validating: pending, as: UTF8.self)?.unicodeScalars.first
    let isAlternate = isAlternate
    reset()
    if let scalar { type(scalar, alternate: isAlternate) }
  }

  private mutating func takeEscaped(_ byte: UInt8) {
    switch byte {
    case Byte.escape:
      // Esc twice, or Alt with a key that sends a sequence of its own.
      if isAlternate { press("Esc") }
      isAlternate = true
    case UInt8(ascii: "["):
      pending.append(byte)
      state = .control
    case UInt8(ascii: "O"):
      pending.append(byte)
      state = .single
    case _ where KeySequences.stringIntroducers.contains(byte):
      pending.append(byte)
      state = .string
    default:
      if isAlternate { press("Esc") }
      reset()
      if byte < 0x80 { return type(Unicode.Scalar(byte), alternate: true) }
      takeFirst(byte)
      isAlternate = state != .ground
    }
  }

  private mutating func takeControl(_ byte: UInt8) {
    guard (0x20...0x7E).contains(byte) else { return abandon(byte) }
    pending.append(byte)
    if let key = sequences[pending] { return finish(key) }
    guard byte >= 0x40 else {
      if pending.count > KeyDecoder.sequenceLimit { state = .overlong }
      return
    }
    switch (byte, pending.count) {
    case (UInt8(ascii: "["), 3): state = .console
    case (UInt8(ascii: "M"), 3): state = .mouse(left: 3)
    default: finish(ControlSequence(pending.dropFirst(2)))
    }
  }

  private mutating func takeSingle(_ byte: UInt8) {
    guard (0x20...0x7E).contains(byte) else { return abandon(byte) }
    pending.append(byte)
    if let key = sequences[pending] { return finish(key) }
    guard byte >= 0x40 || byte == UInt8(ascii: " ") else {
      if pending.count > KeyDecoder.sequenceLimit { state = .overlong }
      return
    }
    let sequence = ControlSequence(pending.dropFirst(2))
    finish(sequence.flatMap { $0.singleShiftKey(isAlternate: isAlternate) })
  }

  /// A sequence that is broken off is dropped; what broke it off may be a key of its own.
  private mutating func abandon(_ byte: UInt8) {
    reset()
    if byte != Byte.cancel, byte != Byte.substitute { take(byte) }
  }

  private mutating func finish(_ key: Key?) {
    if let key {
      events.append(.key(isAlternate ? Key("Alt+" + key.identifier) ?? key : key))
    }
    reset()
  }

  private mutating func finish(_ sequence: ControlSequence?) {
    guard let sequence else { return reset() }
    if sequence.isPasteStart {
      reset()
      pasted = []
      state = .paste(matched: 0)
      return
    }
    if let event = sequence.event(isAlternate: isAlternate) { events.append(event) }
    reset()
  }
}

extension KeyDecoder {
  private mutating func takePasted(_ byte: UInt8, _ matched: Int) {
    let end = KeySequences.pasteEnd
    if byte == end[matched] {
      if matched + 1 < end.count {
        state = .paste(matched: matched + 1)
      } else {
        endPaste()
        reset()
      }
      return
    }
    keep(end[..<matched])
    if byte == Byte.escape {
      state = .paste(matched: 1)
    } else {
      keep([byte])
      state = .paste(matched: 0)
    }
  }

  private mutating func keep(_ bytes: some Collection<UInt8>) {
    pasted += bytes.prefix(KeyDecoder.pasteLimit - pasted.count)
  }

  private mutating func endPaste() {
    let text = String(decoding: pasted, as: UTF8.self)
    pasted = []
    if !text.isEmpty { events.append(.paste(text)) }
  }

  private mutating func press(_ name: String) {
    if let key = Key(name) { events.append(.key(key)) }
  }

  private mutating func type(_ scalar: Unicode.Scalar, alternate: Bool) {
    guard let name = KeySequences.name(of: scalar) else { return }
    // A terminal that has no sequence for Shift+Tab sends Esc and Tab.
    if alternate, name == "Tab" { return press("Shift+Tab") }
    press(alternate ? "Alt+" + name : name)
  }
}
