import Testing

@testable import A11yOutline

/// What an article about nested expansion asks to verify, for native groups and for groups made of
/// a button and a layout that reveals a fraction of its child.
@MainActor
@Suite struct MotionTests {
  struct Reveal: Layout {
    var fraction: CGFloat

    var animatableData: CGFloat {
      get { fraction }
      set { fraction = newValue }
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      let whole = subviews.map {
        $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      }
      let height = whole.map(\.height).reduce(0, +)
      return CGSize(width: proposal.width ?? whole.first?.width ?? 0, height: height * fraction)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      subviews.first?.place(
        at: bounds.origin,
        proposal: ProposedViewSize(width: bounds.width, height: nil)
      )
    }
  }

  struct Shelf<Content: View>: View {
    let title: String
    let content: Content
    @State private var isOpen = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    init(_ title: String, @ViewBuilder content: () -> Content) {
      self.title = title
      self.content = content()
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button {
          withAnimation(reduceMotion ? nil : .linear(duration: 1)) { isOpen.toggle() }
        } label: {
          Text(title)
        }
        .buttonStyle(.plain)
        .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
        Reveal(fraction: isOpen ? 1 : 0) {
          VStack(alignment: .leading, spacing: 0) { content }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .clipped()
        .allowsHitTesting(isOpen)
        .disabled(!isOpen)
        .accessibilityHidden(!isOpen)
      }
    }
  }

  struct Library: View {
    var longTitle = "Short"

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Shelf("Fiction") {
            Shelf("Crime") {
              Text("Poirot")
              Text(longTitle)
            }
            Text("Poems")
          }
          Text("Exit")
        }
      }
    }
  }

  private func top(_ name: String, in host: ViewHost) throws -> CGFloat {
    try #require(host.region(of: try host.id(name))).minY
  }

  @Test func whatFollowsMovesWhileBothLevelsOpen() throws {
    let host = ViewHost(Library())
    #expect(try top("Exit", in: host) == 16)
    try host.open("Fiction")
    #expect(host.isAnimating)
    #expect(try top("Exit", in: host) == 16)
    host.advance(by: 0.5)
    #expect(try top("Exit", in: host) == 32)
    host.advance(by: 0.5)
    #expect(try top("Exit", in: host) == 48)
    #expect(!host.isAnimating)
    try host.open("Crime")
    host.advance(by: 0.25)
    #expect(try top("Exit", in: host) == 56)
    #expect(try top("Poems", in: host) == 40)
    host.advance(by: 1)
    #expect(try top("Exit", in: host) == 80)
  }

  @Test func halfOfTheMeasuredHeightAtHalfTheWay() throws {
    let host = ViewHost(
      VStack(alignment: .leading, spacing: 0) {
        Shelf("Tall") { Text("Child").frame(height: 160) }
        Text("Exit")
      }
    )
    try host.press("Tall")
    host.advance(by: 0.5)
    #expect(try top("Exit", in: host) == 96)
    let child = try host.id("Child")
    #expect(host.region(of: child)?.minY == 88)
    #expect(host.visibleRegion(of: child)?.height == 8)
    host.advance(by: 0.5)
    #expect(host.visibleRegion(of: child)?.height == 16)
  }

  @Test func childStaysOpenWhileItsParentCloses() throws {
    let host = ViewHost(Library())
    try host.open("Fiction")
    try host.open("Crime")
    host.advance(by: 2)
    try host.close("Fiction")
    host.advance(by: 2)
    #expect(try top("Exit", in: host) == 16)
    try host.open("Fiction")
    host.advance(by: 2)
    #expect(try top("Exit", in: host) == 80)
    #expect(host.lines.contains("Poirot"))
  }

  @Test func secondPressReversesWithoutAGap() throws {
    let host = ViewHost(Library())
    try host.press("Fiction")
    host.advance(by: 0.75)
    #expect(try top("Exit", in: host) == 40)
    try host.press("Fiction")
    #expect(try top("Exit", in: host) == 40)
    host.advance(by: 0.5)
    #expect(try top("Exit", in: host) == 28)
    host.advance(by: 0.5)
    #expect(try top("Exit", in: host) == 16)
    #expect(!host.isAnimating)
  }

  @Test func narrowerWidthWrapsAndTheHeightFollows() throws {
    let host = ViewHost(Library(longTitle: "The hound of the Baskervilles"))
    try host.open("Fiction")
    try host.open("Crime")
    host.advance(by: 2)
    #expect(try top("Exit", in: host) == 80)
    host.proposal.width = 80
    // "The hound / of the / Baskervill / es" is four lines instead of one.
    #expect(try top("Exit", in: host) == 128)
  }

  @Test func reducedMotionIsCompleteAtOnce() throws {
    let host = ViewHost(Library(), reduceMotion: true)
    try host.press("Fiction")
    #expect(!host.isAnimating)
    #expect(try top("Exit", in: host) == 48)
    try host.press("Fiction")
    #expect(try top("Exit", in: host) == 16)
  }

  @Test func pointsFindWhatIsOpenOnly() throws {
    let host = ViewHost(Library(), reduceMotion: true)
    let point = CGPoint(x: 4, y: 40)
    #expect(host.hitTest(point) == nil)
    #expect(host.hitTest(CGPoint(x: 4, y: 20)) == host.node("Exit"))
    try host.open("Fiction")
    #expect(host.hitTest(point) == host.node("Poems"))
    #expect(host.hitTest(CGPoint(x: 4, y: 4)) == host.node("Fiction"))
  }

  struct NativeLibrary: View {
    @State private var isFictionOpen = false
    @State private var isCrimeOpen = false

    var body: some View {
      List {
        DisclosureGroup("Fiction", isExpanded: $isFictionOpen.animation(.easeInOut)) {
          DisclosureGroup("Crime", isExpanded: $isCrimeOpen.animation(nil)) {
            Text("Poirot")
            Text("Maigret")
          }
          Text("Poems")
        }
        Text("Exit")
      }
    }
  }

  @Test func nativeGroupsMoveWhatFollows() throws {
    let host = ViewHost(NativeLibrary())
    #expect(try top("Exit", in: host) == 16)
    try host.open("Fiction")
    #expect(try top("Exit", in: host) == 48)
    try host.open("Crime")
    #expect(try top("Exit", in: host) == 80)
    #expect(try #require(host.region(of: try host.id("Poirot"))).minX == 32)
    try host.close("Fiction")
    #expect(try top("Exit", in: host) == 16)
    #expect(host.region(of: try host.id("Poirot")) == nil)
    try host.open("Fiction")
    #expect(try top("Exit", in: host) == 80)
    #expect(
      host.lines == [
        "Fiction, Expanded", "  Crime, Expanded", "    Poirot", "    Maigret", "  Poems", "Exit",
      ]
    )
  }

  struct Fading: View {
    @State private var isThere = false
    @State private var width: CGFloat = 80

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Show") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        if isThere { Text("Guest").transition(.move(edge: .leading)) }
        Button("Widen") { width = 160 }
        Text("end").frame(width: width, alignment: .trailing)
          .animation(.linear(duration: 1), value: width)
      }
    }
  }

  @Test func transitionMovesWhatIsDrawnNotTheRoom() throws {
    let host = ViewHost(Fading())
    try host.press("Show")
    let guest = try host.id("Guest")
    #expect(host.region(of: guest)?.minX == -40)
    #expect(try top("Widen", in: host) == 32)
    host.advance(by: 0.5)
    #expect(host.region(of: guest)?.minX == -20)
    host.advance(by: 0.5)
    #expect(host.region(of: guest)?.minX == 0)
    try host.press("Show")
    #expect(host.node("Guest") == nil)
  }

  @Test func valueDecidesAboutAnAnimation() throws {
    let host = ViewHost(Fading())
    let end = try host.id("end")
    #expect(host.region(of: end)?.minX == 56)
    try host.press("Widen")
    host.advance(by: 0.5)
    #expect(host.region(of: end)?.minX == 96)
    host.advance(by: 0.5)
    #expect(host.region(of: end)?.minX == 136)
  }

  struct Growing: View, @MainActor Animatable {
    var length: CGFloat

    var animatableData: CGFloat {
      get { length }
      set { length = newValue }
    }

    var body: some View { Text("\(Int(length))") }
  }

  struct Grower: View {
    @State private var isLong = false

    var body: some View {
      Button("Grow") { withAnimation(.linear(duration: 1)) { isLong = true } }
      Growing(length: isLong ? 100 : 0)
    }
  }

  @Test func viewsAreAnimatedToo() throws {
    let host = ViewHost(Grower())
    try host.press("Grow")
    #expect(host.lines[1] == "0")
    host.advance(by: 0.5)
    #expect(host.lines[1] == "50")
    host.advance(by: 1)
    #expect(host.lines[1] == "100")
  }
}
