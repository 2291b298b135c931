import Testing

@testable import A11yOutline

@MainActor
@Suite struct LayoutTests {
  private func region(_ name: String, in host: ViewHost) throws -> CGRect {
    try #require(host.region(of: try host.id(name)))
  }

  @Test func stacksPlaceViewsOneAfterAnother() throws {
    let host = ViewHost(
      VStack(alignment: .leading, spacing: 4) {
        Text("ab")
        HStack(spacing: 8) {
          Text("c")
          Text("def")
        }
      }
    )
    #expect(try region("ab", in: host) == CGRect(x: 0, y: 0, width: 16, height: 16))
    #expect(try region("c", in: host) == CGRect(x: 0, y: 20, width: 8, height: 16))
    #expect(try region("def", in: host) == CGRect(x: 16, y: 20, width: 24, height: 16))
    #expect(host.size == CGSize(width: 40, height: 36))
  }

  @Test func alignmentLinesViewsUp() throws {
    let host = ViewHost(
      VStack(alignment: .trailing, spacing: 0) {
        Text("a")
        Text("abc")
      }
    )
    #expect(try region("a", in: host).minX == 16)
    let guides = ViewHost(
      VStack(alignment: .leading, spacing: 0) {
        Text("a").alignmentGuide(.leading) { _ in -8 }
        Text("abc")
      }
    )
    #expect(try region("a", in: guides).minX == 8)
    let baselines = ViewHost(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("x").padding(.top, 10)
        Text("y")
      }
    )
    #expect(try region("x", in: baselines).minY == 10)
    #expect(try region("y", in: baselines).minY == 10)
  }

  @Test func spacerTakesWhatIsLeft() throws {
    let host = ViewHost(
      HStack(spacing: 0) {
        Text("left")
        Spacer()
        Text("right")
      },
      size: ProposedViewSize(width: 400, height: nil)
    )
    #expect(try region("right", in: host) == CGRect(x: 360, y: 0, width: 40, height: 16))
  }

  @Test func priorityGetsRoomFirst() throws {
    let host = ViewHost(
      HStack(spacing: 0) {
        Text("first words that wrap")
        Text("second words that stay").layoutPriority(1)
      },
      size: ProposedViewSize(width: 240, height: nil)
    )
    #expect(try region("second words that stay", in: host).width == 176)
    #expect(try region("first words that wrap", in: host).width <= 64)
  }

  @Test func framesAndPaddingMakeRoom() throws {
    let host = ViewHost(
      VStack(alignment: .leading, spacing: 0) {
        Text("a").frame(width: 80, height: 48, alignment: .bottomTrailing)
        Text("b").padding(.leading, 8).padding(.vertical, 4)
        Text("c").frame(maxWidth: .infinity, alignment: .leading)
        Text("d").frame(minWidth: 100, minHeight: 30)
        Text("e").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      },
      size: ProposedViewSize(width: 200, height: nil)
    )
    #expect(try region("a", in: host) == CGRect(x: 72, y: 32, width: 8, height: 16))
    #expect(try region("b", in: host) == CGRect(x: 8, y: 52, width: 8, height: 16))
    #expect(try region("c", in: host).minX == 0)
    #expect(try region("d", in: host) == CGRect(x: 46, y: 95, width: 8, height: 16))
    #expect(try region("e", in: host).minX == 2)
    #expect(host.size.width == 200)
  }

  @Test func modifierOfSeveralViewsAppliesToEach() throws {
    let host = ViewHost(
      VStack(alignment: .leading, spacing: 0) {
        Group {
          Text("one")
          Text("two")
        }
        .padding(.leading, 24)
      }
    )
    #expect(try region("one", in: host) == CGRect(x: 24, y: 0, width: 24, height: 16))
    #expect(try region("two", in: host) == CGRect(x: 24, y: 16, width: 24, height: 16))
  }

  @Test func offsetAndRotationTakeNoRoom() throws {
    let host = ViewHost(
      VStack(alignment: .leading, spacing: 0) {
        Text("moved").offset(x: 5, y: 6).rotationEffect(.degrees(90))
        Text("below")
      }
    )
    #expect(try region("moved", in: host).origin == CGPoint(x: 5, y: 6))
    #expect(try region("below", in: host).minY == 16)
  }

  @Test func layersShareOneRectangle() throws {
    let host = ViewHost(
      Text("front").padding(8)
        .overlay(alignment: .topTrailing) { Text("x") }
        .background { Text("behind") }
    )
    #expect(host.lines == ["behind", "front", "x"])
    #expect(try region("x", in: host) == CGRect(x: 48, y: 0, width: 8, height: 16))
    #expect(host.size == CGSize(width: 56, height: 32))
  }

  struct Staircase: Layout {
    var step: CGFloat

    struct Cache {
      var sizes: [CGSize]
    }

    func makeCache(subviews: Subviews) -> Cache {
      Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Cache
    ) -> CGSize {
      CGSize(
        width: (cache.sizes.map(\.width).max() ?? 0) + step * CGFloat(subviews.count - 1),
        height: cache.sizes.map(\.height).reduce(0, +)
      )
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Cache
    ) {
      var point = bounds.origin
      for (index, subview) in subviews.enumerated() {
        subview.place(at: point, proposal: .unspecified)
        point.x += step * subview[Weight.self]
        point.y += cache.sizes[index].height
      }
    }
  }

  struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
  }

  @Test func ownLayoutHasCacheAndValues() throws {
    let host = ViewHost(
      Staircase(step: 10) {
        Text("a")
        Text("b").layoutValue(key: Weight.self, value: 3)
        Text("c")
      }
    )
    #expect(try region("b", in: host).origin == CGPoint(x: 10, y: 16))
    #expect(try region("c", in: host).origin == CGPoint(x: 40, y: 32))
  }

  struct Turning: View {
    @State private var isVertical = false

    var body: some View {
      let layout =
        isVertical
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
        : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Button("turn") { isVertical.toggle() }
        IdentityTests.Counter(name: "n")
      }
    }
  }

  @Test func stateSurvivesAnotherLayout() throws {
    let host = ViewHost(Turning())
    try host.press("n 0")
    #expect(try region("n 1", in: host).origin == CGPoint(x: 32, y: 0))
    try host.press("turn")
    #expect(try region("n 1", in: host).origin == CGPoint(x: 0, y: 16))
  }

  @Test func measuresOnceForAProposal() {
    let counter = Counter()
    let host = ViewHost(
      VStack {
        Counting(counter: counter) { Text("a") }
        Text("b")
      }
    )
    _ = host.size
    let measured = counter.proposals
    #expect(Set(measured).count == measured.count)
  }

  final class Counter {
    var proposals: [ProposedViewSize] = []
  }

  struct Counting: Layout {
    let counter: Counter

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      counter.proposals.append(proposal)
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test func rightToLeftTurnsRows() throws {
    let host = ViewHost(
      HStack(spacing: 0) {
        Text("ab")
        Text("c")
      }
      .environment(\.layoutDirection, .rightToLeft)
    )
    #expect(try region("c", in: host).minX == 0)
    #expect(try region("ab", in: host).minX == 8)
  }

  @Test func drawsRows() throws {
    let host = ViewHost(
      VStack(alignment: .leading, spacing: 0) {
        DisclosureGroup("Group", isExpanded: .constant(true)) { Text("日本 inside") }
        DisclosureGroup("Closed") { Text("x") }
        HStack {
          Text("a")
          Text("b")
        }
      }
    )
    #expect(host.drawing == ["- Group", "  日本 inside", "+ Closed", "a b"])
    #expect(host.row(of: try host.id("Closed")) == 2)
  }
}
