import A11yOutline
import Testing

/// What a listener finds in a Markdown document.
struct MarkdownTests {
  @Test("Headings own what follows, a skipped level finds its nearest ancestor")
  func headings() throws {
    let outline = try Outline(
      text: """
        Preface

        ## Fruits
        Sweet
        things.

        #### Apple
        Red.

        Vegetables
        ----------
        - Leek
        ### Empty
        # Second part
        """,
      format: .markdown
    )
    #expect(outline.title == "Second part")
    #expect(
      outline.picture == """
        Preface | paragraph
        Fruits | heading | h2 | closed
          Sweet things. | paragraph
          Apple | heading | h4 | closed
            Red. | paragraph
        Vegetables | heading | h2 | closed
          Leek | listItem
          Empty | heading | h3
        """
    )
  }

  private func picture(_ text: String) throws -> String {
    try Outline(text: text, format: .markdown).picture
  }

  @Test("Items are called by their first paragraph; numbers and check marks are kept")
  func lists() throws {
    let outline = try picture(
      """
      1. Wash
         *Water* only.

         More water.
      2. Cut
         - fine
         - coarse

      7) [Serve](https://example.org/)

      - [x] Knife
      - [ ] Board &amp; `spoon`
        - [ ] wooden
      - - twice
      - ```
        code
        ```
      -
      """
    )
    #expect(
      outline == """
        1. Wash Water only. | listItem | closed
          More water. | paragraph
        2. Cut | listItem | closed
          fine | listItem
          coarse | listItem
        7) Serve | link | -> https://example.org/
        Knife | toDo | checked
        Board & spoon | toDo | not checked | closed
          wooden | toDo | not checked
        twice | listItem
        code | code
         | listItem
        """
    )
  }

  @Test("Links and images inside a text follow it; one that stands alone is a node")
  func links() throws {
    let outline = try picture(
      """
      Read the [guide](guide.md "All of it") and see ![a pot](pot.png).

      [![Build](b.svg)](https://ci.example)

      [Guide][1]

      ![](blank.png)

      ![Pot](pot.png)

      - [One](#a)
        - [Two](#b)

      ## [Part](part.md)

      After <https://a.example> and www.b.example.

      ## Last [link](l)

      [1]: guide.md
      """
    )
    #expect(
      outline == """
        Read the guide and see a pot. | paragraph
        guide | link | -> guide.md | (All of it) | inline
        a pot | image | -> pot.png | inline
        Build | link | -> https://ci.example
        Guide | link | -> guide.md
         | image | hidden
        Pot | image | -> pot.png
        One | listItem | closed
          One | link | -> #a | inline
          Two | link | -> #b
        Part | heading | h2 | closed
          Part | link | -> part.md | inline
          After https://a.example and www.b.example. | paragraph
          https://a.example | link | -> https://a.example | inline
          www.b.example | link | -> http://www.b.example | inline
        Last link | heading | h2
        link | link | -> l | inline
        """
    )
  }

  @Test("Quotes, code and breaks")
  func quotesAndCode() throws {
    let outline = try picture(
      """
      > To be.

      > First
      >
      > Second
      >> Third

      > - item

      ```swift
      let a = 1

        let b = "# no heading"
      ```

          one line

      ```
      ```
      ***
      """
    )
    #expect(
      outline == """
        To be. | quote
        First | quote | closed
          Second | paragraph
          Third | quote
        quote | quote | closed
          item | listItem
        let a = 1 | code | (swift) | closed
          let a = 1
            let b = "# no heading"
        one line | code
         | separator
        """
    )
  }

  @Test("A table is a group of rows, a cell is called by its header; one column is a list")
  func tables() throws {
    let outline = try picture(
      """
      | Name | Price |
      |------|-------|
      | Egg  | 1     |
      | Milk | [2](x) |
      | Salt |

      | Only |
      |------|
      | a    |
      """
    )
    #expect(
      outline == """
        Name, Price | table | 3x2 | closed
          Egg | row | closed
            Name: Egg | cell
            Price: 1 | cell
          Milk | row | closed
            Name: Milk | cell
            Price: 2 | cell
            2 | link | -> x | inline
          Salt | row | closed
            Name: Salt | cell
        Only | list | closed
          a | listItem
        """
    )
  }

  @Test("Details are paired across blocks, closed as the document says, and hold Markdown")
  func details() throws {
    let outline = try picture(
      """
      <details open>
      <summary>Hard <b>question</b></summary>

      The *answer*.

      ## Inside

      - one
        <details><summary>Inner</summary>

        deep

        </details>

      </details>

      Outside.

      <details><summary>

      ### As heading

      </summary>
      raw
      </details>
      <details>
      <p>No summary
      """
    )
    #expect(
      outline == """
        Hard question | group | open
          The answer. | paragraph
          Inside | heading | h2 | closed
            one | listItem | closed
              Inner | group | closed
                deep | paragraph
        Outside. | paragraph
        As heading | group | closed
          raw | paragraph
        Details | group | closed
          No summary | paragraph
        """
    )
  }

  @Test("Raw HTML keeps its text, its headings, its links and its images")
  func rawHTML() throws {
    let outline = try picture(
      """
      <h3 align="center">
        Raw <img src="x.png" alt="pic"> heading
      </h3>
      <p>Some<br>text <a href="t">link</a> &eacute;&#x21;</p><!-- gone
      # not a heading
      --><script>alert("no")</script>
      <ul><li>one<li>two</ul>

      Text with <kbd>Ctrl</kbd>, <!-- nothing --> and <img src="y" alt="why">.
      """
    )
    #expect(
      outline == """
        Raw pic heading | heading | h3 | open
          pic | image | -> x.png | inline
          Some text link é! | paragraph
          link | link | -> t | inline
          one | listItem
          two | listItem
          Text with Ctrl, and why. | paragraph
          why | image | -> y | inline
        """
    )
  }

  @Test("The title is the header's, else the sole heading of level one, which is then no item")
  func titles() throws {
    let cases: [(text: String, title: String?, picture: String)] = [
      (
        "# Kitchen\n\ntext\n\n## Pots\n\nbig", "Kitchen",
        "text | paragraph\nPots | heading | h2 | closed\n  big | paragraph"
      ),
      ("---\ntitle: 'Kitchen'\n---\n# Kitchen\n\ntext", "Kitchen", "text | paragraph"),
      (
        "---\ntitle: Other\n---\n# Kitchen\n\ntext", "Other",
        "Kitchen | heading | h1 | open\n  text | paragraph"
      ),
      ("# A\n\n# B", nil, "A | heading | h1\nB | heading | h1"),
      ("> # A\n\ntext", nil, "A | quote | h1\ntext | paragraph"),
      ("---\n\ntext", nil, " | separator\ntext | paragraph"),
      (
        "# [A](b) ![c](d)\n\ntext", "A c",
        "A | link | -> b\nc | image | -> d\ntext | paragraph"
      ),
      ("# A\n\nsee [b](c)", "A", "see b | paragraph\nb | link | -> c | inline"),
      ("# Alone", "Alone", ""),
    ]
    for expected in cases {
      let outline = try Outline(text: expected.text, format: .markdown)
      #expect(outline.title == expected.title)
      #expect(outline.picture == expected.picture)
      #expect(Array(outline.nodes).allSatisfy { outline.contains($0.id) })
    }
  }

  @Test("Every node keeps the line and column of its text")
  func positions() throws {
    let text = """
      ---
      title: T
      ---
      ## Ünïted *one*

      para [l](x)
      more

      ***

      > - item
      >   - [ ] inner

      ```c
      a

      b
      ```

      | H |é|
      |---|---|
      | x |y|

      <details>
      <summary>S</summary>

      """
    let positions = try Outline(text: text, format: .markdown).positions
    #expect(
      positions == [
        "4:4 Ünïted one", "6:1 para l more", "6:7 l", "9:1 ", "11:5 quote", "11:5 item",
        "12:11 inner", "15:1 a", "15:1 a", "17:1 b", "20:3 H, é", "22:3 x", "22:3 H: x",
        "22:6 é: y", "24:1 S",
      ]
    )
  }

  @Test("Links inside the document find the headings and anchors they name")
  func anchors() throws {
    let outline = try Outline(
      text: """
        [a](#the-plan-b) [b](#the-plan-b-1) [c](#old) [d](#own)

        ## The *Plan*: B!

        <a name="old"></a>
        ## The plan B
        ## Third {#own .class}
        """,
      format: .markdown
    )
    let headings = outline.nodes.filter { $0.role == .heading }
    #expect(headings.map(\.content.identifier) == ["the-plan-b", "the-plan-b-1", "third"])
    #expect(headings.map(\.name) == ["The Plan: B!", "The plan B", "Third"])
    let targets = outline.nodes.filter { $0.role == .link }.map(\.content.target)
    #expect(targets == ["#the-plan-b", "#the-plan-b-1", "#the-plan-b-1", "#third"])
  }
}
