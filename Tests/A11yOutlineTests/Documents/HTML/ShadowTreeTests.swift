import Foundation
import Testing

@testable import A11yOutline

/// Declarative shadow roots: what a page shows is what is heard, not what is written.
@Suite struct ShadowTreeTests {
  private func names(_ html: String) throws -> [String] {
    let source = DocumentBytes(name: "page.html", data: Data(html.utf8))
    return try HTMLReader().outline(of: source).nodes.map { node in
      String(repeating: "  ", count: node.level - 1) + node.name
    }
  }

  @Test("Children of the host stand in the slots they name, the rest in the unnamed one")
  func slots() throws {
    let html = """
      <my-card><template shadowrootmode="open"><h2><slot name="title">No title</slot></h2>\
      <slot></slot><p>Foot</p></template><p>Body</p><span slot="title">Salt</span></my-card>
      """
    #expect(try names(html) == ["Salt", "  Body", "  Foot"])
  }

  @Test(
    "A slot that nothing is meant for shows what is in it",
    arguments: [
      ("<div><template shadowrootmode=closed><p><slot>Own</slot></template></div>", ["Own"]),
      ("<div><template shadowrootmode=open><p><slot>Own</slot></template>Given</div>", ["Given"]),
      // White space is text, and takes the place.
      ("<div><template shadowrootmode=open><p>a<slot>Own</slot></template> </div>", ["a"]),
      // The first of two slots of a name gets what is meant for them.
      (
        "<div><template shadowrootmode=open><p><slot></slot><p><slot>2</slot></template>1</div>",
        ["1", "2"]
      ),
    ]
  )
  func fallback(html: String, expected: [String]) throws {
    #expect(try names(html) == expected)
  }

  @Test(
    "A template that is no shadow root stays unseen, and the children stay seen",
    arguments: [
      "<div><template><p>t</template><p>a</div>",
      "<div><template shadowrootmode=none><p>t</template><p>a</div>",
      "<ul><template shadowrootmode=open><li>t</template><li>a</ul>",
    ]
  )
  func otherTemplates(html: String) throws {
    #expect(try names(html) == ["a"])
  }

  @Test("A child that no slot shows is hidden, but can still name something")
  func unassigned() throws {
    let page = AccessibilityFixture(
      """
      <div><template shadowrootmode="open"><slot name="s"></slot></template>\
      <p id="lost">Lost</p></div><button aria-labelledby="lost">x</button>
      """
    )
    #expect(try !page.isExposed("p"))
    #expect(try page.name("button") == "Lost")
  }

  @Test("A button of a shadow tree is named by what is put into it")
  func nameFromSlot() throws {
    let page = AccessibilityFixture(
      """
      <x-button><template shadowrootmode="open"><button><slot></slot> now</button></template>\
      Save <b>all</b></x-button>
      """
    )
    #expect(try page.name("button") == "Save all now")
  }

  @Test("An identifier means the first element of its own tree")
  func scopedIdentifiers() throws {
    let page = AccessibilityFixture(
      """
      <p id="a">Page</p><x-y><template shadowrootmode="open"><p id="a">Shadow</p>\
      <button aria-labelledby="a">x</button><label for="f">Inner</label><input id="f">\
      <slot></slot></template><a href="/" aria-labelledby="a">x</a></x-y>
      """
    )
    #expect(try page.name("button") == "Shadow")
    #expect(try page.name("input") == "Inner")
    #expect(try page.name("a") == "Page")
  }

  @Test("The style of a shadow tree is about its own elements, and that of the page about others")
  func scopedStyles() throws {
    let page = AccessibilityFixture(
      """
      <style>.p { display: none }</style><div><template shadowrootmode="open">\
      <style>.s { display: none }</style><i class="s">1</i><i class="p">2</i><slot></slot>\
      </template><b class="s">3</b><b class="p">4</b></div>
      """
    )
    #expect(try !page.isExposed("i.s"))
    #expect(try page.isExposed("i.p"))
    #expect(try page.isExposed("b.s"))
    #expect(try !page.isExposed("b.p"))
  }

  @Test(
    "A shadow tree styles its host, and what its slots show",
    arguments: [
      (":host { display: none }", ["p", "b", "i"]),
      (":host(.card) { display: none }", ["p", "b", "i"]),
      (":host(.other) { display: none }", []), (":host:not(:host(.card)) { display: none }", []),
      (":is(:host, .x) { visibility: hidden }", ["p", "b", "i"]),
      // The host has neither name nor class for its own tree.
      ("div { display: none }", []), (".card { display: none }", []),
      ("* { display: none }", ["p", "b", "i"]),
      (":host > p { display: none }", ["p"]), (":host([dir=ltr]) p { display: none }", ["p"]),
      ("div p, * > p { display: none }", []), ("section :host p { display: none }", []),
      ("::slotted(b) { display: none }", ["b"]), ("::slotted(*) { display: none }", ["b", "i"]),
      ("slot[name]::slotted(*) { display: none }", ["i"]),
      ("p ~ slot::slotted(*) { display: none }", ["b", "i"]),
      (":host(.card) slot::slotted(.k) { display: none }", ["b"]),
      ("::slotted(u) { display: none }", []),
    ]
  )
  func reachingStyles(style: String, hidden: [String]) throws {
    let page = AccessibilityFixture(
      """
      <section><div class=card dir=ltr><template shadowrootmode=open><style>\(style)</style>\
      <p>1</p><slot></slot><slot name=s></slot></template><i slot=s>3</i>\
      <b class=k>2 <u>in</u></b></div></section>
      """
    )
    #expect(try ["p", "b", "i"].filter { try !page.isExposed($0) } == hidden)
    #expect(try page.isExposed("section"))
  }

  @Test(
    "The page has the last word on what is its own, but for what is important inside",
    arguments: [
      (".k { display: block }", "::slotted(.k) { display: none }", true),
      (".k { display: block }", "::slotted(.k) { display: none !important }", false),
      (".k { display: block !important }", "::slotted(.k) { display: none !important }", false),
      ("div { display: none }", ":host { display: block }", false),
      ("div { display: none }", ":host { display: block !important }", true),
      ("", ":host { display: none } :host(div) { display: block }", true),
    ]
  )
  func precedence(page: String, shadow: String, isExposed: Bool) throws {
    let page = AccessibilityFixture(
      """
      <style>\(page)</style><div><template shadowrootmode=open><style>\(shadow)</style>\
      <slot></slot></template><b class=k>1</b></div>
      """
    )
    #expect(try page.isExposed("b") == isExposed)
  }

  @Test("An outer tree has the last word on what an inner slot shows, but for what is important")
  func nestedSlots() throws {
    func page(_ outer: String, _ inner: String) -> AccessibilityFixture {
      AccessibilityFixture(
        """
        <x-a><template shadowrootmode=open><style>\(outer)</style><x-b>\
        <template shadowrootmode=open><style>\(inner)</style><slot></slot></template>\
        <slot></slot></x-b></template><b>1</b></x-a>
        """
      )
    }
    #expect(try !page("", "::slotted(b) { display: none }").isExposed("b"))
    let shown = page("::slotted(b) { display: block }", "::slotted(b) { display: none }")
    #expect(try shown.isExposed("b"))
    let hidden = page(
      "::slotted(b) { display: block }",
      "::slotted(b) { display: none !important }"
    )
    #expect(try !hidden.isExposed("b"))
  }

  @Test(
    "Selectors mean the tree that an element is from, wherever it is shown",
    arguments: [
      ("div > b", true), ("slot > b", false), ("p b", false), ("b:first-child", false),
      ("i:first-child", true), ("b:last-child", true), ("b:nth-child(2)", true), ("i + b", true),
      ("i ~ b", true), ("b ~ i", false), ("div:empty", false), ("b:only-child", false),
    ]
  )
  func treesOfSelectors(selector: String, isSelected: Bool) throws {
    let page = AccessibilityFixture(
      """
      <div><template shadowrootmode=open><p><slot></slot></p><slot name=s></slot></template>\
      <i slot=s>1</i><b>2</b></div>
      """
    )
    let document = page.tree.document
    let selected = document.elements(matching: try SelectorParser.parse(selector))
    #expect(selected.isEmpty != isSelected)
  }

  @Test("Shadow trees nest, and a slot can hand on what it gets")
  func nested() throws {
    let html = """
      <x-a><template shadowrootmode="open"><x-b><template shadowrootmode="open"><h2>B</h2>\
      <slot name="in"></slot></template><slot slot="in"></slot></x-b></template><p>Given</x-a>
      """
    #expect(try names(html) == ["B", "  Given"])
  }

  @Test("Hundreds of hosts in each other take no stack")
  func deep() throws {
    let count = 300
    let html =
      String(repeating: "<div><template shadowrootmode=open><slot></slot></template>", count: count)
      + "<p>deep" + String(repeating: "</div>", count: count)
    #expect(try names(html) == ["deep"])
  }

  @Test("Thousands of shadow trees with rules about all they can reach are cheap")
  func manyTrees() {
    let one = """
      <x-y class=a><template shadowrootmode=open><style>* {display: block} :host(.a) {display: block}
      ::slotted(b) {visibility: hidden}</style><p>1</p><slot></slot></template><b>2</b></x-y>
      """
    let page = AccessibilityFixture(String(repeating: one, count: 3_000))
    let hidden = page.tree.document.nodes.indices.filter { node in
      page.tree.document.isHTML(node, "b") && !page.tree.isExposed(node)
    }
    #expect(hidden.count == 3_000)
  }
}
