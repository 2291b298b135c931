import A11yOutline
import Testing

/// Formats that writers of documentation use.
struct TextFormatTests {
  @Test("AsciiDoc: sections, lists by marker, blocks, tables, links, collapsible groups")
  func asciiDoc() throws {
    let outline = try Outline(
      text: """
        = Guide
        :lang: en

        Intro *bold* https://x.example[the page].

        == First
        [[spot]]
        * one
        ** [x] inner
        * two
        . step
        term:: meaning

        .Answer
        [%collapsible]
        ====
        Hidden <<spot,there>>.
        ====

        [source,ruby]
        ----
        == no heading
        end
        ----

        |===
        |Name |Age
        |Ann |42
        |===

        image::cat.png[A cat]

        === Deeper
        // comment
        text
        """,
      name: "x.adoc"
    )
    #expect(outline.title == "Guide")
    #expect(outline.language == "en")
    #expect(
      outline.picture == """
        Intro bold the page. | paragraph
        the page | link | -> https://x.example | inline
        First | heading | h2 | closed
          one | listItem | closed
            inner | toDo | checked
          two | listItem | closed
            step | listItem | closed
              term | listItem | closed
                meaning | paragraph
          Answer | closed
            Hidden there. | paragraph
            there | link | -> #spot | inline
          == no heading | code | (ruby) | closed
            == no heading
            end
          Name, Age | table | 1x2 | closed
            Ann | row | closed
              Name: Ann | cell
              Age: 42 | cell
          A cat | image | -> cat.png
          Deeper | heading | h3 | closed
            text | paragraph
        """
    )
  }

  @Test("reStructuredText: titles by their style, lists, literal blocks, directives, links")
  func reStructuredText() throws {
    let outline = try Outline(
      text: """
        =====
        Title
        =====

        See `the page <http://x.example>`_ and ``code``.

        First
        -----

        - one
          goes on

          - inner
        - two

        Example::

            int a;

            int b;

        .. a comment
           that goes on

        .. code-block:: c
           :linenos:

           x

        .. image:: cat.png
           :alt: A cat

        .. note:: Mind.

        Deeper
        ~~~~~~
        1. step

        Second
        ------
        """,
      name: "x.rst"
    )
    #expect(outline.title == "Title")
    #expect(
      outline.picture == """
        See the page and code. | paragraph
        the page | link | -> http://x.example | inline
        First | heading | h2 | closed
          one goes on | listItem | closed
            inner | listItem
          two | listItem
          Example: | paragraph
          int a; | code | closed
            int a;
            int b;
          x | code | (c)
          cat.png | image | -> cat.png
          Note: Mind. | note
          Deeper | heading | h3 | closed
            1. step | listItem
        Second | heading | h2
        """
    )
  }

  @Test("Manual pages: sections, tagged paragraphs, fonts and code")
  func manualPage() throws {
    let outline = try Outline(
      text: """
        .\\" comment
        .TH LS 1 "2026" GNU
        .SH NAME
        ls \\- list \\fBdirectory\\fR contents
        .SH "SEE ALSO"
        .PP
        .BR cat (1),
        and more.
        .TP
        .B \\-a
        all entries
        .nf
        a  b
        .fi
        """,
      name: "ls.1"
    )
    #expect(outline.title == "LS 1")
    #expect(
      outline.picture == """
        NAME | heading | h1 | closed
          ls - list directory contents | paragraph
        SEE ALSO | heading | h1 | closed
          cat(1), and more. | paragraph
          -a | listItem | closed
            all entries | paragraph
            a  b | code
        """
    )
  }

  @Test("Tags stand in their scopes and files")
  func tags() throws {
    let outline = try Outline(
      text: """
        {"_type": "ptag", "name": "JSON_OUTPUT_VERSION"}
        {"_type": "tag", "name": "Cat", "path": "a.py", "line": 1, "kind": "class"}
        {"_type": "tag", "name": "meow", "path": "a.py", "line": 2, "kind": "member", "scope": "Cat"}
        {"_type": "tag", "name": "inner", "path": "a.py", "line": 3, "kind": "function", "scope": "Cat.meow"}
        {"_type": "tag", "name": "main", "path": "b.c", "line": 9, "kind": "function"}
        """
    )
    #expect(
      outline.picture == """
        a.py | -> a.py | closed
          Cat | (class) | closed
            meow | (member) | closed
              inner | (function)
        b.c | -> b.c | closed
          main | (function)
        """
    )
    #expect(outline.positions[2] == "2:1 meow")
  }
}
