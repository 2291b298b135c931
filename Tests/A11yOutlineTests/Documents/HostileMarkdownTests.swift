import A11yOutline
import Testing

/// Markdown that is made to take a reader's time, memory or stack.
struct HostileMarkdownTests {
  /// Fifteen patterns of twenty kilobytes that have brought down parsers.
  static let patterns: [(name: String, text: String)] = [
    ("open brackets", repeated("[")),
    ("open images", repeated("![")),
    ("open links", repeated("[a](")),
    ("emphasis", repeated("*a _b ")),
    ("back-ticks", (1...300).map { "a" + String(repeating: "`", count: $0) }.joined()),
    ("table rows", "|a|b|\n|---|---|\n" + repeated("|x\n")),
    ("one long row", repeated("|") + "\n|---|---|\n"),
    ("autolinks", repeated("<http://a ")),
    ("footnotes", repeated("[^1]: x\n")),
    ("references", repeated("[a]: b\n") + repeated("[a]")),
    ("quotes", repeated(">") + "x"),
    ("comments", repeated("<!-- ")),
    ("entities", repeated("&foo;&#1;")),
    ("unknown entities", (0..<2_000).map { "&e\($0);" }.joined()),
    ("open tags", repeated("<a b='")),
    ("details", repeated("<details>\n\n")),
    ("ends of details", repeated("</details>\n\n")),
    ("summaries", repeated("<summary>")),
    ("breaks", repeated("- ***\n")),
    ("headings", repeated("# a\n")),
    ("anchors", repeated("<a id=x></a>\n\n## y\n\n[z](#x)\n")),
  ]

  private static func repeated(_ piece: String) -> String {
    String(repeating: piece, count: 20_000 / piece.utf8.count)
  }

  @Test(
    "Every pattern is read, and costs no more nodes than it has bytes",
    arguments: patterns.map(\.name)
  )
  func pattern(name: String) throws {
    let text = try #require(Self.patterns.first { $0.name == name }?.text)
    let outline = try Outline(text: text, format: .markdown)
    #expect(outline.count <= text.utf8.count)
    let names = outline.nodes.reduce(0) { $0 + $1.name.utf8.count }
    #expect(names <= 20 * text.utf8.count + 1_000)
  }

  @Test("A wide table of short rows costs what it holds, not what Markdown fills up")
  func wideTable() throws {
    let head = String(repeating: "|h", count: 500) + "\n" + String(repeating: "|---", count: 500)
    let text = head + "\n" + String(repeating: "|x\n", count: 200)
    let outline = try Outline(text: text, format: .markdown)
    #expect(outline.count == 1 + 2 * 200)
    #expect(
      outline[outline.roots.first { _ in true } ?? NodeID(rawValue: 0)].content.columns == 500
    )
  }

  @Test("Nesting costs memory, not the stack")
  func nesting() throws {
    let quotes = try Outline(text: String(repeating: "> ", count: 20_000) + "x", format: .markdown)
    #expect(quotes.nodes.reduce(0) { max($0, $1.level) } == 20_000)
    let lists = (0..<1_000).map { String(repeating: "  ", count: $0) + "- x\n" }.joined()
    let list = try Outline(text: lists, format: .markdown)
    #expect(list.nodes.reduce(0) { max($0, $1.level) } == 1_000)
    let details = String(repeating: "<details><summary>x</summary>\n\n", count: 10_000)
    let groups = try Outline(text: details, format: .markdown)
    #expect(groups.nodes.reduce(0) { max($0, $1.level) } == 10_000)
  }

  @Test("One line with twenty thousand links keeps its columns")
  func longLine() throws {
    let count = 20_000
    let text = String(repeating: "[a](b) ", count: count)
    let outline = try Outline(text: text, format: .markdown)
    #expect(outline.count == count + 1)
    #expect(
      Array(outline.nodes).last?.content.source == SourcePosition(line: 1, column: 7 * count - 5)
    )
  }
}
