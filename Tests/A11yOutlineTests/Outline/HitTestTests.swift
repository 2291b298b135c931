import Foundation
import Testing

@testable import A11yOutline

/// Hidden, hit-testable and enabled are three separate facts.
@Suite struct HitTestTests {
  /// A group that fills the place of its two overlapping children.
  private func outline(
    isExpanded: Bool = true,
    change: (inout NodeContent) -> Void = { _ in }
  ) -> Outline {
    var builder = OutlineBuilder()
    builder.append(
      NodeContent(
        name: "Group",
        region: CGRect(x: 0, y: 0, width: 100, height: 100),
        isExpanded: isExpanded
      ),
      depth: 0
    )
    builder.append(
      NodeContent(name: "Below", region: CGRect(x: 0, y: 20, width: 100, height: 40)),
      depth: 1
    )
    var above = NodeContent(name: "Above", region: CGRect(x: 0, y: 40, width: 100, height: 40))
    change(&above)
    builder.append(above, depth: 1)
    return builder.finish()
  }

  private func found(_ outline: Outline, _ y: Double) -> String? {
    outline.hitTest(CGPoint(x: 50, y: y)).map { outline[$0].name }
  }

  @Test func theDeepestNodeIsFoundAndOfTwoTheLater() {
    #expect(found(outline(), 10) == "Group")
    #expect(found(outline(), 30) == "Below")
    #expect(found(outline(), 50) == "Above")
    #expect(found(outline(), 101) == nil)
  }

  @Test func whatIsClosedOrHiddenIsNeverFound() {
    #expect(found(outline(isExpanded: false), 50) == "Group")
    #expect(found(outline { $0.isHidden = true }, 70) == "Group")
  }

  @Test func aNodeThatIsNotHitTestableLetsThePointThrough() {
    let outline = outline { $0.isHitTestable = false }
    #expect(found(outline, 50) == "Below")
    #expect(found(outline, 70) == "Group")
  }

  @Test func aDisabledNodeIsFoundButNotActionable() {
    let outline = outline { $0.isEnabled = false }
    #expect(found(outline, 70) == "Above")
    #expect(outline.hitTest(CGPoint(x: 50, y: 70)).map(outline.isActionable) == false)
    #expect(outline.hitTest(CGPoint(x: 50, y: 30)).map(outline.isActionable) == true)
  }
}
