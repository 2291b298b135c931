import Testing

@testable import A11yOutline

/// Contents are values, though what only few nodes have lies in shared memory.
struct NodeContentTests {
  @Test("A copy changes alone")
  func copies() {
    let link = NodeContent(name: "a", role: .link, target: "#x", otherNames: ["b"])
    var copy = link
    copy.target = "#y"
    copy.otherNames.append("c")
    #expect(link.target == "#x")
    #expect(link.otherNames == ["b"])
    #expect(copy.target == "#y")
    #expect(copy.otherNames == ["b", "c"])
  }

  @Test("What was stated and taken back is as what was never stated")
  func equality() {
    let plain = NodeContent(name: "a")
    var changed = plain
    changed.value = "1"
    #expect(changed != plain)
    changed.value = nil
    #expect(changed == plain)
    #expect(changed.hashValue == plain.hashValue)
  }

  @Test("An outline and its copies keep what was stated of each")
  func outlines() {
    var builder = OutlineBuilder()
    let id = builder.append(NodeContent(name: "a", value: "On", headingLevel: 2), depth: 0)
    var first = builder.finish()
    let second = first
    first.update(id) { $0.value = "Off" }
    #expect(first[id].content.value == "Off")
    #expect(first[id].content.headingLevel == 2)
    #expect(second[id].content.value == "On")
  }

  @Test("To look at a node copies nothing of what was stated of it")
  func looking() throws {
    var builder = OutlineBuilder()
    let id = builder.append(NodeContent(name: "a", role: .link, target: "#x"), depth: 0)
    let outline = builder.finish()
    let kept = try #require(outline.details.first?.storage)
    #expect(outline[id].content.details.storage === kept)
  }
}
