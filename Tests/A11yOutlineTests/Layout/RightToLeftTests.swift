import Foundation
import Testing

@testable import A11yOutline

/// Where text runs from right to left, everything is turned round: leading is at the right.
@MainActor
@Suite struct RightToLeftTests {
  private func region<Content: View>(of name: String, _ content: Content) throws -> CGRect {
    let host = ViewHost(
      content.frame(width: 80, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    )
    return try #require(host.region(of: try host.id(name)))
  }

  @Test func aFrameAlignsToItsLeadingEdge() throws {
    #expect(try region(of: "ab", Text("ab")).minX == 64)
  }

  @Test func paddingIsAtTheLeadingEdge() throws {
    let padded = try region(of: "ab", Text("ab").padding(.leading, 8))
    #expect(padded.minX == 56)
    #expect(try region(of: "ab", Text("ab").padding(.trailing, 8)).minX == 64)
  }

  @Test func stacksAlignToTheirLeadingEdge() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      Text("abcd")
      Text("ab")
    }
    #expect(try region(of: "ab", column).minX == 64)
    let trailing = VStack(alignment: .trailing, spacing: 0) {
      Text("abcd")
      Text("ab")
    }
    #expect(try region(of: "ab", trailing).minX == 48)
  }

  @Test func rowsRunFromTheRight() throws {
    let row = HStack(spacing: 8) {
      Text("ab")
      Text("c")
    }
    #expect(try region(of: "ab", row).minX == 64)
    #expect(try region(of: "c", row).minX == 48)
  }

  @Test func overlaysAndOffsetsAreTurnedToo() throws {
    let badge = Text("abcd").overlay(alignment: .topTrailing) { Text("x") }
    #expect(try region(of: "x", badge).minX == 48)
    #expect(try region(of: "ab", Text("ab").offset(x: 8)).minX == 56)
  }

  @Test func contentOfAGroupStandsInFromTheRight() throws {
    let host = ViewHost(
      DisclosureGroup("G", isExpanded: .constant(true)) { Text("ab") }
        .frame(width: 80, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    )
    #expect(try #require(host.region(of: try host.id("ab"))).maxX == 64)
  }

  struct Diagonal: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      CGSize(width: 80, height: 32)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        let step = CGFloat(index)
        subview.place(
          at: CGPoint(x: bounds.minX + step * 8, y: bounds.minY + step * 16),
          proposal: .unspecified
        )
      }
    }
  }

  @Test func anAuthorsLayoutIsTurnedWithoutKnowing() throws {
    let layout = Diagonal {
      Text("ab")
      Text("c")
    }
    #expect(try region(of: "ab", layout).minX == 64)
    #expect(try region(of: "c", layout).minX == 64)
  }

  @Test func linesOfATextBeginAtTheRight() {
    let host = ViewHost(
      DisclosureGroup("Group", isExpanded: .constant(true)) { Text("one three five") }
        .environment(\.layoutDirection, .rightToLeft),
      size: ProposedViewSize(width: 88, height: nil)
    )
    #expect(host.drawing == ["    Group -", "one three", "     five"])
  }

  struct Turning: View {
    @State private var direction = LayoutDirection.leftToRight

    var body: some View {
      VStack(alignment: .leading) {
        Button("Turn") {
          direction = direction == .leftToRight ? .rightToLeft : .leftToRight
        }
        Text("a").frame(width: 80, alignment: .leading)
          .environment(\.layoutDirection, direction)
      }
    }
  }

  @Test func aChangeOfDirectionMovesWhatIsThere() throws {
    let host = ViewHost(Turning(), reduceMotion: true)
    let text = try host.id("a")
    #expect(host.region(of: text)?.minX == 0)
    try host.press("Turn")
    #expect(host.region(of: text)?.minX == 72)
    #expect(host.outline[text].content.region?.minX == 72)
    try host.press("Turn")
    #expect(host.region(of: text)?.minX == 0)
  }
}
