/// Makes texts of the kinds that ended speech engines: the same ones for the same seed.
struct HostileText {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  private mutating func random(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[random(elements.count)]
  }

  /// A word of letters and digits.
  mutating func word() -> String {
    String((0...random(9)).map { _ in pick(Array("abcdefghijklmnoprstuvwxyz0123456789")) })
  }

  /// The next text.
  mutating func next() -> String {
    (0...random(10)).map { _ in piece() }.joined(separator: pick(["", " ", " ", ". ", "\n"]))
  }

  private mutating func piece() -> String {
    switch random(14) {
    case 0: String(repeating: pick(Self.signs), count: 1 + random(120))
    case 1:
      String(
        repeating: pick(["s'", "a-b-", "a b ", "..", "[[", "9", "W", "(("]),
        count: 1 + random(90)
      )
    case 2: String((0..<random(60)).map { _ in Character(scalar(0x21, 0x7F)) })
    case 3: String((0..<random(30)).map { _ in Character(scalar(0xA0, 0x24F)) })
    case 4: String((0..<random(30)).map { _ in Character(scalar(0x370, 0x1FFF)) })
    case 5: String((0..<random(20)).map { _ in Character(scalar(0x2000, 0x2BFF)) })
    case 6: String((0..<random(20)).map { _ in Character(scalar(0x3000, 0xD7FF)) })
    case 7: String((0..<random(10)).map { _ in Character(scalar(0x1F300, 0x1FAFF)) })
    case 8: String((0..<random(10)).map { _ in Character(scalar(0, 0x20)) })
    case 9: "e" + String((0..<random(50)).map { _ in Character(scalar(0x300, 0x36F)) })
    case 10: pick(Self.reported)
    case 11: "https://example.org/" + word() + "/" + word() + "?q=" + word() + "&x=%20#" + word()
    case 12: String((0..<random(14)).map { _ in pick(Array("0123456789.,-/:")) })
    default: word() + " " + word() + " " + word()
    }
  }

  private mutating func scalar(_ from: UInt32, _ to: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(from + UInt32(random(Int(to - from)))) ?? "?"
  }

  private static let signs = Array("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~§°–—…•→✓€").map(String.init)

  /// Inputs of public reports: espeak-ng#2495, #831, #2467, #2489, #1898, #950, #308, and others.
  static let reported = [
    "---लच्छेद", "ϖ ϐ ϵ", "a Hamrah-E-Aval a", "Ꭿ This is a test", "4038", "12972", "Ḿź", "ਫ",
    "😻", "🙇", "❤️", "🏳️‍🌈", "👩‍🔬", "<audio src='x'/>", "<break strength=\"bogus\"/>", "&#1;5s",
    "[[_^_en]]", "!v/f2", "می‌خواهم", "क्‍ष", "ﷺ", "ﬁ", "𝐇𝐞𝐥𝐥𝐨", "\u{FFFE}", "\u{E000}x", "\u{530}",
    "İstanbul",
    "HOT LINE\nshort", "ccccccccccccccccccccccccccccccccccccccccccccccccd", "Ǆ", "ŉ", "½", "№ 5",
  ]
}
