import Foundation
import Testing

@testable import A11yOutline

struct AuditReportTests {
  private static let page = """
    <html lang=en><title>Test</title><body><main><h1>Test</h1>
    <img src=a.png>
    <button></button>
    </main></body></html>
    """

  private func report(_ format: ReportFormat, _ files: [AuditedFile]) -> String {
    var writer = format.writer
    var summary = AuditSummary()
    for file in files { summary.add(file) }
    var text = writer.beginning(Rule.all, writer.beginsWithSummary ? summary : nil)
    for file in files { text += writer.entry(file) }
    return text + writer.ending(summary)
  }

  private var files: [AuditedFile] {
    [
      AuditedFile(path: "a.html", report: Auditor().audit(WebPage(Self.page))),
      AuditedFile(path: "b & <c>.html", error: "there is no such file"),
    ]
  }

  @Test func `Text has a line for each finding and a summary with what passed`() {
    let lines = report(.text, files).split(separator: "\n")
    #expect(
      lines.contains {
        $0.hasPrefix("a.html:2:1: error image-alternative: The image has no text alternative")
      }
    )
    #expect(lines.contains("b & <c>.html: unreadable: there is no such file"))
    #expect(lines.last?.hasPrefix("1 file, 2 errors, 0 warnings") == true)
    #expect(lines.last?.contains("passed") == true)
  }

  @Test func `JSON lists every rule with its outcome, and the findings with their places`() throws {
    let data = Data(report(.json, files).utf8)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let list = try #require(json["files"] as? [[String: Any]])
    let rules = try #require(list[0]["rules"] as? [[String: Any]])
    #expect(rules.count == Rule.all.count { $0.page != nil })
    let image = try #require(rules.first { $0["id"] as? String == "image-alternative" })
    #expect(image["outcome"] as? String == "failed")
    #expect(image["act"] as? [String] == ["23a2a8"])
    let findings = try #require(list[0]["findings"] as? [[String: Any]])
    #expect(findings.first?["line"] as? Int == 2)
    #expect(list[1]["error"] as? String == "there is no such file")
    let summary = try #require(json["summary"] as? [String: Any])
    #expect(summary["errors"] as? Int == 2)
    #expect(summary["unreadable"] as? Int == 1)
  }

  @Test(arguments: [ReportFormat.json, .sarif, .earl])
  func `Formats made of JSON are JSON, also for nothing`(_ format: ReportFormat) throws {
    for files in [files, []] {
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(report(format, files).utf8))
      }
    }
  }

  @Test func `A line of JSON is read back as it was written`() throws {
    for file in files {
      let line = file.json
      #expect(!line.contains("\n"))
      #expect(try AuditedFile(json: Data(line.utf8)) == file)
    }
  }

  @Test func `XML and HTML hold names that would be markup as text`() {
    #expect(report(.junit, files).contains("b &amp; &lt;c&gt;.html"))
    #expect(report(.html, files).contains("b &amp; &lt;c&gt;.html"))
    #expect(!report(.html, files).contains("<c>"))
  }

  @Test func `A baseline takes known findings out of account, and tells what is fixed`() throws {
    var baseline = Baseline()
    baseline.add(files[0])
    let read = try Baseline(baseline.data())
    var same = files[0]
    same.compare(with: read.byFile["a.html"] ?? [])
    #expect(same.report.isClean)
    let better = Self.page.replacing("<button></button>", with: "<button>Save</button>")
    var mended = AuditedFile(path: "a.html", report: Auditor().audit(WebPage(better)))
    mended.compare(with: read.byFile["a.html"] ?? [])
    #expect(mended.fixed.map(\.rule) == ["button-name"])
    #expect(mended.report.isClean)
    let worse = Self.page.replacing("</main>", with: "<a href='/'></a></main>")
    var broken = AuditedFile(path: "a.html", report: Auditor().audit(WebPage(worse)))
    broken.compare(with: read.byFile["a.html"] ?? [])
    #expect(broken.report.findings.filter(\.counts).map(\.rule) == ["link-name"])
  }

  @Test func `The HTML report has no findings itself`() {
    let html = report(.html, files)
    #expect(Auditor().audit(WebPage(html)).findings == [])
  }

  @Test func `Reports tell the version of the command`() {
    #expect(AuditTool.version == Program.version)
  }
}
