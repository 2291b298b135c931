import Foundation
import Testing

@testable import A11yOutline

/// The direction in which texts run: what sources state of it, and what follows for other nodes.
struct DirectionTests {
  /// The directions of all nodes, as they are inherited; `*` where one is stated.
  private func directions(_ outline: Outline) -> [String] {
    outline.nodes.map { node in
      let mark = node.content.direction == nil ? "" : "*"
      return "\(node.name) \(outline.direction(of: node.id).rawValue)\(mark)"
    }
  }

  @Test(
    "The attribute of a page holds for what is inside",
    arguments: [
      ("<p>a<p>b", ["a ltr", "b ltr"]),
      ("<p dir=RTL>a<p dir=ltr>b", ["a rtl*", "b ltr"]),
      ("<html dir=rtl><title>t</title><p>a", ["a rtl*"]),
      ("<body dir=rtl><h1>Title</h1><p>a", ["a rtl*"]),
      (
        "<title>t</title><section dir=rtl><h2>a</h2><p>b<p dir=ltr>c</section><p>d",
        ["a rtl*", "b rtl", "c ltr*", "d ltr*"]
      ),
      ("<div dir=rtl><p dir=nonsense>a</div>", ["a rtl*"]),
      ("<ul><li dir=rtl>a<ul><li>b</ul><li>c</ul>", ["a rtl*", "b rtl", "c ltr"]),
      ("<ul dir=rtl><li>a<li><p>b<p dir=ltr>c</ul>", ["a rtl*", "b rtl*", "c ltr*"]),
    ]
  )
  func attribute(html: String, expected: [String]) throws {
    #expect(directions(try Outline(text: html, format: .html)) == expected)
  }

  @Test(
    "By text, the first letter tells, but not one that stands in a part of its own direction",
    arguments: [
      ("<p dir=auto>12 سلام abc", "rtl"),
      ("<p dir=auto>« abc שלום", "ltr"),
      ("<p dir=auto><bdi>שלום</bdi> abc", "ltr"),
      ("<p dir=auto><b dir=ltr>abc</b> שלום", "rtl"),
      ("<p dir=auto><style>x</style>שלום", "rtl"),
      ("<div dir=rtl><p dir=auto>12</div>", "ltr"),
    ]
  )
  func byText(html: String, expected: String) throws {
    let outline = try Outline(text: html, format: .html)
    let last = try #require(outline.nodes.filter { $0.role == .paragraph }.last)
    #expect(outline.direction(of: last.id).rawValue == expected)
  }

  @Test("The outline format keeps directions, and tells of one that there is not")
  func outlineFormat() throws {
    let json = #"{"items":[{"name":"a","direction":"rtl","children":[{"name":"b"}]}]}"#
    let outline = try Outline(text: json, format: .outlineJSON)
    #expect(directions(outline) == ["a rtl*", "b rtl"])
    let again = try Outline(text: OutlineJSONWriter().text(of: outline), format: .outlineJSON)
    #expect(directions(again) == directions(outline))
    let wrong = #"{"items":[{"name":"a","direction":"up"}]}"#
    let error = #expect(throws: DocumentError.self) {
      try Outline(text: wrong, format: .outlineJSON, name: "f.json")
    }
    #expect(error?.description.contains("a direction is \"ltr\" or \"rtl\", not \"up\"") == true)
  }

  @Test("A web page that is written says the direction, and reading it gives it back")
  func written() throws {
    var builder = OutlineBuilder(title: "t")
    builder.append(NodeContent(name: "a", direction: .rightToLeft), depth: 0)
    builder.append(NodeContent(name: "b"), depth: 1)
    let outline = builder.finish()
    let again = try Outline(text: HTMLWriter().text(of: outline), format: .html)
    #expect(directions(again) == directions(outline))
  }

  @Test("The contents of a book run as its pages are turned")
  func book() throws {
    let package = BookSample.package
      .replacing("<spine", with: "<spine page-progression-direction=\"rtl\"")
    let files = BookSample.files.map { $0.0.hasSuffix("package.opf") ? ($0.0, package) : $0 }
    let outline = try Outline(data: ZipFixture.epub(files), name: "book.epub")
    let part = try #require(outline.nodes.first { $0.name == "Part I" })
    #expect(outline.direction(of: part.id) == .rightToLeft)
  }

  @Test("A change of the direction is a change of the node alone")
  func updated() {
    var builder = OutlineBuilder()
    let id = builder.append(NodeContent(name: "a", isExpanded: true), depth: 0)
    builder.append(NodeContent(name: "b"), depth: 1)
    var outline = builder.finish()
    outline.update(id) { $0.direction = .rightToLeft }
    #expect(directions(outline) == ["a rtl*", "b rtl"])
    #expect(outline[id].isExpanded == true)
    outline.update(id) { $0.direction = nil }
    #expect(directions(outline) == ["a ltr", "b ltr"])
  }
}
