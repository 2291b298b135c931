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

  @Test("Fifty stars, thousands of marks and unfinished blocks are cheap")
  func hostile() throws {
    let stars = (1...2_000).map { "* a\n** b\n\(String(repeating: "*", count: $0 % 60)) x\n" }
    #expect(try Outline(text: stars.joined(), format: .org).count > 4_000)
    let marks = try Outline(text: String(repeating: "*a [[b ", count: 5_000), format: .org)
    #expect(marks.count == 1)
    #expect(try picture("#+BEGIN_SRC\n:PROPERTIES:\nx").hasPrefix(":PROPERTIES:"))
  }
}
