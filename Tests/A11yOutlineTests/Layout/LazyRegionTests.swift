import Foundation
import Observation
import Testing

@testable import A11yOutline

/// Regions are found out when they are asked for; they are those of a layout from scratch.
@MainActor
@Suite struct LazyRegionTests {
  /// A tree of which a seed decides what is in it.
  struct Garden: View {
    let seed: Int
    let depth: Int
    let open: OpenGroups

    var body: some View {
      ForEach(0..<3) { number in
        let kind = (seed &* 31 &+ number &* 17) & 7
        if depth == 0 {
          Text(String(repeating: "leaf \(number) ", count: 1 + kind * 3))
        } else if kind == 1 {
          Section("Bed \(seed).\(number)") { below(number) }
        } else if kind == 2 {
          VStack(alignment: .trailing) { below(number) }
            .padding(.leading, 12)
            .accessibilityLabel("Plot \(seed).\(number)")
        } else if kind == 3 {
          HStack {
            Text("beside")
            group(number)
          }
          .frame(maxWidth: 400, alignment: .trailing)
        } else {
          group(number)
        }
      }
    }

    private func group(_ number: Int) -> some View {
      DisclosureGroup("Group \(seed).\(number)", isExpanded: open[seed * 10 + number]) {
        below(number)
      }
    }

    private func below(_ number: Int) -> some View {
      Garden(seed: seed * 10 + number, depth: depth - 1, open: open)
    }
  }

  /// Which groups are open, by the number of their seed.
  @Observable final class OpenGroups {
    var numbers: Set<Int> = []

    subscript(number: Int) -> Binding<Bool> {
      Binding(
        get: { self.numbers.contains(number) },
        set: { if $0 { self.numbers.insert(number) } else { self.numbers.remove(number) } }
      )
    }
  }

  /// What is shown and where, for a comparison.
  private func picture(_ host: ViewHost) -> [String] {
    host.outline.visibleNodes.map { "\($0.level) \($0.name) \($0.content.region ?? .null)" }
  }

  @Test(arguments: [1, 2, 3, 5, 8])
  func regionsAreThoseOfALayoutFromScratch(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let open = OpenGroups()
    let host = ViewHost(Garden(seed: seed, depth: 3, open: open), reduceMotion: true)
    for _ in 0..<40 {
      let groups = host.outline.visibleNodes.filter { $0.isExpanded != nil }
      let group = try #require(groups.randomElement(using: &random))
      switch Int.random(in: 0..<10, using: &random) {
      case 0: host.proposal.width = CGFloat(Int.random(in: 20...100, using: &random) * 8)
      case 1: _ = host.setAllExpanded(Bool.random(using: &random))
      default: host.setExpanded(group.id, group.isExpanded == false)
      }
      let outline = host.outline
      for node in outline.nodes {
        #expect(node.content.region == host.region(of: node.id))
      }
      #expect(outline.invariantViolation() == nil)
    }
    // Sections and labelled views keep for themselves whether they are open.
    while !host.setAllExpanded(true).isEmpty {}
    let fresh = ViewHost(
      Garden(seed: seed, depth: 3, open: open),
      reduceMotion: true,
      size: host.proposal
    )
    #expect(picture(host) == picture(fresh))
    #expect(host.size == fresh.size)
  }

  @Test func anOutlineThatWasKeptDoesNotChange() throws {
    let host = ViewHost(
      VStack(alignment: .leading, spacing: 0) {
        DisclosureGroup("Group") { Text("inside") }
        Text("below")
      },
      reduceMotion: true
    )
    let kept = host.outline
    let below = try host.id("below")
    try host.open("Group")
    #expect(kept[below].content.region?.minY == 16)
    #expect(host.outline[below].content.region?.minY == 32)
    #expect(kept.hitTest(CGPoint(x: 4, y: 20)) == below)
    #expect(host.outline.hitTest(CGPoint(x: 20, y: 20)) == host.node("inside"))
    try host.close("Group")
    #expect(host.outline[try host.id("inside")].content.region == nil)
    #expect(host.outline[below].content.region?.minY == 16)
  }

  @Test func regionsCanBeLeftOutAndComeBack() throws {
    let host = ViewHost(LargeTreeTests.Rows(first: 0, count: 100), reduceMotion: true)
    host.setAllExpanded(true)
    let regions = host.outline.nodes.map(\.content.region)
    host.providesRegions = false
    #expect(host.outline.nodes.allSatisfy { $0.content.region == nil })
    #expect(host.hitTest(CGPoint(x: 40, y: 24)) != nil)
    try host.close("Group 50 of 100")
    try host.open("Group 50 of 100")
    host.providesRegions = true
    #expect(host.outline.nodes.map(\.content.region) == regions)
  }
}
