import Foundation
import Testing

@testable import A11yOutline

@Suite struct HTMLReaderTests {
  /// An outline as lines: two spaces a level, the name, and what is not plain about the node.
  private func lines(_ html: String) throws -> [String] {
    let source = DocumentBytes(name: "page.html", data: Data(html.utf8))
    let outline = try HTMLReader().outline(of: source)
    return (0..<Int32(outline.count)).map { index in
      let node = outline[NodeID(rawValue: index)]
      var line = String(repeating: "  ", count: node.level - 1) + node.name
      if node.role != .paragraph, node.role != .listItem { line += " [\(node.role.rawValue)]" }
      if node.isGroup { line += node.isExpanded == true ? " -" : " +" }
      if let value = node.value { line += " =\(value)" }
      if let target = node.content.target { line += " >\(target)" }
      if node.isInline { line += " inline" }
      if !node.isEnabled { line += " disabled" }
      if let language = node.content.language { line += " \(language)" }
      return line
    }
  }

  @Test func headingsOwnWhatFollows() throws {
    #expect(
      try lines("<title>T</title><p>a<h1>One</h1><p>b<h3>Deep</h3>c<h2>Two</h2><h1>Three</h1>d")
        == [
          "a", "One [heading] +", "  b", "  Deep [heading] +", "    c", "  Two [heading]",
          "Three [heading] +", "  d",
        ]
    )
  }

  @Test(
    "A heading owns what follows by its level, whatever means nothing to a listener stands around it",
    arguments: ["section", "div", "fieldset", "hgroup", "table><tr><td"]
  )
  func sectioning(element: String) throws {
    #expect(
      try lines(
        "<title>T</title><\(element)><h2>A</h2><p>a</\(element.prefix { $0 != ">" })><p>b<h3>C</h3>d"
      ) == ["A [heading] -", "  a", "  b", "  C [heading] +", "    d"]
    )
  }

  @Test(
    "A heading ends with what a listener is told of, but the heading after it follows by its level",
    arguments: [
      ("<article>", "</article>"), ("<section aria-labelledby=a>", "</section>"),
      ("<div role=dialog aria-labelledby=a>", "</div>"),
      ("<main>", "</main>"),
    ]
  )
  func endedHeadings(start: String, end: String) throws {
    let part = "<title>T</title><h1>P</h1><p>p\(start)<h2 id=a>A</h2><p>a\(end)"
    #expect(
      try lines(part + "<p>b<h3>C</h3>d")
        == ["P [heading] -", "  p", "  A [heading] +", "    a", "  b", "  C [heading] +", "    d"]
    )
    #expect(
      try lines(part + "<h3>C</h3>d<h2>E</h2>")
        == [
          "P [heading] -", "  p", "  A [heading] +", "    a", "    C [heading] +", "      d",
          "  E [heading]",
        ]
    )
    #expect(
      try lines("<title>T</title><article>\(part)</article><p>b<article><h2>C</h2>d</article>e")
        == ["P [heading] +", "  p", "  A [heading] +", "    a", "b", "C [heading] +", "  d", "e"]
    )
  }

  @Test func whatIsAboutTheWholePageStandsInNoHeadingButTheFirst() throws {
    #expect(
      try lines(
        """
        <title>T</title><h1>P</h1><h2>Menu</h2><nav>n</nav><main><h1>M</h1><h2>A</h2>a</main>\
        <aside>s</aside><h2>B</h2>b<footer>f</footer>
        """
      ) == [
        "P [heading] -", "  Menu [heading] +", "    Navigation [landmark] +", "      n",
        "  Main [landmark] +", "    M [heading] +", "      A [heading] +", "        a",
        "  Complementary [landmark] +", "    s", "  B [heading] +", "    b",
        "  Content information [landmark] +", "    f",
      ]
    )
  }

  @Test(
    "A link in a heading that leads to the heading is not heard",
    arguments: [
      "<h2 id=a>A<a href='#a' title=Permalink>¶</a></h2>", "<h2 id=a><a href='#a'>A</a></h2>",
      "<section id=a><h2>A <a href='#a'>#</a></h2></section>",
      "<h2><a id='é' href='#%C3%A9'><svg></svg></a>A</h2>",
    ]
  )
  func permalinks(heading: String) throws {
    #expect(try lines("<title>T</title><p>p" + heading) == ["p", "A [heading]"])
    #expect(
      try lines("<title>T</title><p>p<h2 id=b>A <a href='#a'>see</a></h2><p id=a>a")
        == ["p", "A see [heading] +", "  see [link] >#a inline", "  a"]
    )
  }

  @Test(
    "A place inside of a text that is read at once is found",
    arguments: [
      "<h2><a name=x></a>A</h2>", "<div>b<h2 id=x>A</h2></div>", "<div>b<p id=x>A</div>",
      "<dl><dt><b id=x>A</b></dl>", "<table><tr><th>H<tr><td><b id=x>A</b></table>",
      "<details><summary><b id=x>A</b></summary>b</details>",
      "<table><tr><th>H<th>I<tr><td>1<td><a id=x></a>A</table>",
    ]
  )
  func places(html: String) throws {
    let source = DocumentBytes(name: "p", data: Data("<title>T</title><p>a\(html)".utf8))
    let outline = try HTMLReader().outline(of: source)
    let found = try #require(outline.nodes.first { $0.content.identifier == "x" })
    #expect(found.name == "A" || found.name == "I: A")
  }

  @Test func theSoleHeadingOfLevelOneIsTheTitleWhereThePageHasNone() throws {
    let source = DocumentBytes(name: "p", data: Data("<html lang=en><h1>Food</h1><p>a".utf8))
    let outline = try HTMLReader().outline(of: source)
    #expect(outline.title == "Food")
    #expect(outline.language == "en")
    #expect(outline.count == 1)
  }

  @Test func anItemHasTheLanguageOfItsElement() throws {
    let items = "<html lang=en><ul><li lang=fr>a<ul><li>b</ul><li lang=de><details>c</details></ul>"
    #expect(try lines(items) == ["a + fr", "  b", "Details [group] + de", "  c"])
  }

  @Test func detailsAreClosedUntilTheyAreOpened() throws {
    #expect(
      try lines(
        "<p>a<details><summary>What <b>is</b></summary><p>b</details><details open>c</details>"
      )
        == ["a", "What is [group] +", "  b", "Details [group] -", "  c"]
    )
  }

  @Test(arguments: [
    "<button aria-expanded=false aria-controls=r>More</button><p>b<div id=r hidden><p>a</div>",
    "<div id=r hidden><p>a</div><button aria-expanded=false aria-controls=r>More</button><p>b",
    "<button aria-expanded=false>More</button><div style='display:none'>a</div><p>b",
    "<span><button aria-expanded=false>More</button></span><div hidden>a</div><p>b",
  ])
  func whatAButtonHidesIsInIt(_ html: String) throws {
    #expect(try lines(html) == ["More [group] +", "  a", "b"])
  }

  @Test func aButtonInAHeadingMakesTheHeadingTheGroup() throws {
    #expect(
      try lines(
        """
        <h2><button aria-expanded=true aria-controls=r>Shipping</button></h2>
        <div id=r role=region aria-label=Shipping>a</div><h2>Next</h2>
        """
      ) == ["Shipping [heading] -", "  a", "Next [heading]"]
    )
    // What the button does not hide is not in it.
    #expect(
      try lines(
        "<h3><button aria-expanded=false aria-controls=r>A</button></h3><div id=r hidden>a</div>b"
      ) == ["A [heading] +", "  a", "b"]
    )
  }

  @Test func treesAndTabsAreGroups() throws {
    #expect(
      try lines(
        """
        <ul role=tree><li role=treeitem aria-expanded=false>Docs<ul role=group style=display:none>
        <li role=treeitem><a href=f>File</a></ul></ul>
        <div role=tablist><a role=tab aria-selected=true aria-controls=p>One</a></div>
        <div role=tabpanel id=p>Panel</div>
        """
      ) == ["Docs +", "  File [link] >f", "One [group] -", "  Panel"]
    )
    #expect(
      try lines(
        """
        <div role=tree><div role=treeitem aria-level=1 aria-expanded=false>A</div>
        <div role=treeitem aria-level=2 hidden>B</div><div role=treeitem aria-level=1>C</div></div>
        """
      ) == ["A +", "  B", "C"]
    )
  }

  @Test func itemsOwnWhatIsInThem() throws {
    #expect(
      try lines(
        "<ol start=3><li>a<p>b</p><ul><li>c</ul><li><input type=checkbox checked>d</ol><dl><dt>t<dd>e</dl>"
      ) == ["3. a +", "  b", "  c", "4. d [toDo] =checked", "t +", "  e"]
    )
  }

  @Test func linksAndImagesFollowTheTextTheyAreIn() throws {
    #expect(
      try lines(
        "<p>See <a href=x>the <b>page</b></a> and <img src=i alt=this>.<p><a href=y>Sole</a>"
      )
        == [
          "See the page and this.", "the page [link] >x inline", "this [image] >i inline",
          "Sole [link] >y",
        ]
    )
    #expect(
      try lines("<a href=x><h2>Card</h2><p>Text</p></a><a href=y title=Tip><svg></svg></a>")
        == ["Card [heading] - >x", "  Text [link] >x", "  Tip [link] >y"]
    )
  }

  @Test func rowsAreGroupsOfCellsWithTheirHeaders() throws {
    #expect(
      try lines(
        """
        <table><caption>Prices</caption><tr><th>Item<th>Price<tr><td>Apple<td>1<tr><th>Pear<td>2
        </table><table><tr><th>Only<tr><td>a</table><table><tr><td><h2>Layout</h2><td>b</table>
        """
      ) == [
        "Prices [table] +", "  Apple [row] +", "    Item: Apple [cell]", "    Price: 1 [cell]",
        "  Pear [row] +", "    Item: Pear [cell]", "    Price: 2 [cell]", "Only [list] +", "  a",
        "Layout [heading] +", "  b",
      ]
    )
  }

  @Test func formsAreControlsWithTheirValues() throws {
    #expect(
      try lines(
        """
        <label for=u>User</label><input id=u value=bob><label><input type=checkbox>Remember</label>
        <button aria-pressed=true>Bold</button><button disabled>Send</button>
        <fieldset><legend>Size</legend><label><input type=radio checked>S</label></fieldset>
        <select aria-label=Fruit><option>Apple<option selected>Pear</select>
        """
      ) == [
        "User [text] =bob", "Remember [checkbox] =not checked", "Bold [toggle] =On",
        "Send [button] disabled", "Size [group] +", "  S [checkbox] =checked", "Fruit [list] +",
        "  Apple", "  Pear =checked",
      ]
    )
  }

  @Test func partsOfThePageAreLandmarks() throws {
    #expect(
      try lines(
        "<nav aria-label=Site>a</nav><main>b</main><section aria-labelledby=h><h2 id=h>H</h2>c</section>"
      ) == ["Site [landmark] +", "  a", "Main [landmark] +", "  b", "H [heading] +", "  c"]
    )
    #expect(try lines("<main><p>a</main>") == ["a"])
  }

  @Test func quotesFiguresAndCodeAreKept() throws {
    #expect(
      try lines(
        """
        <blockquote><p>a</p><p>b</p></blockquote><figure><img src=i alt=c><figcaption>d</figcaption>
        </figure><pre>x = 1\ny = 2</pre><p>Say <q>yes</q><hr>
        """
      ) == [
        "a [quote] +", "  b", "d [figure] +", "  c [image] >i", "x = 1 [code] +", "  x = 1 [text]",
        "  y = 2 [text]", "Say \u{201C}yes\u{201D}", " [separator]",
      ]
    )
  }

  @Test func languagesOfPartsAreKept() throws {
    #expect(
      try lines("<html lang=en><p>a<div lang=fr><h2>b</h2><p>c<p lang=en>d</div>") == [
        "a", "b [heading] + fr", "  c", "  d en",
      ]
    )
  }

  @Test func whatIsHiddenIsLeftOut() throws {
    #expect(
      try lines(
        "<p aria-hidden=true>a<p hidden>b<script>c</script><p style='visibility:hidden'>d<p inert>e<p>f"
      ) == ["f"]
    )
  }

  @Test func deepPagesAreRead() throws {
    let page = String(repeating: "<ul><li>a", count: 5000)
    #expect(try lines(page).count > 4000 / 2)
    let details = String(repeating: "<details><summary>s</summary>", count: 3000)
    #expect(try lines(details).count == 3000)
  }

  @Test func whatIsNoPageIsRefused() {
    #expect(throws: DocumentError.self) {
      try HTMLReader().outline(of: DocumentBytes(name: "x", data: Data("%PDF-1.4 x".utf8)))
    }
  }
}
