import Testing

@testable import A11yOutline

/// What is told about the white space of a text many bytes at a time, beside the plain answer.
struct TextSpacesTests {
  private static let pieces = [
    " ", "  ", "a", "word", "&", "<", "\t", "\n", "\u{1}", "!", "\u{A0}", "é", "\u{2003}", "界",
    "  x",
  ]

  @Test("White space, tags and references are found wherever they stand")
  func random() {
    var generator = SeededGenerator(seed: 11)
    var found: Set<[Bool]> = []
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
        .joined()
      let answers = Self.answers(text)
      #expect(answers == Self.plainAnswers(text), "\(text.debugDescription)")
      found.insert(answers)
    }
    // All combinations that there are: what is fit for a listener has single spaces.
    #expect(found.count == 6)
  }

  private static func answers(_ text: String) -> [Bool] {
    var text = text
    return text.withUTF8 { [$0.hasSingleSpaces, $0.isTrimmed, $0.isInlineText] }
  }

  private static func plainAnswers(_ text: String) -> [Bool] {
    let whitespace: Set<Unicode.Scalar> = ["\t", "\n", "\u{B}", "\u{C}", "\r"]
    let scalars = Array(text.unicodeScalars)
    let single = !text.contains("  ") && !scalars.contains(where: whitespace.contains)
    let trimmed =
      !(scalars.first?.properties.isWhitespace ?? false)
      && !(scalars.last?.properties.isWhitespace ?? false)
    let words = scalars.indices.allSatisfy {
      scalars[$0] != "&" || $0 + 1 == scalars.count || scalars[$0 + 1] == " "
    }
    let inline =
      single && !text.isEmpty && scalars.first != " " && scalars.last != " "
      && !scalars.contains("<") && words
    return [single, trimmed, inline]
  }
}
