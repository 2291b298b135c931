import Testing

@testable import A11yOutline

/// A piece of a page that breaks a rule, and one that keeps it.
struct PageSample: CustomTestStringConvertible, Sendable {
  let rule: String
  let failing: String
  let passing: String

  init(_ rule: String, failing: String, passing: String) {
    self.rule = rule
    self.failing = failing
    self.passing = passing
  }

  var testDescription: String { rule }

  /// Each rule about the content of pages.
  static let all: [PageSample] = [
    PageSample(
      "button-name",
      failing: "<button></button>",
      passing: "<button>Save</button>"
    ),
    PageSample(
      "link-name",
      failing: "<a href='/'><img src='a.png' alt=''></a>",
      passing: "<a href='/'><img src='a.png' alt='Home'></a>"
    ),
    PageSample("empty-heading", failing: "<h2></h2>", passing: "<h2>News</h2>"),
    PageSample(
      "menu-item-name",
      failing: "<div role=menu><div role=menuitem></div></div>",
      passing: "<div role=menu><div role=menuitem>Copy</div></div>"
    ),
    PageSample(
      "summary-name",
      failing: "<details><summary></summary>Text</details>",
      passing: "<details><summary>More</summary>Text</details>"
    ),
    PageSample(
      "tree-item-name",
      failing: "<ul role=tree><li role=treeitem></li></ul>",
      passing: "<ul role=tree><li role=treeitem>Inbox</li></ul>"
    ),
    PageSample(
      "tab-name",
      failing: "<div role=tablist><div role=tab></div></div>",
      passing: "<div role=tablist><div role=tab>General</div></div>"
    ),
    PageSample(
      "dialog-name",
      failing: "<div role=dialog>Text</div>",
      passing: "<div role=dialog aria-label='Sign in'>Text</div>"
    ),
    PageSample(
      "label-in-name",
      failing: "<button aria-label='Send'>Submit form</button>",
      passing: "<button aria-label='Submit form now'>Submit form</button>"
    ),
    PageSample(
      "image-alternative",
      failing: "<img src='a.png'>",
      passing: "<img src='a.png' alt='A harbour'>"
    ),
    PageSample(
      "svg-image-name",
      failing: "<svg role=img><circle r='4'/></svg>",
      passing: "<svg role=img><title>A dot</title><circle r='4'/></svg>"
    ),
    PageSample(
      "object-name",
      failing: "<object data='film.mp4'></object>",
      passing: "<object data='film.mp4' title='The launch'></object>"
    ),
    PageSample(
      "image-file-name",
      failing: "<img src='IMG_20260914.jpg' alt='IMG_20260914.jpg'>",
      passing:
        "<a href='map.png' download>Get <img src='map.png' alt='map.png'></a>"
    ),
    PageSample(
      "decoration-exposed",
      failing: "<img src='a.png' alt='' aria-label='A line'>",
      passing: "<img src='a.png' alt=''>"
    ),
    PageSample(
      "field-name",
      failing: "<label>Name</label><input>",
      passing: "<label>Name <input></label>"
    ),
    PageSample(
      "image-button-name",
      failing: "<input type=image src='go.png'>",
      passing: "<input type=image src='go.png' alt='Search'>"
    ),
    PageSample(
      "autocomplete-valid",
      failing: "<input aria-label='Mail' autocomplete='mail'>",
      passing: "<input aria-label='Mail' autocomplete='section-a shipping work email'>"
    ),
    PageSample(
      "role-valid",
      failing: "<div role='buton'>Save</div>",
      passing: "<div role='unknown button'>Save</div>"
    ),
    PageSample(
      "aria-attribute-defined",
      failing: "<p aria-lable='x'>Text</p>",
      passing: "<p aria-busy='true'>Text</p>"
    ),
    PageSample(
      "aria-attribute-value",
      failing: "<button aria-expanded='closed'>More</button>",
      passing: "<button aria-expanded='false'>More</button>"
    ),
    PageSample(
      "aria-attribute-allowed",
      failing: "<h2 aria-checked='true'>News</h2>",
      passing: "<h2 aria-level='2'>News</h2>"
    ),
    PageSample(
      "aria-attribute-required",
      failing: "<div role=checkbox>Agree</div>",
      passing: "<div role=checkbox aria-checked=false>Agree</div>"
    ),
    PageSample(
      "naming-prohibited",
      failing: "<span aria-label='new'>*</span>",
      passing: "<span role=img aria-label='new'>*</span>"
    ),
    PageSample(
      "aria-reference-exists",
      failing: "<div role=scrollbar aria-controls=nothing aria-valuenow=1></div>",
      passing: "<p id=text>Text</p><div role=scrollbar aria-controls=text aria-valuenow=1></div>"
    ),
    PageSample(
      "identifier-unique",
      failing: "<p id=a>1</p><p id=a>2</p>",
      passing: "<p id=a>1</p><p id=b>2</p>"
    ),
    PageSample(
      "attribute-duplicated",
      failing: "<img src='a.png' alt='' alt='A harbour'>",
      passing: "<img src='a.png' alt='A harbour'>"
    ),
    PageSample(
      "required-owned-elements",
      failing: "<div role=list><div role=button>Save</div></div>",
      passing: "<div role=list><div><div role=listitem>Milk</div></div></div>"
    ),
    PageSample(
      "required-context",
      failing: "<div role=listitem>Milk</div>",
      passing: "<div role=list><div role=listitem>Milk</div></div>"
    ),
    PageSample(
      "list-content",
      failing: "<ul><p>Milk</p></ul>",
      passing: "<ul><li>Milk</li></ul>"
    ),
    PageSample(
      "hidden-focus",
      failing: "<div aria-hidden=true><button>Save</button></div>",
      passing: "<div aria-hidden=true><button tabindex=-1>Save</button></div>"
    ),
    PageSample(
      "nested-control",
      failing: "<button>Save <span tabindex=0>as</span></button>",
      passing: "<button>Save <b>as</b></button>"
    ),
    PageSample(
      "frame-tab-order",
      failing: "<iframe title=a tabindex=-1 srcdoc=\"<a href='/'>Home</a>\"></iframe>",
      passing: "<iframe title=a srcdoc=\"<a href='/'>Home</a>\"></iframe>"
    ),
    PageSample(
      "scrollable-focus",
      failing: "<div style='height:20px;width:50px;overflow:auto'><p>\(longText)</p></div>",
      passing:
        "<div tabindex=0 style='height:20px;width:50px;overflow:auto'><p>\(longText)</p></div>"
    ),
    PageSample(
      "tab-order",
      failing: "<button tabindex=3>Save</button>",
      passing: "<button tabindex=0>Save</button>"
    ),
    PageSample(
      "frame-name",
      failing: "<iframe src='a.html'></iframe>",
      passing: "<iframe src='a.html' title='Map'></iframe>"
    ),
    PageSample(
      "landmark-names",
      failing: "<nav>a</nav><nav>b</nav>",
      passing: "<nav aria-label='Site'>a</nav><nav aria-label='Page'>b</nav>"
    ),
    PageSample(
      "headers-attribute",
      failing: "<table><tr><th id=a>A<td headers='b'>1</table>",
      passing: "<table><tr><th id=a>A<td headers='a'>1</table>"
    ),
    PageSample(
      "header-cells",
      failing: "<table><tr><th scope=col>A<th scope=col>B<tr><td>1</table>",
      passing: "<table><tr><th scope=col>A<th scope=col>B<tr><td colspan=2>1</table>"
    ),
    PageSample(
      "part-language-valid",
      failing: "<p lang='xy'>Text</p>",
      passing: "<p lang='pt-BR'>Texto</p>"
    ),
    PageSample(
      "collapsed-content-reachable",
      failing: "<button aria-expanded=false aria-controls=p>More</button><p id=p>Text</p>",
      passing: "<button aria-expanded=false aria-controls=p>More</button><p id=p hidden>Text</p>"
    ),
    PageSample(
      "expanded-content-hidden",
      failing: "<button aria-expanded=true aria-controls=p>More</button><p id=p hidden>Text</p>",
      passing: "<button aria-expanded=true aria-controls=p>More</button><p id=p>Text</p>"
    ),
    PageSample(
      "expandable-without-state",
      failing: "<button aria-controls=p>More</button><p id=p hidden>Text</p>",
      passing: "<button aria-expanded=false aria-controls=p>More</button><p id=p hidden>Text</p>"
    ),
    PageSample(
      "expanded-on-leaf",
      failing: "<ul role=tree><li role=treeitem aria-expanded=true>Inbox</ul>",
      passing:
        "<ul role=tree><li role=treeitem aria-expanded=true>Inbox"
        + "<ul role=group><li role=treeitem>Work</ul></ul>"
    ),
    PageSample(
      "state-on-wrong-element",
      failing: "<button aria-controls=p>More</button><div id=p aria-expanded=true>Text</div>",
      passing: "<button aria-controls=p aria-expanded=true>More</button><div id=p>Text</div>"
    ),
    PageSample(
      "details-without-summary",
      failing: "<details>Text</details>",
      passing: "<details><summary>More</summary>Text</details>"
    ),
    PageSample(
      "summary-not-first",
      failing: "<details><p>Text</p><summary>More</summary></details>",
      passing: "<details><summary>More</summary>Text</details>"
    ),
    PageSample(
      "name-changes-with-state",
      failing: "<button aria-expanded=true>Collapse menu</button>",
      passing: "<button aria-expanded=true>Menu</button>"
    ),
    PageSample(
      "hint-contradicts-state",
      failing: "<button aria-expanded=true title='Expands the menu'>Menu</button>",
      passing: "<button aria-expanded=false title='Expands the menu'>Menu</button>"
    ),
    PageSample(
      "tree-level-mismatch",
      failing:
        "<ul role=tree><li role=treeitem>Inbox"
        + "<ul role=group><li role=treeitem aria-level=1>Work</ul></ul>",
      passing:
        "<ul role=tree><li role=treeitem>Inbox"
        + "<ul role=group><li role=treeitem aria-level=2>Work</ul></ul>"
    ),
    PageSample(
      "links-same-name",
      failing: "<p><a href=a>More</a> <a href=b>more</a></p>",
      passing: "<p><a href=a>More</a> <a href=a>More</a></p><p><a href=b>More</a></p>"
    ),
    PageSample(
      "scope-valid",
      failing: "<table><tr><th scope=columns>A</th><td>1</td></tr></table>",
      passing: "<table><tr><th scope=ROW>A</th><td>1</td></tr></table>"
    ),
    PageSample(
      "image-name-repeated",
      failing: "<a href=a><img src=a.png alt=Home> home</a>",
      passing: "<a href=a><img src=a.png alt=Home> and garden</a>"
    ),
    PageSample(
      "heading-order",
      failing: "<h1>A</h1><h3>B</h3>",
      passing: "<h2>A</h2><h3>B</h3><h1>C</h1>"
    ),
    PageSample(
      "heading-level-out-of-range",
      failing: "<div role=heading aria-level=9>A</div>",
      passing: "<div role=heading aria-level=3>A</div>"
    ),
    PageSample(
      "sibling-headings-same-name",
      failing: "<h2>Notes</h2><h3>a</h3><h2>notes</h2>",
      passing: "<h1>A</h1><h2>Notes</h2><h1>B</h1><h2>Notes</h2>"
    ),
    PageSample(
      "page-heading",
      failing: "<h2>A</h2>",
      passing: "<h2>A</h2><h1>B</h1>"
    ),
    PageSample(
      "empty-group",
      failing: "<details><summary>More</summary><!-- later --></details>",
      passing: "<details><summary>More</summary>Text</details>"
    ),
    PageSample(
      "symbols-only-name",
      failing: "<button>»</button>",
      passing: "<button>Next »</button>"
    ),
    PageSample(
      "role-in-name",
      failing: "<button>Save button</button>",
      passing: "<button>Save</button>"
    ),
  ]

  private static let longText = String(repeating: "Text that does not fit. ", count: 40)
}
