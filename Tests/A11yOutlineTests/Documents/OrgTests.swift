import A11yOutline
import Testing

/// What a listener finds in an Org file.
struct OrgTests {
  private func picture(_ text: String) throws -> String {
    try Outline(text: text, format: .org).picture
  }

  @Test("Headlines with words, priorities, tags, drawers and dates")
  func headlines() throws {
    let outline = try Outline(
      text: """
        #+TITLE: Plan
        #+LANGUAGE: de
        #+TODO: WAIT | CANCELLED
        Before.
        * TODO [#A] Write /it/ :work:home:
        SCHEDULED: <2026-01-01>
        :PROPERTIES:
        :CUSTOM_ID: write
        :Effort: 2h
        :END:
        Text goes
        on here. See [[#write][this]] and [[*Read *all*][that]].
        *** DONE Skipped level
        :LOGBOOK:
        note
        :END:
        * CANCELLED Trip
        * WAIT
        *bold at the start* of a line
        * Read *all*
        """,
      format: .org
    )
    #expect(outline.title == "Plan")
    #expect(outline.language == "de")
    #expect(
      outline.picture == """
        Before. | paragraph
        Write it | toDo | h1 | not checked | (priority A, work, home) | closed
          Properties | closed
            SCHEDULED: <2026-01-01>
            CUSTOM_ID: write
            Effort: 2h
          Text goes on here. See this and that. | paragraph
          this | link | -> #write-it | inline
          that | link | -> #read-all | inline
          Skipped level | toDo | h3 | checked | closed
            LOGBOOK | closed
              note
        Trip | toDo | h1 | checked | (CANCELLED)
         | toDo | h1 | not checked | (WAIT) | closed
          bold at the start of a line | paragraph
        Read all | heading | h1
        """
    )
    #expect(outline.nodes.first { $0.name == "Write it" }?.content.identifier == "write-it")
  }

  @Test("Lists nest by indentation, keep numbers and check boxes, and hold paragraphs")
  func lists() throws {
    #expect(
      try picture(
        """
        - [ ] one
          goes on
          - [X] inner
          - [-] half
        - two

          own paragraph
        1. first
           + deep
        2) second
        after
        """
      ) == """
        one goes on | toDo | not checked | closed
          inner | toDo | checked
          half | toDo | mixed
        two | listItem | closed
          own paragraph | paragraph
        1. first | listItem | closed
          deep | listItem
        2) second | listItem
        after | paragraph
        """
    )
  }

  @Test("Blocks, tables and rules; stars in code are no headlines when a comma hides them")
  func blocks() throws {
    #expect(
      try picture(
        """
        #+BEGIN_SRC c
        ,* not a headline
        int a;
        #+END_SRC
        #+begin_quote
        Said
        once.
        #+end_quote
        # a comment
        : fixed
        -----
        | Name | Age |
        |------+-----|
        | Ann  |  42 |
        | Bob  |     |
        ***************** TODO inline task
        ***************** END
        * H
        """
      ) == """
        * not a headline | code | (c) | closed
          * not a headline
          int a;
        Said once. | quote
        fixed | code
         | separator
        Name, Age | table | 2x2 | closed
          Ann | row | closed
            Name: Ann | cell
            Age: 42 | cell
          Bob | row | closed
            Name: Bob | cell
        inline task | toDo | not checked
        H | heading | h1
        """
    )
  }

  @Test(
    "The file says what is open",
    arguments: [
      ("overview", "closed", "closed"), ("content", "open", "closed"), ("showall", "open", "open"),
      ("show2levels", "open", "closed"),
    ]
  )
  func folding(word: String, first: String, second: String) throws {
    #expect(
      try picture("#+STARTUP: indent \(word)\n* A\n** B\ntext\n* C") == """
        A | heading | h1 | \(first)
          B | heading | h2 | \(second)
            text | paragraph
        C | heading | h1
        """
    )
  }

  @Test("A quote is called by its first paragraph, holds the rest, and ends where it says")
  func quotes() throws {
    #expect(
      try picture(
        """
        - item
          #+begin_quote
          Said
          [[https://x.example][there]].

          Again.
          - one
            goes on
          - two
          #+BEGIN_QUOTE
          | inner | table |
          #+END_QUOTE
          #+end_quote
          in the item
        #+begin_quote
        - first
        #+begin_src c
        #+end_quote
        #+end_src

        #+end_quote
        #+end_quote
        #+begin_quote
        #+end_quote
        #+begin_quote

        never ended
        * H
        text
        """
      ) == """
        item | listItem | closed
          Said there. | quote | closed
            there | link | -> https://x.example | inline
            Again. | paragraph
            one goes on | listItem
            two | listItem
            quote | quote | closed
              table | table | 1x2 | closed
                inner | row | closed
                  inner | cell
                  table | cell
          in the item | paragraph
        quote | quote | closed
          first | listItem
        never ended | quote
        H | heading | h1 | closed
          text | paragraph
        """
    )
  }

  @Test(
    "A link to an image is an image, called by its caption, its alternative text or its file",
    arguments: [
      ("[[file:a/b.png]]", "b.png | image | -> a/b.png"),
      ("[[./S%C3%A3o.JPG]]", "São.JPG | image | -> ./S%C3%A3o.JPG"),
      ("[[https://x.example/c.svg]]", "c.svg | image | -> https://x.example/c.svg"),
      ("[[file:big.png][file:small.png]]", "big.png | image | -> big.png"),
      ("[[https://x.example][file:small.png]]", "small.png | link | -> https://x.example"),
      ("[[file:b.png][the picture]]", "the picture | link | -> file:b.png"),
      ("[[*b.png]]", "*b.png | link | -> #bpng"),
      ("#+CAPTION: A /big/ cat\n#+NAME: c\n[[file:b.png]]", "A big cat | image | -> b.png"),
      ("#+caption[Cat]: A\n#+caption: cat\n[[file:b.png]]", "A cat | image | -> b.png"),
      ("#+ATTR_HTML: :width 9 :alt A cat :x y\n[[file:b.png]]", "A cat | image | -> b.png"),
      ("#+attr_html: :alt \"\"\n[[file:b.png]]", ""),
      (
        "#+CAPTION: Fig. 1\n#+ATTR_HTML: :alt A cat\n[[file:b.png]]",
        "Fig. 1 | figure | closed\n  A cat | image | -> b.png"
      ),
      ("#+CAPTION: lost\n\n[[file:b.png]]", "b.png | image | -> b.png"),
      (
        "#+CAPTION: of the code\n#+BEGIN_SRC c\na;\n#+END_SRC\n[[file:b.png]]",
        "a; | code | (c)\nb.png | image | -> b.png"
      ),
      (
        "#+ATTR_HTML: :alt a cat\nSee [[file:b.png]] here",
        "See a cat here | paragraph\na cat | image | -> b.png | inline"
      ),
      (
        "#+BEGIN_QUOTE\n[[file:b.png]]\nmore\n#+END_QUOTE",
        "quote | quote | open\n  b.png | image | -> b.png\n  more | paragraph"
      ),
    ]
  )
  func images(text: String, expected: String) throws {
    let picture = try picture(text)
    #expect(picture.replacing("open", with: "closed") == expected.replacing("open", with: "closed"))
    guard !expected.isEmpty else { return }
    let written = OrgWriter().text(of: try Outline(text: text, format: .org))
    #expect(try self.picture(written) == picture, "\(written)")
  }

  @Test(
    "Marks of a text are not heard, and links are links",
    arguments: [
      ("*bold /it [[https://x.example][there]] on/* =*x*= _a_", "bold it there on *x* a | there"),
      (
        "(https://x.example/a_b, <https://y.example>)",
        "(https://x.example/a_b, https://y.example) | https://x.example/a_b | https://y.example"
      ),
      ("xhttp://a https:// y", "xhttp://a https:// y"),
      ("a <<target>> <<<Lisbon>>> <2026-05-01>", "a Lisbon <2026-05-01>"),
      ("\\alpha \\rightarrow{}\\nonsense C:\\x\\\\", "α →\\nonsense C:\\x"),
      (
        "note[fn:a_1], inline[fn:b:of *it* [[#x][here]]] end[fn:]",
        "note[a_1], inline (of it here) end[fn:] | [a_1] | here"
      ),
      ("*a [[x*][y]] b", "*a y b | y"), ("a [ [[x][y]]", "a [ y | y"),
      ("- a\n:LOGBOOK:\n- b  c\n:END:", "a | LOGBOOK | - b  c"), ("([[[x][y]])", "([y) | y"),
    ]
  )
  func inline(text: String, expected: String) throws {
    let outline = try Outline(text: text, format: .org)
    #expect(outline.nodes.map(\.name).joined(separator: " | ") == expected)
    let written = OrgWriter().text(of: outline)
    #expect(try Outline(text: written, format: .org).picture == outline.picture, "\(written)")
  }

  @Test("Footnotes are where their references lead, and environments of LaTeX are code")
  func footnotes() throws {
    let text = """
      See[fn:1].
      - term :: what it is
      - [ ] open ::
      1. [@5] five
      2. [@x] two
      \\begin{align}
      * x

      y
      \\end{align}
      | <l> | <r5> |
      | a   | b    |
      [fn:1] The *note*
      goes on.

      [fn:2]
      """.replacing("* x", with: " x")
    let expected = """
      See[1]. | paragraph
      [1] | link | -> #fn:1 | inline
      term: what it is | listItem
      open | toDo | not checked
      5. five | listItem
      2. [@x] two | listItem
      \\begin{align} | code | (latex) | closed
        \\begin{align}
         x
        y
        \\end{align}
      table | table | 1x2 | closed
        a | row | closed
          a | cell
          b | cell
      [1] The note goes on. | note
      [2] | note
      """
    let outline = try Outline(text: text, format: .org)
    #expect(outline.picture.replacing("\n  \n", with: "\n") == expected)
    let written = OrgWriter().text(of: outline)
    #expect(written.contains("See[fn:1]."))
    #expect(written.contains("\n[fn:1] The note goes on.\n"))
    let losses = WritingLosses(of: outline, readAs: try Outline(text: written, format: .org))
    #expect(losses.summary == "1 kind", "a footnote of no words is none\n\(written)")
  }

  @Test("Fifty stars, thousands of marks and unfinished blocks are cheap")
  func hostile() throws {
    let stars = (1...2_000).map { "* a\n** b\n\(String(repeating: "*", count: $0 % 60)) x\n" }
    #expect(try Outline(text: stars.joined(), format: .org).count > 4_000)
    let marks = try Outline(text: String(repeating: "*a [[b ", count: 5_000), format: .org)
    #expect(marks.count == 1)
    #expect(try picture("#+BEGIN_SRC\n:PROPERTIES:\nx").hasPrefix(":PROPERTIES:"))
    let quotes = String(repeating: "#+BEGIN_QUOTE\n", count: 10_000)
    let deep = try Outline(text: quotes + "x", format: .org)
    #expect(deep.count == 10_000)
    for piece in ["[fn:a:", "<https://", "<<", "\\\\alpha", "*/_+", "https://(", "\\\\begin{x}\n"] {
      _ = try Outline(text: String(repeating: piece, count: 2_000), format: .org)
    }
    let ends = String(repeating: "#+END_QUOTE\n", count: 10_000)
    #expect(try Outline(text: quotes + ends + "y", format: .org).count == 10_000)
  }
}
