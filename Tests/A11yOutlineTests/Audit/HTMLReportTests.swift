import Foundation
import Testing

@testable import A11yOutline

struct HTMLReportTests {
  private static let page = """
    <html lang=en><title>Test</title><body>
    <h1>Harbour</h1>
    <p>Boats</p>
    <section aria-label=Pictures>
    <h2>Old</h2>
    <img src=a.png>
    <button></button>
    </section>
    <ul><li><a href=b.html>Map</a></li></ul>
    </body></html>
    """

  private func outline(ofPage text: String) -> (AuditReport, ReportedOutline) {
    let page = WebPage(text)
    let report = Auditor().audit(page)
    return (report, ReportedOutline(page.outline, report, page: page))
  }

  private func html(_ files: [AuditedFile]) -> String {
    var writer = HTMLReportWriter()
    var summary = AuditSummary()
    for file in files { summary.add(file) }
    let entries = files.map { writer.entry($0) }
    return writer.beginning(Rule.all, summary) + entries.joined() + writer.ending(summary)
  }

  private func htmlOfPage() -> String {
    let (report, outline) = outline(ofPage: Self.page)
    var file = AuditedFile(path: "harbour.html", report: report)
    file.outline = outline
    return html([file])
  }

  @Test func `A finding in a page stands under the heading and the region that it is in`() throws {
    let (report, outline) = outline(ofPage: Self.page)
    let index = try #require(report.findings.firstIndex { $0.rule == "button-name" })
    let place = try #require(outline.items.firstIndex { $0.findings.contains(index) })
    var parents: [String] = []
    var depth = outline.items[place].depth
    for item in outline.items[..<place].reversed() where item.depth < depth {
      parents.append(item.name)
      depth = item.depth
    }
    #expect(parents.prefix(2) == ["Old", "Pictures"])
  }

  @Test func `Every finding that has a line stands at one item`() {
    let (report, outline) = outline(ofPage: Self.page)
    let placed = outline.items.flatMap(\.findings).sorted()
    #expect(placed == report.findings.indices.filter { report.findings[$0].line != nil })
  }

  @Test func `A finding in an outline stands at the item that has it`() throws {
    let outline = try Outline(data: Data("# A\n\n# C\n\n### B\n\n- One\n".utf8), format: .markdown)
    let report = Auditor().audit(outline)
    let index = try #require(report.findings.firstIndex { $0.rule == "heading-order" })
    let shown = ReportedOutline(outline, report)
    #expect(shown.items.first { $0.findings.contains(index) }?.name == "B")
  }

  @Test func `A long outline is shortened to what leads to findings`() {
    var items = (0...ReportedOutline.itemLimit).map {
      ReportedOutline.Item(depth: $0 % 3, role: "", name: "\($0)")
    }
    items.append(ReportedOutline.Item(depth: 3, role: "", name: "found", findings: [0]))
    let outline = ReportedOutline(items)
    #expect(outline.isShortened)
    #expect(outline.items.map(\.depth) == [0, 1, 2, 3])
    #expect(outline.items.last?.name == "found")
  }

  @Test func `Table and outline lead to each other`() throws {
    let html = htmlOfPage()
    let addresses = html.matches(of: /href="#([^"]+)"/).map { String($0.output.1) }
    let identifiers = html.matches(of: /\ id="([^"]+)"/).map { String($0.output.1) }
    #expect(Set(identifiers).count == identifiers.count)
    #expect(Set(addresses).isSubset(of: identifiers))
    #expect(addresses.contains("place-1"))
    #expect(addresses.contains("finding-1"))
  }

  @Test func `What leads to a finding is open, all else closed`() {
    let html = htmlOfPage()
    #expect(html.contains("<details open><summary><span class=\"role\">region</span> <bdi"))
    #expect(html.contains("passed in harbour.html</summary>"))
    #expect(!html.contains("<details open><summary>37"))
  }

  @Test func `The report has no findings itself and asks nothing of a network`() {
    let html = htmlOfPage()
    #expect(Auditor().audit(WebPage(html)).findings == [])
    #expect(!html.contains(" src="))
    #expect(!html.contains("<link"))
    #expect(!html.contains("<script"))
  }

  @Test func `An outline of ten thousand levels is written as flat lists below some depth`() {
    let items = (0..<10_000).map { ReportedOutline.Item(depth: $0, role: "", name: "\($0)") }
    let writer = HTMLReportOutline(outline: ReportedOutline(items), findings: [], reviews: [])
    let deep = (0..<4_000).map { ReportedOutline.Item(depth: $0, role: "", name: "\($0)") }
    let whole = HTMLReportOutline(outline: ReportedOutline(deep), findings: [], reviews: [])
    #expect(writer.html.isEmpty)
    #expect(whole.html.matches(of: /<details/).count < 30)
    #expect(whole.html.contains("level 4000"))
    #expect(whole.html.matches(of: /<ul>/).count == whole.html.matches(of: /<details/).count)
  }
}
