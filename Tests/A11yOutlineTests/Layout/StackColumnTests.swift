import Foundation
import Observation
import Testing

@testable import A11yOutline

/// A long stack measures and places only what changed; it is laid out as if all were done anew.
@MainActor
@Suite struct StackColumnTests {
  /// A row of which everything may change.
  struct Row: Identifiable {
    let id: Int
    var words = 1
    var height: CGFloat?
    var padding: CGFloat = 0
    var isOpen: Bool?
    var fillsWidth = false
  }

  @Observable final class Rows {
    var all: [Row]
    var alignment = HorizontalAlignment.leading
    var spacing: CGFloat?
    var direction = LayoutDirection.leftToRight

    init(count: Int) {
      all = (0..<count).map { Row(id: $0) }
    }
  }

  struct RowView: View {
    let row: Row

    var body: some View {
      if let isOpen = row.isOpen {
        DisclosureGroup("Group \(row.id)", isExpanded: .constant(isOpen)) { text }
      } else {
        text
      }
    }

    private var text: some View {
      Text(String(repeating: "row \(row.id) ", count: row.words))
        .frame(height: row.height)
        .padding(.top, row.padding)
        .frame(maxWidth: row.fillsWidth ? .infinity : nil, alignment: .trailing)
    }
  }

  enum Container: CaseIterable, Sendable {
    case stack, lazyStack, list, scrollView
  }

  /// The rows in a stack of the module.
  struct Page: View {
    let rows: Rows
    let container: Container

    var body: some View {
      switch container {
      case .stack:
        VStack(alignment: rows.alignment, spacing: rows.spacing) { views }
          .environment(\.layoutDirection, rows.direction)
      case .lazyStack:
        LazyVStack(alignment: rows.alignment, spacing: rows.spacing) { views }
          .environment(\.layoutDirection, rows.direction)
      case .list: List { views }.environment(\.layoutDirection, rows.direction)
      case .scrollView: ScrollView { views }.environment(\.layoutDirection, rows.direction)
      }
    }

    private var views: some View { ForEach(rows.all) { RowView(row: $0) } }
  }

  /// The rows in a stack that does not know what changed.
  struct PlainPage: View {
    let rows: Rows
    let container: Container

    var body: some View {
      layout { ForEach(rows.all) { RowView(row: $0) } }
        .environment(\.layoutDirection, rows.direction)
    }

    private var layout: PlainColumn {
      switch container {
      case .stack, .lazyStack: PlainColumn(alignment: rows.alignment, spacing: rows.spacing)
      case .list: PlainColumn(alignment: .leading, spacing: 0)
      case .scrollView: PlainColumn(alignment: .center, spacing: nil)
      }
    }
  }

  /// One view below the other, each as high as it wants to be, in the plainest way.
  struct PlainColumn: Layout {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?

    private func arrange(
      _ subviews: Subviews,
      in width: CGFloat?
    ) -> (size: CGSize, points: [CGPoint]) {
      let proposal = ProposedViewSize(width: width, height: nil)
      let sizes = subviews.map { $0.dimensions(in: proposal) }
      let line = sizes.map { $0[alignment] }.max() ?? 0
      let rest = sizes.map { $0.width - $0[alignment] }.max() ?? 0
      var points: [CGPoint] = []
      var y: CGFloat = 0
      for (index, size) in sizes.enumerated() {
        points.append(CGPoint(x: line - size[alignment], y: y))
        y += size.height
        guard index + 1 < sizes.count else { continue }
        let (above, below) = (subviews[index].spacing, subviews[index + 1].spacing)
        y += spacing ?? above.distance(to: below, along: .vertical)
      }
      return (CGSize(width: line + rest, height: y), points)
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      arrange(subviews, in: proposal.width).size
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for (subview, point) in zip(subviews, arrange(subviews, in: proposal.width).points) {
        subview.place(
          at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y),
          proposal: ProposedViewSize(width: proposal.width, height: nil)
        )
      }
    }
  }

  private func edit(_ rows: Rows, _ random: inout SeededGenerator) {
    let index = Int.random(in: rows.all.indices, using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0:
      let id = (rows.all.map(\.id).max() ?? 0) + 1
      rows.all.insert(Row(id: id, words: 2), at: index)
    case 1: rows.all.remove(at: index)
    case 2: rows.all.swapAt(index, Int.random(in: rows.all.indices, using: &random))
    case 3: rows.spacing = [nil, 0, 3.5, 16].randomElement(using: &random) ?? nil
    case 4:
      rows.alignment = [.leading, .center, .trailing].randomElement(using: &random) ?? .leading
    case 5:
      rows.direction = rows.direction == .leftToRight ? .rightToLeft : .leftToRight
    case 6, 7: rows.all[index].height = [nil, 0, 20.25, 64].randomElement(using: &random) ?? nil
    case 8: rows.all[index].padding = CGFloat(Int.random(in: 0...40, using: &random)) / 2
    case 9: rows.all[index].fillsWidth.toggle()
    case 10, 11: rows.all[index].words = Int.random(in: 0...30, using: &random)
    default: rows.all[index].isOpen = rows.all[index].isOpen.map { !$0 } ?? true
    }
  }

  private func picture(_ host: ViewHost) -> [String] {
    host.outline.nodes.map { node in
      let words = "\(node.level) \(node.name.prefix(12)) \(node.expansionValue ?? "")"
      return "\(words) \(node.content.region ?? .null)"
    }
      + ["\(host.size)"]
  }

  @Test(arguments: Container.allCases, [1, 2])
  func aStackAfterManyChangesIsOneLaidOutAnew(_ container: Container, _ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let rows = Rows(count: StackColumn.leastCount + 8)
    let host = ViewHost(Page(rows: rows, container: container), reduceMotion: true)
    for _ in 0..<16 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { edit(rows, &random) }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: host.proposal.width = CGFloat(Int.random(in: 10...90, using: &random) * 8)
      // With a limit, what can change its height shares what there is.
      case 1: host.proposal.height = host.proposal.height == nil ? 400 : nil
      default: break
      }
      let fresh = ViewHost(
        Page(rows: rows, container: container),
        reduceMotion: true,
        size: host.proposal
      )
      #expect(picture(host) == picture(fresh))
      guard host.proposal.height == nil else { continue }
      let plain = ViewHost(
        PlainPage(rows: rows, container: container),
        reduceMotion: true,
        size: host.proposal
      )
      #expect(picture(host) == picture(plain))
    }
  }

  /// Counts how often its content is measured and placed.
  struct Counting: Layout {
    final class Count {
      var measured = 0
      var placed = 0
    }

    let count: Count

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      count.measured += 1
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      count.placed += 1
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  struct CountedGroups: View {
    let count: Counting.Count

    var body: some View {
      List(0..<500) { number in
        Counting(count: count) {
          DisclosureGroup("Group \(number)") { Text("Row") }
        }
      }
    }
  }

  @Test func openingOneGroupOfManyMeasuresAndPlacesOnlyIt() throws {
    let count = Counting.Count()
    let host = ViewHost(CountedGroups(count: count), reduceMotion: true)
    let last = try host.id("Group 499")
    #expect(host.region(of: last)?.minY == 7_984)
    let (measured, placed) = (count.measured, count.placed)
    try host.open("Group 7")
    #expect(host.region(of: last)?.minY == 8_000)
    #expect(count.measured - measured == 1)
    #expect(count.placed - placed == 1)
    #expect(host.outline[last].content.region?.minY == 8_000)
  }

  @Test func changesThatNobodyAskedAboutAreNotForgotten() throws {
    let count = Counting.Count()
    let host = ViewHost(CountedGroups(count: count), reduceMotion: true)
    _ = host.size
    // More than are kept one by one.
    for number in 0..<300 { try host.open("Group \(number)") }
    #expect(host.region(of: try host.id("Group 499"))?.minY == 12_784)
    for number in 100..<110 { try host.close("Group \(number)") }
    #expect(host.region(of: try host.id("Group 499"))?.minY == 12_624)
    #expect(host.size.height == 12_640)
  }

  /// A stack whose first view is put somewhere else.
  struct Poster: Layout {
    func makeCache(subviews: Subviews) -> StackLayoutCache {
      VStackLayout().makeCache(subviews: subviews)
    }

    func updateCache(_ cache: inout StackLayoutCache, subviews: Subviews) {
      VStackLayout().updateCache(&cache, subviews: subviews)
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout StackLayoutCache
    ) -> CGSize {
      VStackLayout(alignment: .leading, spacing: 0)
        .sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout StackLayoutCache
    ) {
      VStackLayout(alignment: .leading, spacing: 0)
        .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      subviews.first?.place(at: CGPoint(x: 160, y: 32), proposal: .unspecified)
    }
  }

  @Test func aLayoutMayMoveAViewAfterTheStackPlacedIt() throws {
    let rows = Rows(count: 100)
    let host = ViewHost(
      Poster { ForEach(rows.all) { RowView(row: $0) } },
      reduceMotion: true
    )
    let (first, last) = (try host.id("row 0 "), try host.id("row 99 "))
    #expect(host.region(of: first)?.origin == CGPoint(x: 160, y: 32))
    #expect(host.region(of: last)?.minY == 1_584)
  }
}
