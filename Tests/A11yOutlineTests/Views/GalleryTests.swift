import Testing

@testable import A11yOutline
@testable import a11y_outline

@MainActor
@Suite struct GalleryTests {
  @Test func samplesAreFoundByDifferentNames() throws {
    #expect(Gallery.samples.count >= 6)
    #expect(Set(Gallery.samples.map(\.name)).count == Gallery.samples.count)
    #expect(try host("reveal").title == "Opening hours")
  }

  private func host(_ name: String) throws -> ViewHost {
    try #require(Gallery.samples.first { $0.name == name }).makeHost()
  }

  @Test(arguments: ["settings", "card", "more", "nested", "reveal", "files", "tasks", "timer"])
  func sampleIsReadAndOperated(_ name: String) throws {
    let host = try host(name)
    #expect(!host.outline.isEmpty)
    let before = host.outline.visibleCount
    for node in host.outline.visibleNodes {
      #expect(!node.name.isEmpty)
      host.setExpanded(node.id, true)
    }
    #expect(["tasks", "timer"].contains(name) || host.outline.visibleCount > before)
  }

  @Test func cursorStaysOnARowThatMoves() throws {
    let host = try host("tasks")
    let row = try #require(host.outline.nodes.first { $0.name == "Return the book" })
    #expect(host.perform(actionNamed: "Move to the top", on: row.id))
    #expect(host.outline[row.id].position == 1)
    #expect(host.takeAnnouncements() == ["Return the book is first now"])
    #expect(host.activate(row.id))
    #expect(host.outline[row.id].value == "On")
  }
}
