import A11yOutline
import Testing

/// OPML as outliners and feed readers write it, with its usual mistakes.
struct OPMLTests {
  private func body(_ outlines: String, head: String = "") -> String {
    "<?xml version=\"1.0\"?>\n<opml version=\"2.0\"><head>\(head)</head>\n<body>\n\(outlines)\n</body></opml>\n"
  }

  @Test("Items, notes, marks of completion, links and HTML in texts")
  func items() throws {
    let outline = try Outline(
      text: body(
        """
        <outline text="Fruits &amp; nuts">
          <outline text="&lt;b&gt;Red&lt;/b&gt; apple" _note="Sweet&#10;&lt;i&gt;crisp&lt;/i&gt;"/>
          <outline text="see &lt;a href=&quot;http://x.example&quot;&gt;the page&lt;/a&gt; now"/>
        </outline>
        <outline title="No text" _complete="true"/>
        <outline text="Open" _status="unchecked"/>
        <outline type="rss" text="Feed" xmlUrl="http://a.example/feed" htmlUrl="http://a.example/"/>
        <outline type="include" text="Other" url="http://b.example/o.opml"/>
        <outline text="aside" isComment="true"/>
        <outline text=""/>
        """,
        head: "<title>List</title><expansionState></expansionState>"
      ),
      format: .opml
    )
    #expect(outline.title == "List")
    #expect(outline.warnings.isEmpty)
    #expect(
      outline.picture == """
        Fruits & nuts | closed
          Red apple | closed
            Sweet | note
            crisp | note
          see the page now
          the page | link | -> http://x.example | inline
        No text | toDo | checked
        Open | toDo | not checked
        Feed | link | -> http://a.example/
        Other | link | -> http://b.example/o.opml
        aside | note

        """
    )
    #expect(outline.positions.prefix(3) == ["4:1 Fruits & nuts", "5:3 Red apple", "5:3 Sweet"])
  }

  @Test("expansionState says what is open, counted by the lines that are shown")
  func expansion() throws {
    let text = body(
      """
      <outline text="A"><outline text="A1"><outline text="deep"/></outline></outline>
      <outline text="B"><outline text="B1"><outline text="deep"/></outline></outline>
      """,
      head: "<expansionState>2,3</expansionState>"
    )
    let picture = try Outline(text: text).picture
    #expect(
      picture == """
        A | closed
          A1 | closed
            deep
        B | open
          B1 | open
            deep
        """
    )
  }

  @Test("Raw ampersands, entities of HTML and stray quotes are mended, told and kept")
  func mended() throws {
    let outline = try Outline(
      text: body(
        """
        <outline text="Fish & chips &nbsp;&eacute; &bogus; &#233;"/>
        <outline text="He said "hello" twice" title='it's'/>
        <outline text="a < b"/><outline text="c"/>
        """
      ),
      name: "x.opml"
    )
    #expect(
      outline.picture == """
        Fish & chips \u{A0}é &bogus; é
        He said "hello" twice
        a < b
        c
        """
    )
    #expect(
      outline.warnings.map(\.description) == [
        "4:21: an ampersand was mended",
        "4:29: an entity of HTML was mended",
        "4:35: an entity of HTML was mended",
        "4:44: an unknown entity was mended",
        "5:24: a quote inside a value was mended",
        "5:30: a quote inside a value was mended",
        "5:48: a quote inside a value was mended",
      ]
    )
  }

  @Test("A cut off file gives what came before the cut, and says so")
  func truncated() throws {
    let outline = try Outline(
      text: "<opml><body><outline text=\"A\"><outline text=\"B\"/><outline te",
      format: .opml
    )
    #expect(outline.picture.hasPrefix("A | open\n  B"))
    #expect(!outline.warnings.isEmpty)
  }

  @Test("What is no OPML is refused")
  func refused() {
    for (text, reason) in [
      ("Not found.", "there is no XML in it"),
      ("<html><body>x</body></html>", "there is no opml element in it"),
    ] {
      let error = #expect(throws: DocumentError.self) { try Outline(text: text, name: "f.opml") }
      #expect(error?.description == "f.opml: \(reason)")
    }
  }

  @Test("Entities are not expanded and nothing outside is read")
  func entities() throws {
    let bomb = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    let text =
      "<!DOCTYPE opml [<!ENTITY e0 \"x\">\(bomb)<!ENTITY f SYSTEM \"file:///etc/passwd\">]>"
      + "<opml><body><outline text=\"&e30; &f;\"/></body></opml>"
    let outline = try Outline(text: text, format: .opml)
    #expect(outline.picture == "&e30; &f;")
  }

  @Test("Ten thousand levels are read")
  func deep() throws {
    let depth = 10_000
    let outlines =
      String(repeating: "<outline text=\"x\">", count: depth)
      + String(repeating: "</outline>", count: depth)
    let outline = try Outline(text: body(outlines), format: .opml)
    #expect(outline.nodes.reduce(0) { max($0, $1.level) } == depth)
  }

  @Test("Wherever the parser cuts the text into pieces, the outline is the same")
  func pieces() throws {
    // The parser asks for some four thousand bytes at a time; what stands there is moved over it.
    let item = "<outline text=\"é &amp; &#233; 日本\" _note=\"n&#10;m\" checked='true'/>"
    for padding in 3_850..<4_050 {
      let outline = try Outline(
        text: body(String(repeating: " ", count: padding) + item),
        format: .opml
      )
      #expect(outline.picture == "é & é 日本 | toDo | checked | open\n  n | note\n  m | note")
      #expect(outline.positions.first == "4:\(padding + 1) é & é 日本")
      #expect(outline.warnings.isEmpty)
    }
  }

  @Test("A long document is read once and to its end")
  func long() throws {
    let count = 3_000
    let items = (0..<count).map { "<outline text=\"Item \($0) of a long list\"/>" }
    let outline = try Outline(text: body(items.joined(separator: "\n")), format: .opml)
    #expect(outline.count == count)
    #expect(outline.positions.last == "\(count + 3):1 Item \(count - 1) of a long list")
  }

  @Test("White space at the ends of a value, of any kind, is not read")
  func spaces() throws {
    let outline = try Outline(
      text: body(
        """
        <outline text="\u{A0}Äpfel &amp; Birnen\u{3000}" _note="\u{2003}ripe "/>
        <OUTLINE TEXT="ignored" text="R&amp;D &amp;lt;b&amp;gt;"/>
        """
      ),
      format: .opml
    )
    #expect(outline.nodes.map(\.name) == ["Äpfel & Birnen", "ripe", "R&D <b>"])
  }
}
