import Testing

@testable import A11yOutline

@Suite struct SelectorTests {
  private let document = HTMLDocument(
    """
    <nav id=n class="top bar" lang=en-GB><a href="/a.html" data-k="1 2">A</a><a>B</a></nav>
    <ul id=u><li>1<li class=bar>2<li>3</ul>
    """
  )

  @Test(arguments: [
    ("a", 2), ("nav a", 2), ("nav > a", 2), ("body > a", 0), ("#n", 1), (".bar", 2),
    (".top.bar", 1),
    ("li.bar", 1), ("a[href]", 1), ("[href=\"/a.html\"]", 1), ("[href^='/']", 1),
    ("[href$=html]", 1), ("[href*=a]", 1), ("[data-k~='2']", 1), ("[lang|=en]", 1),
    ("[lang='EN-gb' i]", 1), ("a, li", 5), ("a + a", 1), ("li ~ li", 2), ("li:not(.bar)", 2),
    ("li:first-child", 1), ("li:last-child", 1), ("li:nth-child(odd)", 2),
    ("li:nth-child(-n+2)", 2), (":is(nav, ul) > .bar", 1), ("A", 2), ("a:hover", 0), ("*", 10),
    ("a:link", 1), (":host", 0), ("*:not(:host)", 10), ("::slotted(a)", 0),
  ])
  func selectorsSelect(_ selector: String, _ count: Int) throws {
    #expect(document.elements(matching: try SelectorParser.parse(selector)).count == count)
  }

  @Test(arguments: [
    "", "a >", "[x", "a:nonsense", "1", "a,,b", "::", "[a=]", ":not(",
    "::slotted", "::slotted()", "::slotted(a b)", "::slotted(a) b", "::slotted(a).b",
    "::slotted(a:nonsense)", ":host(a b)", ":host(", ":host-context(a)", "a::before b",
  ])
  func whatIsNoSelectorIsRefused(_ selector: String) {
    #expect(throws: SelectorError.self) { try SelectorParser.parse(selector) }
  }
}
