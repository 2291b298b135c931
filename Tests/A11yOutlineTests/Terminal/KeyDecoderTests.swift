import Testing

@testable import A11yOutline

/// What a terminal sends comes out as the key that a person pressed, and nothing else ever does.
@Suite struct KeyDecoderTests {
  /// Feeds text at one moment and lets all waiting end.
  private func events(_ text: String, sequences: [[UInt8]: Key] = [:]) -> [InputEvent] {
    events(Array(text.utf8), sequences: sequences)
  }

  private func events(_ bytes: [UInt8], sequences: [[UInt8]: Key] = [:]) -> [InputEvent] {
    var decoder = KeyDecoder(sequences: sequences)
    return decoder.feed(bytes, at: .zero) + decoder.expire(at: .seconds(60))
  }

  private func keys(_ text: String) -> String {
    names(events(text))
  }

  private func names(_ events: [InputEvent]) -> String {
    events.map { event in
      if case .key(let key) = event { return key.identifier }
      return "\(event)"
    }.joined(separator: " ")
  }

  static let sequences: [(String, String)] = [
    // xterm, VT220, tmux and screen.
    ("\u{1B}[A", "Up"), ("\u{1B}[B", "Down"), ("\u{1B}[C", "Right"), ("\u{1B}[D", "Left"),
    ("\u{1B}OA", "Up"), ("\u{1B}OB", "Down"), ("\u{1B}OC", "Right"), ("\u{1B}OD", "Left"),
    ("\u{1B}[H", "Home"), ("\u{1B}[F", "End"), ("\u{1B}OH", "Home"), ("\u{1B}OF", "End"),
    ("\u{1B}[1~", "Home"), ("\u{1B}[4~", "End"), ("\u{1B}[7~", "Home"), ("\u{1B}[8~", "End"),
    ("\u{1B}[2~", "Insert"), ("\u{1B}[3~", "Delete"), ("\u{1B}[5~", "PageUp"),
    ("\u{1B}[6~", "PageDown"),
    ("\u{1B}OP", "F1"), ("\u{1B}OQ", "F2"), ("\u{1B}OR", "F3"), ("\u{1B}OS", "F4"),
    ("\u{1B}[11~", "F1"), ("\u{1B}[12~", "F2"), ("\u{1B}[13~", "F3"), ("\u{1B}[14~", "F4"),
    ("\u{1B}[15~", "F5"), ("\u{1B}[17~", "F6"), ("\u{1B}[18~", "F7"), ("\u{1B}[19~", "F8"),
    ("\u{1B}[20~", "F9"), ("\u{1B}[21~", "F10"), ("\u{1B}[23~", "F11"), ("\u{1B}[24~", "F12"),
    // The Linux console.
    ("\u{1B}[[A", "F1"), ("\u{1B}[[B", "F2"), ("\u{1B}[[C", "F3"), ("\u{1B}[[D", "F4"),
    ("\u{1B}[[E", "F5"), ("\u{1B}[25~", "Shift+F1"), ("\u{1B}[34~", "Shift+F8"),
    // Modifiers.
    ("\u{1B}[1;5A", "Ctrl+Up"), ("\u{1B}[1;5C", "Ctrl+Right"), ("\u{1B}[1;2D", "Shift+Left"),
    ("\u{1B}[1;3B", "Alt+Down"), ("\u{1B}[1;6H", "Ctrl+Shift+Home"), ("\u{1B}[5;5~", "Ctrl+PageUp"),
    ("\u{1B}[3;2~", "Shift+Delete"), ("\u{1B}[1;2P", "Shift+F1"), ("\u{1B}[1;5R", "Ctrl+F3"),
    ("\u{1B}[15;3~", "Alt+F5"), ("\u{1B}[1;8A", "Ctrl+Alt+Shift+Up"), ("\u{1B}O5A", "Ctrl+Up"),
    ("\u{1B}[5D", "Ctrl+Left"), ("\u{1B}\u{1B}[A", "Alt+Up"), ("\u{1B}\u{1B}OB", "Alt+Down"),
    // rxvt.
    ("\u{1B}[a", "Shift+Up"), ("\u{1B}Oa", "Ctrl+Up"), ("\u{1B}[5^", "Ctrl+PageUp"),
    ("\u{1B}[7@", "Ctrl+Shift+Home"),
    // Tab backwards, both ways.
    ("\u{1B}[Z", "Shift+Tab"), ("\u{1B}\t", "Shift+Tab"),
    // Alt.
    ("\u{1B}a", "Alt+a"), ("\u{1B}A", "Alt+A"), ("\u{1B}é", "Alt+é"), ("\u{1B}\r", "Alt+Enter"),
    ("\u{1B}\u{7F}", "Alt+Backspace"), ("\u{1B}[", "Alt+["), ("\u{1B}O", "Alt+O"),
    ("\u{1B}]", "Alt+]"), ("\u{1B}P", "Alt+P"), ("\u{1B}_", "Alt+_"), ("\u{1B} ", "Alt+Space"),
    ("\u{1B}\u{1}", "Ctrl+Alt+a"),
    // The keypad in application mode.
    ("\u{1B}Oj", "*"), ("\u{1B}Ok", "+"), ("\u{1B}Om", "-"), ("\u{1B}OM", "Enter"),
    ("\u{1B}Op", "0"), ("\u{1B}Oy", "9"),
    // Protocols that send every key as a number.
    ("\u{1B}[97;5u", "Ctrl+a"), ("\u{1B}[27u", "Esc"), ("\u{1B}[9;2u", "Shift+Tab"),
    ("\u{1B}[27;5;13~", "Ctrl+Enter"), ("\u{1B}[97;1:3u", ""),
    // Control characters.
    ("\r", "Enter"), ("\n", "Enter"), ("\t", "Tab"), ("\u{7F}", "Backspace"),
    ("\u{8}", "Backspace"), ("\u{0}", "Ctrl+Space"), ("\u{3}", "Ctrl+c"), ("\u{11}", "Ctrl+q"),
    ("\u{1A}", "Ctrl+z"), ("\u{1F}", "Ctrl+_"), (" ", "Space"),
    ("\u{1B}", "Esc"), ("\u{1B}\u{1B}", "Esc Esc"), ("\u{1B}\u{1B}x", "Esc Alt+x"),
  ]

  @Test(arguments: sequences)
  func aSequenceIsItsKey(_ text: String, _ expected: String) {
    #expect(keys(text) == expected)
  }

  @Test(arguments: sequences)
  func aSequenceThatComesInPiecesIsTheSameKey(_ text: String, _ expected: String) {
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      var decoder = KeyDecoder()
      var events = decoder.feed(bytes[..<place], at: .zero)
      events += decoder.feed(bytes[place...], at: .milliseconds(5))
      events += decoder.expire(at: .seconds(60))
      #expect(names(events) == expected, "in pieces of \(place) and \(bytes.count - place)")
    }
  }

  @Test func everyPrintableCharacterIsItself() {
    for value in UInt8(0x21)...0x7E {
      #expect(events([value]) == [.key(Key(String(Unicode.Scalar(value)))!)])
    }
    for text in ["é", "ß", "日", "あ", "ع", "😀", "\u{301}"] {
      #expect(events(text) == [.key(Key(text)!)])
    }
  }

  @Test func escIsTakenAloneAfterItsWait() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B], at: .seconds(1)) == [])
    #expect(decoder.deadline == .seconds(1) + .milliseconds(25))
    #expect(decoder.expire(at: .seconds(1) + .milliseconds(24)) == [])
    #expect(decoder.expire(at: .seconds(1) + .milliseconds(25)) == [.key("Esc")])
    #expect(decoder.deadline == nil)
    #expect(decoder.feed(Array("a".utf8), at: .seconds(1) + .milliseconds(26)) == [.key("a")])
  }

  @Test func aLetterLongAfterEscIsNoAlt() {
    var decoder = KeyDecoder()
    _ = decoder.feed([0x1B], at: .zero)
    #expect(decoder.feed(Array("a".utf8), at: .milliseconds(30)) == [.key("Esc"), .key("a")])
  }

  @Test(arguments: [
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[?62;4c", "\u{1B}[>1;10;0c", "\u{1B}[24;80R", "\u{1B}[8;24;80t",
    "\u{1B}[999~", "\u{1B}[1;99y", "\u{1B}[?2026;2$y", "\u{1B}[E", "\u{1B}[ q", "\u{1B}[!p",
    "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\",
    "\u{1B}P>|tmux 3.3a\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}^quit\u{1B}\\",
    "\u{1B}XqqQ\u{1B}\\", "\u{1B}[M !!", "\u{1B}[<64;10;5M", "\u{1B}[<0;10;5m", "\u{1B}[<35;1;1M",
    "\u{1B}[[Q", "\u{1B}Oz", "\u{1B}[1;2;3;4;5;6z", "\u{1B}[:::x",
  ])
  func anUnknownSequenceIsSwallowedWhole(_ text: String) {
    #expect(events(text) == [])
    #expect(names(events(text + "j")) == "j")
  }

  @Test func anEndlessSequenceIsSwallowedToItsEnd() {
    let endless = "\u{1B}[" + String(repeating: "1;", count: 100_000)
    #expect(keys(endless + "Aj") == "j")
    #expect(keys("\u{1B}]" + String(repeating: "q", count: 100_000) + "\u{7}j") == "j")
  }

  @Test func aSequenceThatNeverEndsIsGivenUp() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\u{1B}[1;".utf8), at: .zero) == [])
    #expect(decoder.expire(at: .milliseconds(250)) == [])
    #expect(decoder.feed(Array("j".utf8), at: .milliseconds(251)) == [.key("j")])
  }

  @Test func aSequenceThatIsBrokenOffLosesNoKey() {
    #expect(keys("\u{1B}[1;\u{1B}[B") == "Down")
    #expect(keys("\u{1B}[1;\rj") == "Enter j")
    #expect(keys("\u{1B}]0;title\u{1B}[B") == "Down")
    #expect(keys("\u{1B}[12\u{18}j") == "j")
  }

  @Test func aPasteIsTextAndNoCommand() {
    #expect(
      events("\u{1B}[200~quit\r\u{1B}[A q\u{1B}[201~j") == [
        .paste("quit\r\u{1B}[A q"), .key("j"),
      ]
    )
    #expect(events("\u{1B}[200~\u{1B}[201~j") == [.key("j")])
  }

  @Test func aLongPasteKeepsItsBeginning() {
    let text = String(repeating: "x", count: 50_000)
    let expected = String(repeating: "x", count: KeyDecoder.pasteLimit)
    #expect(events("\u{1B}[200~\(text)\u{1B}[201~") == [.paste(expected)])
  }

  @Test func aPasteThatNeverEndsIsEndedByAPause() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\u{1B}[200~abc".utf8), at: .zero) == [])
    #expect(decoder.expire(at: .seconds(1)) == [])
    #expect(decoder.expire(at: .seconds(2)) == [.paste("abc")])
  }

  @Test func aClickIsTheCellUnderIt() {
    #expect(events("\u{1B}[<0;10;5M") == [.click(column: 9, row: 4)])
  }

  @Test func noiseOfEightBitsIsHarmless() {
    for value in UInt8(0x80)...0xFF {
      #expect(names(events([value, UInt8(ascii: "\r")])) == "Enter" || value == 0x9B)
      #expect(names(events([value, 0x1B, 0x5B, 0x42])) == "Down")
    }
    // Overlong forms, surrogates, and a character cut off.
    for bytes: [UInt8] in [
      [0xC0, 0x8A], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE6, 0x97],
    ] {
      #expect(names(events(bytes + [0x6A])) == "j", "\(bytes)")
    }
    // The C1 control characters in UTF-8.
    #expect(keys("\u{9B}\u{85}j") == "j")
  }

  @Test func whateverCameBeforeTheNextKeyIsUnderstood() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      var decoder = KeyDecoder()
      let count = Int.random(in: 1...40, using: &generator)
      let interesting: [UInt8] = [0x1B, 0x5B, 0x4F, 0x5D, 0x3B, 0x31, 0x7E, 0x9B, 0xC3, 0x07]
      let bytes = (0..<count).map { _ in
        Bool.random(using: &generator)
          ? interesting.randomElement(using: &generator)!
          : UInt8.random(in: 0...255, using: &generator)
      }
      _ = decoder.feed(bytes, at: .zero)
      _ = decoder.expire(at: .seconds(10))
      #expect(decoder.deadline == nil)
      #expect(
        decoder.feed(Array("\u{1B}[B".utf8), at: .seconds(11)) == [.key("Down")],
        "after \(bytes)"
      )
    }
  }

  @Test func aTerminalsOwnSequencesComeFirst() {
    let own: [[UInt8]: Key] = [
      Array("\u{1B}[3$".utf8): "Shift+Delete", Array("\u{1B}[V".utf8): "F9",
    ]
    #expect(names(events("\u{1B}[3$\u{1B}[Vj", sequences: own)) == "Shift+Delete F9 j")
  }

  @Test(arguments: ["xterm-256color", "linux", "tmux-256color", "screen", "vt220", "rxvt"])
  func everyKeyThatTerminfoKnowsIsUnderstood(_ terminal: String) throws {
    let capabilities = TerminalCapabilities(terminal)
    try #require(!capabilities.keySequences.isEmpty)
    for (sequence, key) in capabilities.keySequences where sequence.first == 0x1B {
      #expect(events(sequence, sequences: capabilities.keySequences) == [.key(key)])
    }
  }
}
