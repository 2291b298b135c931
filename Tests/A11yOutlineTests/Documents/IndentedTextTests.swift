import A11yOutline
import Foundation
import Testing

/// Outlines made of lines and their indentation.
struct IndentedTextTests {
  private static let expected = """
    Fruits | closed
      Apple | closed
        Red
      Pear
    # a comment
    Nuts
    """

  @Test(
    "Tabs, any number of spaces and both mixed give the same outline",
    arguments: [
      "Fruits\n\tApple\n\t\tRed\n\tPear\n# a comment\nNuts",
      "Fruits\n  Apple\n    Red\n  Pear\n\n\n# a comment\nNuts\n",
      "Fruits\r\n   Apple\r\n      Red\r\n   Pear\r\n# a comment\r\nNuts\r\n",
      "Fruits\n        Apple\n                Red\n        Pear\n# a comment\nNuts",
      "Fruits\n    Apple\n\t    Red\n\tPear\n# a comment\nNuts",
      "Fruits\n    Apple\n        Red\n     Pear\n# a comment\nNuts",
      "Fruits\n    Apple\n            Red\n  Pear\n# a comment\nNuts",
    ]
  )
  func indentation(text: String) throws {
    let outline = try Outline(text: text, format: .indentedText)
    #expect(outline.picture == Self.expected)
  }

  @Test("Each line keeps its place")
  func positions() throws {
    let outline = try Outline(text: "A\n\n\té\n\t  C\n", format: .indentedText)
    #expect(outline.positions == ["1:1 A", "3:2 é", "4:4 C"])
  }

  @Test("Two thousand levels and a long line are no trouble")
  func deep() throws {
    let lines = (0..<2_000).map { String(repeating: "\t", count: $0) + "x" }
    let deep = try Outline(text: lines.joined(separator: "\n"), format: .indentedText)
    #expect(deep.nodes.reduce(0) { max($0, $1.level) } == 2_000)
    let long = try Outline(text: String(repeating: "word ", count: 1 << 20), format: .indentedText)
    #expect(long.count == 1)
  }
}
