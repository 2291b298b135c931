import A11yOutline
import Foundation
import Testing

/// Documents of a size that no one writes, and some export.
struct DocumentSizeTests {
  @Test("A million lines are a million items", arguments: [("text", "x\n"), ("markdown", "- x\n")])
  func lines(identifier: String, line: String) throws {
    let text = String(repeating: line, count: 1_000_000)
    let outline = try Outline(text: text, format: #require(DocumentFormat.named(identifier)))
    #expect(outline.count == 1_000_000)
    #expect(outline.lastVisible.map { outline[$0].position } == 1_000_000)
  }

  @Test("One line of five megabytes is one item", arguments: ["text", "markdown", "otl", "org"])
  func line(identifier: String) throws {
    let text = String(repeating: "word ", count: 1_000_000)
    let outline = try Outline(text: text, format: #require(DocumentFormat.named(identifier)))
    #expect(outline.count == 1)
    #expect(outline.nodes.first { _ in true }?.name.utf8.count == 4_999_999)
  }

  // The text grows with the square of the depth; formats that close what they open, and so do not
  // grow so, have tests of ten thousand levels of their own.
  @Test(
    "Two thousand levels are all there, and each can be walked to",
    arguments: [("otl", ""), ("text", ""), ("taskpaper", "- ")]
  )
  func levels(identifier: String, bullet: String) throws {
    let depth = 2_000
    let lines = (0..<depth).map { String(repeating: "\t", count: $0) + bullet + "x" }
    let format = try #require(DocumentFormat.named(identifier))
    var outline = try Outline(text: lines.joined(separator: "\n"), format: format)
    outline.apply(.all)
    #expect(outline.lastVisible.map { outline[$0].level } == depth)
    #expect(outline.visibleNodes.reduce(0) { count, _ in count + 1 } == depth)
  }
}
