import Foundation
import Testing

@testable import A11yOutline

@MainActor struct KeyboardCrawlTests {
  private func outline(_ items: String) throws -> Outline {
    try Outline(data: Data("{\"items\":[\(items)]}".utf8), format: .outlineJSON)
  }

  @Test func `Everything that can be opened is reached, what is hidden is not asked for`() throws {
    let outline = try outline(
      #"""
      {"name":"a","expanded":false,"children":[{"name":"b","children":[{"name":"c"}]}]},
      {"name":"d"},{"name":"e","hidden":true,"children":[{"name":"f"}]}
      """#
    )
    let reach = KeyboardCrawl(OutlinePlayer(outline)).reach
    #expect(reach.itemCount == 4)
    #expect(reach.reachedCount == 4)
    #expect(reach.unreachable.isEmpty && reach.traps.isEmpty)
    // Right opens a, Right enters it, Right opens b, Right enters it.
    #expect(reach.worstKeys == 4)
    #expect(reach.farthest == "c")
  }

  @Test func `The keys to the farthest item do reach it`() throws {
    let outline = try outline(
      #"""
      {"name":"a","expanded":true,"children":[{"name":"a1"},{"name":"a2"}]},
      {"name":"b","expanded":false,"children":[{"name":"b1"},{"name":"b2"}]}
      """#
    )
    let distances = KeyDistances(outline)
    let ids = Dictionary(uniqueKeysWithValues: outline.nodes.map { ($0.name, $0.id) })
    let keys = ids.compactMapValues { distances.keys(to: $0) }
    #expect(keys == ["a": 0, "a1": 1, "a2": 2, "b": 1, "b1": 3, "b2": 4])
  }

  @Test func `A group that refuses to open leaves what is in it unreachable`() throws {
    let outline = try outline(
      #"{"name":"a","expanded":false,"children":[{"name":"b"}]},{"name":"c"}"#
    )
    let player = OutlinePlayer(source: ClosedSource(outline), called: "")
    let reach = KeyboardCrawl(player).reach
    #expect(reach.unreachable.map(\.name) == ["b"])
    #expect(reach.reachedCount == 2)
    var report = AuditReport()
    report.add(reach, rules: ["keyboard-unreachable"])
    #expect(report.outcome(of: "keyboard-unreachable") == .failed)
  }
}
