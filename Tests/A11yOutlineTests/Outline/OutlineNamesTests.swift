import Testing

@testable import A11yOutline

/// The names of all nodes lie in one piece of memory; nobody must notice.
@Suite struct OutlineNamesTests {
  @Test("Names that change again and again stay right, and what they leave behind is given up")
  func replaced() {
    var builder = OutlineBuilder()
    for index in 0..<50 { builder.append(NodeContent(name: "node \(index)"), depth: 0) }
    var outline = builder.finish()
    let long = String(repeating: "é", count: 100)
    for round in 0..<40 {
      for index in 0..<50 where index % 3 == round % 3 {
        outline.update(NodeID(rawValue: Int32(index))) { $0.name = "\(long) \(index) \(round)" }
      }
      #expect(!outline.names.isSparse)
    }
    for index in 0..<50 {
      let last = (0..<40).last { $0 % 3 == index % 3 } ?? 0
      #expect(outline[NodeID(rawValue: Int32(index))].name == "\(long) \(index) \(last)")
    }
    #expect(outline.invariantViolation() == nil)
  }

  @Test("A copy keeps its names while the other one changes")
  func copied() {
    var builder = OutlineBuilder()
    let id = builder.append(NodeContent(name: "old"), depth: 0)
    let outline = builder.finish()
    var copy = outline
    copy.update(id) { $0.name = "new and longer than a small string" }
    #expect(outline[id].name == "old")
    #expect(copy[id].name == "new and longer than a small string")
  }

  @Test("A node of which only its text is known is the same as one that states nothing else")
  func plainText() {
    var fast = OutlineBuilder()
    var slow = OutlineBuilder()
    let names = ["", "Salt", "Zażółć gęślą jaźń, and more", "👩‍🚀"]
    for (index, name) in names.enumerated() {
      let source = SourcePosition(line: index + 1, column: 2)
      slow.append(NodeContent(name: name, role: .listItem, source: source), depth: index)
      var copy = name
      copy.withUTF8 { _ = fast.append(text: $0, role: .listItem, source: source, depth: index) }
    }
    #expect(Array(fast.finish().nodes) == Array(slow.finish().nodes))
  }
}
