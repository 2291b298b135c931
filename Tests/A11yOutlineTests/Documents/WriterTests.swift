import A11yOutline
import Testing

/// Writers: what they write is read as the same outline, as far as the format can say it.
struct WriterTests {
  /// Outlines of names and levels alone, with names that look like marks of every format.
  private func plain(seed: Int) -> Outline {
    var generator = SeededGenerator(seed: seed)
    let names = [
      "Apple", "* star", "# hash", "- dash", "1. one", "a < b & c", "\"quoted\"", "<b>bold</b>",
      "[link](x)", "back`tick", "under_score_d", "São 日本 👩‍💻", "&amp;", "a | b", "~~x~~",
      "http://x.example/y", "+ plus", "=== ", "> quote", "![img](y)", "12) twelve", "\\slash",
    ]
    var builder = OutlineBuilder(title: "T & <t>")
    for _ in 0..<Int.random(in: 1...30, using: &generator) {
      let name = names.randomElement(using: &generator)?.trimmingSpaces ?? ""
      let depth = Int.random(in: 0...5, using: &generator)
      var content = NodeContent(name: name, role: .listItem)
      if Int.random(in: 0..<5, using: &generator) == 0 {
        content.role = .toDo
        content.value = Bool.random(using: &generator) ? "checked" : "not checked"
      }
      builder.append(content, depth: min(depth, builder.maximumDepth))
    }
    return builder.finish()
  }

  private func shape(_ outline: Outline) -> [String] {
    outline.nodes.map { "\($0.level) \($0.value ?? "") \($0.name)" }
  }

  @Test("Markdown and OPML keep names, levels and check marks", arguments: 0..<40)
  func roundTrip(seed: Int) throws {
    let outline = plain(seed: seed)
    for format in [DocumentFormat.markdown, .opml] {
      let text = try #require(format.writer).text(of: outline)
      let again = try Outline(text: text, format: format)
      #expect(shape(again) == shape(outline), "\(format.name)\n\(text)")
      #expect(again.title == outline.title)
    }
  }

  @Test("Indented text keeps names and levels", arguments: 0..<20)
  func indentedText(seed: Int) throws {
    let outline = plain(seed: seed)
    let again = try Outline(text: IndentedTextWriter().text(of: outline), format: .indentedText)
    #expect(
      again.nodes.map { "\($0.level) \($0.name)" } == outline.nodes.map { "\($0.level) \($0.name)" }
    )
  }

  @Test("OPML keeps what is open")
  func expansion() throws {
    var builder = OutlineBuilder(title: "T")
    builder.append(NodeContent(name: "A", isExpanded: false), depth: 0)
    builder.append(NodeContent(name: "A1", isExpanded: true), depth: 1)
    builder.append(NodeContent(name: "x"), depth: 2)
    builder.append(NodeContent(name: "B", isExpanded: true), depth: 0)
    builder.append(NodeContent(name: "B1", isExpanded: true), depth: 1)
    builder.append(NodeContent(name: "y"), depth: 2)
    let outline = builder.finish()
    let again = try Outline(text: OPMLWriter().text(of: outline), format: .opml)
    #expect(again.visibleNodes.map(\.name) == outline.visibleNodes.map(\.name))
  }

  @Test(
    "What is written is heard the same when it is read",
    arguments: ["markdown", "org", "opml", "html", "outline"],
    0..<30
  )
  func fidelity(identifier: String, seed: Int) throws {
    // Pages tell the words of a picture only, so that nothing is fetched.
    var sample = RoundTripSample(seed: seed, imagesHaveAddresses: identifier != "html")
    let outline = sample.outline()
    let format = try #require(DocumentFormat.named(identifier))
    let text = try #require(format.writer).text(of: outline)
    let again = try Outline(text: text, format: format)
    let losses = WritingLosses(of: outline, readAs: again)
    #expect(losses.isEmpty, "\(losses.summary)\n\(outline.picture)\n---\n\(again.picture)\n\(text)")
    #expect(again.title == outline.title)
    #expect(again.language == outline.language)
  }

  @Test("What a format cannot carry is counted")
  func losses() throws {
    var builder = OutlineBuilder(title: "T")
    builder.append(NodeContent(name: "Loud", role: .toggle, value: "On", hint: "Turns"), depth: 0)
    builder.append(NodeContent(name: "Page", role: .link, target: "http://x.example"), depth: 0)
    let outline = builder.finish()
    let text = IndentedTextWriter().text(of: outline)
    let again = try Outline(text: text, format: .indentedText)
    let losses = WritingLosses(of: outline, readAs: again)
    #expect(losses.summary == "2 kinds, 1 value, 1 hint, 1 address")
  }

  @Test("A heading that something else follows becomes an item, so that nothing moves into it")
  func headingInTheMiddle() throws {
    var builder = OutlineBuilder(title: "T")
    builder.append(NodeContent(name: "Part", role: .heading, headingLevel: 2), depth: 0)
    builder.append(NodeContent(name: "in it", role: .paragraph), depth: 1)
    builder.append(NodeContent(name: "after it", role: .paragraph), depth: 0)
    let outline = builder.finish()
    let text = MarkdownWriter().text(of: outline)
    #expect(text == "# T\n\n- ## Part\n\n  in it\n\nafter it\n")
    let again = try Outline(text: text, format: .markdown)
    #expect(WritingLosses(of: outline, readAs: again).isEmpty)
  }

  @Test("Tags, priorities, keywords and properties of Org come back as they were")
  func orgFacts() throws {
    let text = """
      #+TODO: TODO NEXT | DONE
      * NEXT [#A] Paint :home:art:
      SCHEDULED: <2026-01-02>
      :PROPERTIES:
      :CUSTOM_ID: paint
      :EFFORT: 2
      :END:
      :LOGBOOK:
      CLOCK: [2026-01-02 Fri 10:00]--[2026-01-02 Fri 11:00] =>  1:00
      - Note taken
      :END:

      White, see [[#paint][this]].

      1. one
      2. two
      - [-] part
      """
    let outline = try Outline(text: text, format: .org)
    let written = OrgWriter().text(of: outline)
    let again = try Outline(text: written, format: .org)
    #expect(again.picture == outline.picture, "\(written)")
  }

  @Test("Quotes and images of Org are written as such, and what it cannot say is told")
  func orgQuotesAndImages() throws {
    var builder = OutlineBuilder()
    builder.append(NodeContent(name: "Said", role: .quote), depth: 0)
    builder.append(NodeContent(name: "one", role: .listItem), depth: 1)
    builder.append(NodeContent(name: "A cat", role: .image, target: "cat.png"), depth: 1)
    builder.append(NodeContent(name: "quote", role: .quote), depth: 0)
    builder.append(NodeContent(name: "two", role: .listItem), depth: 1)
    builder.append(NodeContent(name: "Fig. 1", role: .figure), depth: 0)
    builder.append(NodeContent(name: "A dog", role: .image, target: "/dog.png"), depth: 1)
    builder.append(NodeContent(name: "A fox here", role: .paragraph), depth: 0)
    builder.append(
      NodeContent(name: "A fox", role: .image, target: "fox.png", isInline: true),
      depth: 0
    )
    builder.append(NodeContent(name: "Chart", role: .image, target: "chart?n=1"), depth: 0)
    let outline = builder.finish()
    let text = OrgWriter().text(of: outline)
    #expect(
      text == """
        #+BEGIN_QUOTE
        Said

        - one

        #+CAPTION: A cat
        [[file:cat.png]]
        #+END_QUOTE

        #+BEGIN_QUOTE
        - two
        #+END_QUOTE

        #+CAPTION: Fig. 1
        #+ATTR_HTML: :alt A dog
        [[/dog.png]]

        #+ATTR_HTML: :alt A fox
        [[file:fox.png]] here

        [[chart?n=1][Chart]]

        """
    )
    let losses = WritingLosses(of: outline, readAs: try Outline(text: text, format: .org))
    #expect(losses.summary == "1 kind")
  }

  @Test("A page holds every name, escaped, and no script")
  func page() throws {
    var builder = OutlineBuilder(title: "Food", language: "pt")
    builder.append(NodeContent(name: "Fruits", role: .heading, headingLevel: 2), depth: 0)
    builder.append(NodeContent(name: "Pear", role: .toDo, value: "checked"), depth: 1)
    builder.append(
      NodeContent(name: "<script>", role: .link, target: "javascript:alert(1)"),
      depth: 0
    )
    let page = HTMLWriter().text(of: builder.finish())
    #expect(page.contains("<html lang=\"pt\">"))
    #expect(page.contains("<details><summary><h2>Fruits</h2></summary>"))
    #expect(page.contains("<label><input type=\"checkbox\" checked disabled> Pear</label>"))
    #expect(page.contains("<a href=\"#\">&lt;script&gt;</a>"))
    #expect(!page.contains("<script"))
    #expect(!page.contains("javascript:"))
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
