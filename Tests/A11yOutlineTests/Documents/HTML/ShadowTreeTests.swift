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
}
