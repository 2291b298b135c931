import Testing

@testable import A11yOutline

/// What is seen of a view on its way out: its picture, in its last place; it is read no more.
@MainActor
@Suite struct LeavingTests {
  struct Note: View {
    let transition: AnyTransition
    @State private var isThere = true

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Dismiss") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        if isThere { Text("note").transition(transition) }
        Text("end")
      }
    }
  }

  @Test func whatGoesMovesOutWhileTheRestHasMovedUp() throws {
    let host = ViewHost(Note(transition: .move(edge: .trailing)))
    #expect(host.drawing == ["Dismiss", "note", "end"])
    try host.press("Dismiss")
    #expect(host.lines == ["Dismiss, button", "end"])
    #expect(host.node("note") == nil)
    #expect(host.isAnimating)
    #expect(host.drawing?.count == 2)
    host.advance(by: 0.5)
    // Half of its four columns.
    #expect(host.drawing == ["Dismiss", "ennote"])
    host.advance(by: 0.5)
    #expect(!host.isAnimating)
    #expect(host.drawing == ["Dismiss", "end"])
  }

  @Test func whatGoesUpIsDrawnUpwards() throws {
    let host = ViewHost(
      Note(transition: .asymmetric(insertion: .identity, removal: .move(edge: .top)))
    )
    _ = host.drawing
    try host.press("Dismiss")
    host.advance(by: 0.99)
    #expect(host.drawing?.first?.hasPrefix("note") == true)
    host.advance(by: 1)
    #expect(host.drawing == ["Dismiss", "end"])
  }

  @Test func whatFadesIsDrawnForAsLongAsHalfOfItIsSeen() throws {
    let host = ViewHost(Note(transition: .opacity))
    _ = host.drawing
    try host.press("Dismiss")
    host.advance(by: 0.25)
    #expect(host.drawing == ["Dismiss", "note"])
    host.advance(by: 0.5)
    #expect(host.drawing == ["Dismiss", "end"])
    host.advance(by: 1)
    try host.press("Dismiss")
    host.advance(by: 0.25)
    #expect(host.drawing == ["Dismiss", "", "end"])
    host.advance(by: 0.5)
    #expect(host.drawing == ["Dismiss", "note", "end"])
  }

  @Test func whatIsHardlySeenIsReadAndNotDrawn() {
    let host = ViewHost(
      VStack(alignment: .leading, spacing: 0) {
        Text("faint").opacity(0.4)
        Text("within").opacity(0.6).padding(0).opacity(0.6)
        Text("hidden").hidden()
        Text("plain").opacity(0.6)
      }
    )
    #expect(host.drawing == ["", "", "", "plain"])
    #expect(host.lines == ["faint", "within", "plain"])
  }

  @Test(arguments: [true, false])
  func nothingStaysWithoutMotionOrTransition(_ reducesMotion: Bool) throws {
    let host = ViewHost(
      Note(transition: reducesMotion ? .slide : .identity),
      reduceMotion: reducesMotion
    )
    _ = host.drawing
    try host.press("Dismiss")
    #expect(!host.isAnimating)
    #expect(host.drawing == ["Dismiss", "end"])
  }

  @Test func whatComesBackComesIn() throws {
    let host = ViewHost(Note(transition: .slide))
    _ = host.drawing
    try host.press("Dismiss")
    host.advance(by: 0.25)
    try host.press("Dismiss")
    host.advance(by: 1)
    #expect(!host.isAnimating)
    #expect(host.drawing == ["Dismiss", "note", "end"])
  }
}
