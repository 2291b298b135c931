import Foundation
import Testing

@testable import A11yOutline

@MainActor
@Suite struct LargeTreeTests {
  /// Nested groups of ten, so that the innermost hold `count` rows together.
  struct Rows: View {
    let first: Int
    let count: Int

    var body: some View {
      if count <= 10 {
        ForEach(first..<first + count, id: \.self) { Text("Row \($0)") }
      } else {
        ForEach(0..<10) { part in
          DisclosureGroup("Group \(first + part * count / 10) of \(count)") {
            Rows(first: first + part * count / 10, count: count / 10)
          }
        }
      }
    }
  }

  @Test func toggleTouchesOnlyItsGroup() throws {
    let host = ViewHost(Rows(first: 0, count: 1_000))
    host.setAllExpanded(true)
    #expect(host.outline.visibleCount == 1_000 + 10 + 100)
    _ = host.size
    let before = host.evaluationCount
    try host.close("Group 500 of 100")
    // The group, its content, the loop, and its ten rows.
    #expect(host.evaluationCount - before < 20)
    #expect(host.lastChange.updated.count == 1)
    #expect(host.outline.invariantViolation() == nil)
    #expect(host.outline.visibleCount == 1_000 + 10 + 100 - 10)
    try host.open("Group 500 of 100")
    #expect(host.outline.visibleCount == 1_000 + 10 + 100)
  }

  struct Chain: View {
    let depth: Int

    var body: some View {
      if depth == 0 {
        Text("Bottom")
      } else {
        DisclosureGroup("Level \(depth)") { Chain(depth: depth - 1) }
      }
    }
  }

  @Test func tenThousandLevelsAreNoDeeperThanTheStack() throws {
    let host = ViewHost(Chain(depth: 10_000))
    #expect(host.lines == ["Level 10000, Collapsed, 1"])
    #expect(host.setAllExpanded(true).count == 10_000)
    #expect(host.outline.visibleCount == 10_001)
    #expect(host.outline[try host.id("Bottom")].level == 10_001)
    // However deep, everything is somewhere; each level stands in by two columns.
    let bottom = try #require(host.region(of: try host.id("Bottom")))
    #expect(bottom.minX == 160_000)
    #expect(bottom.size == CGSize(width: 8, height: 96))
    #expect(bottom.maxY == host.size.height)
    #expect(host.outline[try host.id("Level 1")].content.region?.minX == 159_984)
    #expect(host.setAllExpanded(false).count == 10_000)
    #expect(host.outline.visibleCount == 1)
  }
}
