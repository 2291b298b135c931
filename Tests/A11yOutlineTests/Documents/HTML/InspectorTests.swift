import Foundation
import Testing

@testable import A11yOutline

/// What `inspect` prints of an element or a node.
@Suite struct InspectorTests {
  private func records(_ html: String) throws -> [AccessibilityInspector.Record] {
    try AccessibilityInspector(html: Data(html.utf8)).records()
  }

  @Test("A line tells role, name, states and origin; the same as JSON")
  func record() throws {
    let record = try #require(try records("<h2 id=x dir=rtl>סלט</h2>").last)
    #expect(record.text == "  heading, \"סלט\", level 2, dir rtl  <h2> #x 1:1")
    #expect(
      record.json == """
        {"element":"h2","id":"x","role":"heading","name":"סלט","description":"",\
        "states":{"level":2},"dir":"rtl","exposed":true,"line":1,"column":1}
        """
    )
  }

  @Test(
    "A direction is told where it is stated and where it begins, not where it goes on",
    arguments: [
      ("<p>a", ["html", "p"]),
      ("<p dir=ltr>a<p dir=nonsense>b", ["html", "p ltr", "p"]),
      ("<html dir=rtl><p>a<p dir=ltr>b", ["html rtl", "p", "p ltr"]),
      // What has no meaning is not printed, but its direction is not lost.
      ("<body dir=rtl><p>a<ul><li>b</ul>", ["html", "p rtl", "ul rtl", "li"]),
      ("<p dir=auto>שלום<p dir=auto>a", ["html", "p rtl", "p ltr"]),
    ]
  )
  func directions(html: String, expected: [String]) throws {
    let told = try records(html).map { record in
      record.element + (record.direction.map { " " + $0.rawValue } ?? "")
    }
    #expect(told == expected)
  }

  @Test("A node of another document tells the direction that its source states")
  func outlineDirection() throws {
    let json = #"{"items":[{"name":"a","direction":"rtl","children":[{"name":"b"}]}]}"#
    let records = try AccessibilityInspector(Outline(text: json, format: .outlineJSON)).records()
    #expect(records.map { $0.text.contains("dir rtl") } == [true, false])
    #expect(records.map { $0.json.contains("\"dir\":null") } == [false, true])
  }
}
