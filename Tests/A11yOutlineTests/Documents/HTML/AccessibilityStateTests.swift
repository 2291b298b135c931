import Testing

@testable import A11yOutline

@Suite struct AccessibilityStateTests {
  /// The states of `#x`, but for what every control has, as `inspect` would print them.
  private func states(_ html: String) throws -> String {
    let ignored: Set<AccessibilityState> = [.focusable, .editable, .singleline]
    return try AccessibilityFixture(html).states("#x").all
      .filter { !ignored.contains($0.state) }
      .map { state, value in
        switch value {
        case .flag(let flag): (flag ? "" : "!") + state.rawValue
        case .integer(let number): "\(state.rawValue)=\(number)"
        case .number(let number): "\(state.rawValue)=\(number)"
        case .text(let text): "\(state.rawValue)=\(text)"
        }
      }
      .joined(separator: " ")
  }

  @Test(arguments: [
    ("<button id=x aria-expanded=false>a</button>", "expandable !expanded"),
    ("<button id=x aria-expanded=undefined>a</button>", ""),
    ("<h2 id=x aria-expanded=true>a</h2>", "level=2"),
    ("<details open><summary id=x>a</summary></details>", "expandable expanded"),
    ("<input id=x type=checkbox checked aria-checked=false>", "checkable checked"),
    ("<div id=x role=checkbox aria-checked=mixed>a</div>", "checkable !checked mixed"),
    ("<div id=x role=switch>a</div>", "checkable !checked"),
    ("<button id=x aria-pressed=true>a</button>", "pressed"),
    ("<fieldset disabled><legend><input id=x></legend></fieldset>", ""),
    ("<fieldset disabled><input id=x></fieldset>", "disabled"),
    ("<input id=x required aria-invalid=spelling readonly>", "required invalid readonly"),
    ("<a id=x href='#' aria-current=page>a</a>", "current=page"),
    ("<a id=x href='#' aria-current=false>a</a>", ""),
    ("<div id=x role=button aria-haspopup=true>a</div>", "haspopup=menu"),
    ("<div id=x role=menu>a</div>", "orientation=vertical vertical"),
    ("<div id=x role=heading>a</div>", "level=2"), ("<h4 id=x>a</h4>", "level=4"),
    ("<ul><li>a<li id=x>b<li>c</ul>", "level=1 posinset=2 setsize=3"),
    ("<ul><li>a<ul><li id=x>b</ul></ul>", "level=2 posinset=1 setsize=1"),
    (
      "<input id=x type=range value=5 min=1 max=9>",
      "orientation=horizontal horizontal valuenow=5.0 valuemin=1.0 valuemax=9.0"
    ),
    ("<table><tr><td id=x colspan=3 aria-colspan=2>a</table>", "colspan=3"),
    (
      "<select id=x><option>a<option selected>b</select>",
      "expandable !expanded haspopup=listbox value=b"
    ),
    ("<input id=x type=password value=secret>", ""),
    (
      "<div id=x role=alert>a</div>",
      "live=assertive atomic=true container-live=assertive container-live-role=alert container-atomic=true"
    ),
  ])
  func elementsHaveStates(_ html: String, _ expected: String) throws {
    #expect(try states(html) == expected)
  }

  @Test(arguments: [
    "<p id=x hidden>a</p>", "<p id=x style='display:none'>a</p>",
    "<div style='visibility:hidden'><p id=x>a</p></div>",
    "<div aria-hidden=true><p id=x>a</p></div>",
    "<div inert><p id=x>a</p></div>", "<details><summary>s</summary><p id=x>a</p></details>",
    "<div hidden=until-found><p id=x>a</p></div>", "<dialog><p id=x>a</p></dialog>",
    "<template><p id=x>a</p></template>", "<button><em id=x>a</em></button>",
    "<style>.c p{display:none}</style><div class=c><p id=x>a</p></div>", "<p id=x role=none>a</p>",
    "<style>@media screen{#x{visibility:hidden!important}}</style><p id=x style='visibility:visible'>",
    "<head><title id=x>a</title></head>", "<body><noscript><p id=x>a</p></noscript>",
  ])
  func hiddenElementsAreNotExposed(_ html: String) throws {
    #expect(try !AccessibilityFixture(html).isExposed("#x"))
  }

  @Test(arguments: [
    "<div style='visibility:hidden'><p id=x style='visibility:visible'>a</p></div>",
    "<p id=x hidden style='display:block'>a</p>", "<details open><p id=x>a</p></details>",
    "<details><summary id=x>a</summary></details>", "<body id=x aria-hidden=true>a</body>",
    "<style>@media print{#x{display:none}}</style><p id=x>a</p>", "<ul role=none><a id=x href=#>",
  ])
  func othersAreExposed(_ html: String) throws {
    #expect(try AccessibilityFixture(html).isExposed("#x"))
  }
}
