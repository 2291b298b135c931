import Testing

@testable import A11yOutline

@Suite struct AccessibleRoleTests {
  @Test(arguments: [
    ("<a id=x href='#'>a</a>", "link"), ("<a id=x>a</a>", "generic"),
    ("<aside id=x>a</aside>", "complementary"),
    ("<article><aside id=x>a</aside></article>", "generic"),
    ("<nav><aside id=x aria-label=n>a</aside></nav>", "complementary"),
    ("<header id=x>a</header>", "banner"),
    ("<main><header id=x>a</header></main>", "sectionheader"),
    ("<footer id=x>a</footer>", "contentinfo"),
    ("<section id=x>a</section>", "generic"), ("<section id=x title=t>a</section>", "region"),
    ("<section id=x aria-label=' '>a</section>", "generic"),
    ("<form id=x>a</form>", "generic"), ("<form id=x aria-label=f>a</form>", "form"),
    ("<img id=x alt=''>", "none"), ("<img id=x alt='' aria-label=l>", "img"),
    ("<img id=x>", "img"), ("<input id=x type=search>", "searchbox"),
    ("<input id=x list=l>", "combobox"), ("<input id=x type=nonsense>", "textbox"),
    ("<select id=x></select>", "combobox"), ("<select id=x size=3></select>", "listbox"),
    ("<ul><li id=x>a</ul>", "listitem"), ("<div><li id=x>a</div>", "generic"),
    ("<table><tr><th id=x>a<td>b</table>", "rowheader"),
    ("<table><tr><th id=x>a<th>b</table>", "columnheader"),
    ("<table role=grid><tr><td id=x>a</table>", "gridcell"),
    ("<details><summary id=x>a</summary></details>", "button"),
    ("<details><summary>a</summary><summary id=x>b</summary></details>", "generic"),
    ("<svg><g id=x><title>t</title></g></svg>", "group"), ("<svg><rect id=x /></svg>", "generic"),
  ])
  func elementsHaveTheirNativeRoles(_ html: String, _ role: String) throws {
    #expect(try AccessibilityFixture(html).role("#x") == role)
  }

  @Test(arguments: [
    ("<div id=x role='nonsense button link'>a</div>", "button"),
    ("<div id=x role=BUTTON>a</div>", "button"),
    ("<nav id=x role=widget>a</nav>", "navigation"),
    ("<div id=x role=directory>a</div>", "list"), ("<div id=x role=image>a</div>", "img"),
    ("<div id=x role=presentation>a</div>", "none"),
    ("<p id=x role=none tabindex=0>a</p>", "paragraph"),
    ("<p id=x role=none aria-live=polite>a</p>", "paragraph"),
    ("<p id=x role=none aria-hidden=false>a</p>", "none"),
    ("<div id=x role=region>a</div>", "generic"),
    ("<div id=x role=doc-toc>a</div>", "doc-toc"),
    ("<ul role=none><li id=x>a</ul>", "none"),
    ("<table role=none><tr><td id=x>a</table>", "none"),
    ("<button id=x role=tab>a</button>", "button"),
    ("<div role=tablist><button id=x role=tab>a</button></div>", "tab"),
    ("<div role=tree aria-owns=x></div><div id=x role=treeitem>a</div>", "treeitem"),
    ("<div id=x role=treeitem>a</div><div role=tree aria-owns=x></div>", "treeitem"),
  ])
  func rolesOfAuthorsCountWhereTheyMakeSense(_ html: String, _ role: String) throws {
    #expect(try AccessibilityFixture(html).role("#x") == role)
  }

  @Test func everyRoleHasADefinitionOfItsOwn() {
    for role in AccessibleRole.allCases {
      #expect(role.definition.role == role)
      #expect(!role.token.isEmpty)
    }
    #expect(Set(AccessibleRole.allCases.map(\.token)).count == AccessibleRole.allCases.count)
  }

  @Test func rolesInheritAttributes() {
    #expect(AccessibleRole.menuItemRadio.definition.supports(.checked))
    #expect(AccessibleRole.slider.definition.supports(.valueNow))
    #expect(AccessibleRole.treeItem.definition.supports(.expanded))
    #expect(!AccessibleRole.heading.definition.supports(.expanded))
    #expect(AccessibleRole.paragraph.definition.supports(.label))
    #expect(AccessibleRole.paragraph.definition.isNameProhibited)
    #expect(AccessibleRole.treeGrid.isKind(of: .table))
  }
}
