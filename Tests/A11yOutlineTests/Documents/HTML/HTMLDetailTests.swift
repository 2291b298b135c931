import A11yOutline
import Testing

/// Smaller things on web pages that a listener would miss.
struct HTMLDetailTests {
  private func picture(_ html: String) throws -> String {
    try Outline(text: html, format: .html).picture
  }

  @Test("Numbers that no browser takes change nothing")
  func numbers() throws {
    #expect(
      try picture("<ol start=9223372036854775807><li>a<li value=99999999999>b</ol>")
        == "1. a | listItem\n2. b | listItem"
    )
    #expect(
      try picture("<p>x</p><h2 aria-level=9223372036854775807>y</h2>")
        == "x | paragraph\ny | heading | h2"
    )
  }

  @Test("Words that style sheets add are in the text, signs of icon fonts are not")
  func generatedContent() throws {
    let style = """
      <style>.n::before { content: "Note: " } .e::after { content: " (end)" }
      .i::before { content: "\\e900" }</style>
      """
    #expect(
      try picture("\(style)<p class=n>one <b class=e>two</b></p><p class=i>three</p>")
        == "Note: one two (end) | paragraph\nthree | paragraph"
    )
  }

  @Test("Buttons and check boxes in the cells of a table are there to be operated")
  func controlsInCells() throws {
    let html = """
      <table><tr><th>Name</th><th>Do</th></tr>
      <tr><td>Ann</td><td><button>Call</button> <label><input type=checkbox checked> Star</label>
      </td></tr><tr><td>Bob</td><td>-</td></tr></table>
      """
    #expect(
      try picture(html) == """
        Name, Do | table | 2x2 | open
          Ann | row | closed
            Name: Ann | cell
            Do: Call Star | cell
            Call | button | inline
            Star | checkbox | checked | inline
          Bob | row | closed
            Name: Bob | cell
            Do: - | cell
        """
    )
  }

  @Test("A check box that cannot be operated and begins an item makes it a task")
  func tasks() throws {
    let html = """
      <ul><li><label><input type=checkbox disabled checked> Done</label></li>
      <li><details><summary><label><input type=checkbox disabled> Open</label></summary>x</details>
      </li></ul>
      """
    #expect(
      try picture(html) == """
        Done | toDo | checked
        Open | toDo | not checked | closed
          x | paragraph
        """
    )
  }
}
