import Testing

@testable import A11yOutline

@Suite struct AccessibleNameTests {
  @Test(arguments: [
    ("<button id=x aria-label=' A  b '>c</button>", "A b"),
    ("<button id=x aria-label=' '>c</button>", "c"),
    (
      "<button id=x aria-labelledby='x y'>one</button><i id=y hidden>two <b>three</b></i>",
      "one two three"
    ),
    ("<button id=x aria-labelledby=missing>one</button>", "one"),
    (
      "<div id=x role=group aria-labelledby=y></div><div id=y aria-labelledby=z>y</div><b id=z>z</b>",
      "y"
    ),
    ("<h2 id=x>One<span>two</span><div>three</div></h2>", "Onetwo three"),
    (
      "<h2 id=x>a <span hidden>b</span><span aria-hidden=true>c</span><i style='display:none'>d</i>e</h2>",
      "a e"
    ),
    ("<h2 id=x>a&nbsp;&nbsp;b  c</h2>", "a\u{A0}\u{A0}b c"),
    ("<a id=x href='#'><img alt='Home' src=h.png></a>", "Home"),
    ("<a id=x href='#' title=Tip><img alt='' src=h.png></a>", "Tip"),
    ("<button id=x><span title=Close></span></button>", "Close"),
    ("<label for=x>Your <b>name</b></label><input id=x>", "Your name"),
    ("<label>Volume <input id=x type=range></label>", "Volume"),
    (
      "<label><input id=x type=checkbox> Flash <input type=number value=3 aria-label=n> times</label>",
      "Flash 3 times"
    ),
    (
      "<label><input id=x type=checkbox> Play <select><option>a<option selected>b</select></label>",
      "Play b"
    ),
    ("<input id=x placeholder=p title=t>", "t"), ("<input id=x placeholder=p>", "p"),
    ("<input id=x type=submit>", "Submit"), ("<input id=x type=image alt=Go>", "Go"),
    ("<fieldset id=x><legend>Size</legend></fieldset>", "Size"),
    ("<table id=x><caption>Prices</caption><tr><td>1</table>", "Prices"),
    ("<svg id=x><title>Chart</title><desc>d</desc></svg>", "Chart"),
    (
      "<div role=tree><div id=x role=treeitem>Fruits<div role=group><div role=treeitem>Apple</div></div></div></div>",
      "Fruits"
    ),
    ("<div role=list><div id=x role=listitem>a</div></div>", ""),
    (
      "<style>h2::before{content:'Part '}h2:after{content:' end'/' stop'}</style><h2 id=x>1</h2>",
      "Part 1 stop"
    ),
    ("<h2 id=x>Say <q>yes</q></h2>", "Say \u{201C}yes\u{201D}"),
    ("<h2 id=x style='text-transform:uppercase'>a<b style='text-transform:none'>b</b></h2>", "Ab"),
    ("<h2 id=x aria-owns=y>a</h2><b id=y>b</b>", "a b"),
    ("<html id=x><title>Page</title>", "Page"),
  ])
  func elementsAreNamed(_ html: String, _ name: String) throws {
    #expect(try AccessibilityFixture(html).name("#x") == name)
  }

  @Test(arguments: [
    (
      "<button id=x aria-describedby='a b'>c</button><p id=a>one</p><p id=b hidden>two</p>",
      "one two"
    ),
    ("<button id=x aria-description='more'>c</button>", "more"),
    ("<button id=x title=tip>c</button>", "tip"), ("<button id=x title=tip></button>", ""),
    ("<table id=x aria-label=l><caption>Prices</caption></table>", "Prices"),
  ])
  func elementsAreDescribed(_ html: String, _ description: String) throws {
    #expect(try AccessibilityFixture(html).description("#x") == description)
  }
}
