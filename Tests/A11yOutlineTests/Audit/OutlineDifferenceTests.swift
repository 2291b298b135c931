import Foundation
import Testing

@testable import A11yOutline

struct OutlineDifferenceTests {
  private func changes(_ old: String, _ new: String) throws -> [String] {
    let outlines = try [old, new].map {
      try Outline(data: Data("{\"items\":[\($0)]}".utf8), format: .outlineJSON)
    }
    return OutlineDifference(from: outlines[0], to: outlines[1]).changes.map { change in
      "\(change.kind.rawValue) \(change.name) \(change.before ?? "") \(change.after ?? "")"
        .trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `The same outline has no changes`() throws {
    let items = #"{"name":"a","children":[{"name":"b"},{"name":"b"}]},{"name":""}"#
    #expect(try changes(items, items) == [])
  }

  @Test(arguments: [
    (#"{"name":"a"}"#, #"{"name":"a"},{"name":"b"}"#, "added b"),
    (#"{"name":"a"},{"name":"b"}"#, #"{"name":"b"}"#, "removed a"),
    (#"{"name":"a"},{"name":"b"}"#, #"{"name":"a"},{"name":"c"}"#, "renamed c b c"),
    (
      #"{"name":"a","children":[{"name":"x"}]},{"name":"b","children":[{"name":"y"}]}"#,
      #"{"name":"a","children":[]},{"name":"b","children":[{"name":"x"},{"name":"y"}]}"#,
      "moved x a b"
    ),
    (
      #"{"name":"a","expanded":false,"children":[{"name":"b"}]}"#,
      #"{"name":"a","expanded":true,"children":[{"name":"b"}]}"#,
      "state a Collapsed Expanded"
    ),
    (
      #"{"name":"a","role":"heading","headingLevel":2}"#,
      #"{"name":"a","role":"heading","headingLevel":3}"#,
      "level a 2 3"
    ),
    (
      #"{"name":"a"},{"name":"b"},{"name":"c"}"#, #"{"name":"a"},{"name":"c"},{"name":"b"}"#,
      "moved c place 3 place 2"
    ),
    (#"{"name":"a"},{"name":"b"}"#, #"{"name":"z"},{"name":"a"},{"name":"c"}"#, "renamed c b c"),
    (#"{"name":"a","hint":"Opens"}"#, #"{"name":"a","hint":"Shuts"}"#, "hint a Opens Shuts"),
    (#"{"name":"a"}"#, #"{"name":"a","language":"de"}"#, "language a none de"),
    (#"{"name":"a","id":"k"}"#, #"{"name":"z"},{"name":"b","id":"k"}"#, "renamed b a b"),
  ])
  func `A change is told as what a listener notices`(
    _ old: String,
    _ new: String,
    _ expected: String
  ) throws {
    #expect(try changes(old, new).contains(expected))
  }

  @Test func `One item that moved is told once, not all that it passed`() throws {
    let old = #"{"name":"a"},{"name":"b"},{"name":"c"},{"name":"d"}"#
    let new = #"{"name":"d"},{"name":"a"},{"name":"b"},{"name":"c"}"#
    #expect(try changes(old, new) == ["moved d place 4 place 1"])
  }

  @Test func `Another title is told`() throws {
    let outlines = try ["One", "Two"].map { title in
      let data = Data("{\"title\":\"\(title)\",\"items\":[{\"name\":\"a\"}]}".utf8)
      return try Outline(data: data, format: .outlineJSON)
    }
    let changes = OutlineDifference(from: outlines[0], to: outlines[1]).changes
    #expect(changes.map(\.words) == ["title: “One” to “Two”"])
  }

  @Test func `A hundred thousand items in the reverse order take no longer than in order`() throws {
    func outline(_ names: some Sequence<Int>) -> Outline {
      var builder = OutlineBuilder()
      for name in names { builder.append(NodeContent(name: "\(name)"), depth: 0) }
      return builder.finish()
    }
    let (old, new) = (outline(0..<100_000), outline((0..<100_000).reversed()))
    #expect(OutlineDifference(from: old, to: new).changes.count == 99_999)
  }

  @Test func `A group that was added is told once, with what is below it`() throws {
    let old = try Outline(data: Data("{\"items\":[]}".utf8), format: .outlineJSON)
    let items = #"{"items":[{"name":"a","children":[{"name":"b"},{"name":"c"}]}]}"#
    let new = try Outline(data: Data(items.utf8), format: .outlineJSON)
    let changes = OutlineDifference(from: old, to: new).changes
    #expect(changes.map(\.name) == ["a"])
    #expect(changes.first?.belowCount == 2)
  }
}
