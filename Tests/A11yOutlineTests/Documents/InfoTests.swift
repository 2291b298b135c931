import A11yOutline
import Testing

/// GNU Info files, as Emacs has them.
struct InfoTests {
  @Test("Nodes are sections in the node above them, menus are links")
  func nodes() throws {
    let text = """
      This is sample.info, produced by makeinfo version 6.8 from sample.texi.

      \u{1F}
      File: sample.info,  Node: Top,  Next: First,  Up: (dir)

      Some words
      that go on.

      * Menu:

      * First::    The first one.

      \u{1F}
      File: sample.info,  Node: First,  Prev: Top,  Up: Top

      1 First
      *******

      Text of it.
      \u{1F}
      Tag Table:
      Node: Top\u{7F}70
      \u{1F}
      End Tag Table
      """
    for name in ["sample.info", "-"] {
      let outline = try Outline(text: text, name: name)
      #expect(outline.title == "Top")
      #expect(
        outline.picture == """
          Some words that go on. | paragraph
          First The first one. | listItem
          First | link | -> #first | inline
          First | heading | h2 | closed
            1 First | paragraph
            Text of it. | paragraph
          """
      )
    }
  }
}
