import Foundation
import Testing

@testable import A11yOutline

struct PageRuleTests {
  private func outcome(_ rule: String, _ body: String) throws -> RuleOutcome? {
    let definition = try #require(Rule.named(rule))
    let html =
      "<!DOCTYPE html><html lang=en><head><title>Test</title></head><body>\(body)</body></html>"
    return Auditor(rules: [definition]).audit(WebPage(html)).outcome(of: rule)
  }

  @Test(arguments: PageSample.all)
  func `A rule tells the piece that breaks it from the one that keeps it`(
    _ sample: PageSample
  ) throws {
    #expect(try outcome(sample.rule, sample.failing) == .failed)
    #expect(try outcome(sample.rule, sample.passing) == .passed)
    #expect(try outcome(sample.rule, "<p>Text</p>") != .failed)
  }

  @Test(arguments: [
    ("page-title", "<html lang=en><title> </title>", "<html lang=en><title>News</title>"),
    ("page-language", "<html><p>a", "<html lang=en><p>a"),
    ("page-language-valid", "<html lang=english>", "<html lang=en-GB>"),
    ("page-languages-match", "<html lang=en xml:lang=fr>", "<html lang=en xml:lang=EN>"),
    (
      "viewport-zoom", "<meta name=viewport content='user-scalable=no'>",
      "<meta name=viewport content='maximum-scale=3'>"
    ),
    (
      "refresh-delay", "<meta http-equiv=refresh content='30'>",
      "<meta http-equiv=refresh content='0; url=a.html'>"
    ),
    (
      "refresh-none", "<meta http-equiv=refresh content='90000'>",
      "<meta http-equiv=refresh content='0; url=a.html'>"
    ),
    ("hidden-body", "<body aria-hidden=true><p>a", "<body><p>a"),
    ("main-landmark", "<nav>a</nav><p>Text", "<nav>a</nav><main>Text</main>"),
    ("main-heading", "<nav><h1>a</h1></nav><p>Text", "<nav>a</nav><h1>Text</h1>"),
    (
      "skip-link", "<nav>a</nav><p id=b>Text",
      "<a href='#b'>Skip</a><nav>a</nav><p id=b>Text"
    ),
    ("bypass-blocks", "<nav>a</nav><p>Text", "<nav>a</nav><main>Text</main>"),
  ])
  func `A rule about the whole page tells a bad one from a good one`(
    _ rule: String,
    _ failing: String,
    _ passing: String
  ) throws {
    let auditor = Auditor(rules: [try #require(Rule.named(rule))])
    #expect(auditor.audit(WebPage("<!DOCTYPE html>" + failing)).outcome(of: rule) == .failed)
    #expect(auditor.audit(WebPage("<!DOCTYPE html>" + passing)).outcome(of: rule) == .passed)
  }

  @Test func `Each rule about pages has a sample`() {
    let sampled = Set(PageSample.all.map(\.rule))
    let whole: Set<String> = [
      "page-title", "page-language", "page-language-valid", "page-languages-match",
      "viewport-zoom", "refresh-delay", "refresh-none", "hidden-body", "main-landmark",
      "main-heading", "skip-link", "bypass-blocks", "role-deprecated",
      "frames-same-name", "text-as-heading",
    ]
    let rules = Rule.all.filter { $0.page != nil }.map(\.id)
    #expect(rules.filter { !sampled.contains($0) && !whole.contains($0) } == [])
  }

  @Test(arguments: [
    ("<iframe title=Map src='a.html'></iframe><iframe title=map src='b.html'></iframe>", "failed"),
    ("<iframe title=Map src='a.html'></iframe><iframe title=Map src='c.html'></iframe>", "passed"),
    ("<iframe title=Map src='a.html'></iframe><iframe title=Map src='a.html'></iframe>", "passed"),
    ("<iframe title=Map src='a.html'></iframe><iframe title=Way src='b.html'></iframe>", "none"),
    ("<iframe title=Map src='d.html'></iframe><iframe title=Map src='e.html'></iframe>", "unknown"),
    (
      "<iframe title=Map src='a.html'></iframe><iframe title=Map src='//x.org/b'></iframe>",
      "unknown"
    ),
    (
      "<script></script><iframe title=Map src=a.html></iframe><iframe title=Map src=b.html></iframe>",
      "unknown"
    ),
  ])
  func `Frames of one name are compared by what they hold`(
    _ body: String,
    _ expected: String
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("frames-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      ("a", "One"), ("b", "Two"), ("c", "One"),
      ("d", "<title>News</title>One"), ("e", "<title>News</title>Two"),
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).html"))
    }
    let rule = try #require(Rule.named("frames-same-name"))
    let page = WebPage(Data(body.utf8), at: folder.appendingPathComponent("page.html"))
    let outcomes: [String: RuleOutcome] = [
      "failed": .failed, "passed": .passed, "none": .inapplicable, "unknown": .cannotTell,
    ]
    #expect(Auditor(rules: [rule]).audit(page).outcome(of: rule.id) == outcomes[expected])
  }

  @Test(arguments: [
    ("<p><b>Opening hours</b></p><p>From nine to five.</p>", RuleOutcome.cannotTell),
    ("<p><strong>Opening hours:</strong></p><ul><li>Monday</ul>", .cannotTell),
    ("<p><b>Closed today.</b></p><p>Come tomorrow.</p>", .inapplicable),
    ("<p><b>Opening</b> hours</p><p>From nine to five.</p>", .inapplicable),
    ("<p><b>Opening hours</b></p>", .inapplicable),
    ("<h2><b>Opening hours</b></h2><p>From nine to five.</p>", .inapplicable),
  ])
  func `A line in bold before a paragraph may be a heading`(
    _ body: String,
    _ expected: RuleOutcome
  ) throws {
    #expect(try outcome("text-as-heading", body) == expected)
  }

  @Test(arguments: [
    ("<div role=tree><div role=treeitem aria-level=3>a</div></div>", RuleOutcome.failed),
    (
      """
      <div role=tree><div role=treeitem aria-level=1>a</div>\
      <div role=treeitem aria-level=2>b</div><div role=treeitem aria-level=1>c</div></div>
      """, .passed
    ),
    (
      """
      <div role=tree><div role=treeitem aria-level=1>a</div>\
      <div role=treeitem aria-level=3>b</div></div>
      """, .failed
    ),
    (
      "<div role=tree><div role=treeitem aria-level=3>a</div></div><script>1</script>",
      .cannotTell
    ),
    ("<ul><li aria-level=2>a</ul>", .failed),
    ("<ul><li>a<ul><li aria-level=2>b</ul></ul>", .passed),
    ("<ul role=tree><li role=treeitem aria-posinset=3 aria-setsize=2>a</ul>", .failed),
    ("<ul role=tree><li role=treeitem aria-posinset=3 aria-setsize=90>a</ul>", .passed),
  ])
  func `A level that is stated follows from what stands before`(
    _ body: String,
    _ expected: RuleOutcome
  ) throws {
    #expect(try outcome("tree-level-mismatch", body) == expected)
  }

  @Test func `A scope on a cell that is no header fails`() throws {
    let body = "<table><tr><td scope=row>A</td><td>1</td></tr></table>"
    #expect(try outcome("scope-valid", body) == .failed)
  }

  @Test func `What is hidden from everyone is not audited`() throws {
    for hidden in ["hidden", "style='display:none'", "style='visibility:hidden'", "inert"] {
      #expect(try outcome("button-name", "<div \(hidden)><button></button></div>") == .inapplicable)
    }
  }

  @Test func `What is in a closed disclosure is audited, since it can be opened`() throws {
    let body = "<details><summary>More</summary><button></button></details>"
    #expect(try outcome("button-name", body) == .failed)
  }

  @Test func `Content that the focus can reach while it is collapsed is an error`() throws {
    let body =
      "<button aria-expanded=false aria-controls=p>More</button>"
      + "<p id=p><a href='/'>Home</a></p>"
    let html = "<!DOCTYPE html><html lang=en><title>a</title><body>\(body)"
    let findings = Auditor().audit(WebPage(html)).findings
    let finding = try #require(findings.first { $0.rule == "collapsed-content-reachable" })
    #expect(finding.severity == .error)
    #expect(finding.line == 1)
  }

  @Test func `A comment with a reason accepts a finding, one without does not`() {
    let page = { (comment: String) in
      WebPage("<html lang=en><title>a</title><body><main><!-- \(comment) --><img src=a.png>")
    }
    let finding = { (comment: String) in
      Auditor().audit(page(comment)).findings.first { $0.rule == "image-alternative" }
    }
    let accepted = finding("a11y-outline-ignore image-alternative: the caption tells it")
    #expect(accepted?.suppression == "the caption tells it")
    #expect(finding("a11y-outline-ignore image-alternative")?.counts == true)
    #expect(finding("a11y-outline-ignore link-name: other")?.counts == true)
  }

  @Test func `A fingerprint stays when other things in the page change`() {
    let fingerprint = { (html: String) in
      Auditor().audit(WebPage(html)).findings.first { $0.rule == "image-alternative" }?.fingerprint
    }
    let before = fingerprint("<h1>A</h1><img src=a.png class=x123>")
    let after = fingerprint("<p>New</p>\n<h1>A</h1><p>More</p><div><img src=a.png class=x99></div>")
    #expect(before != nil)
    #expect(before == after)
    #expect(before != fingerprint("<h1>A</h1><img src=b.png>"))
  }
}
