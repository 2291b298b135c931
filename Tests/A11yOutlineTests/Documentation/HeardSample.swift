import A11yOutline
import Testing

@MainActor
@Suite struct PantrySpeech {
  @Test func openingAGroupSaysHowMuchIsInIt() {
    let player = OutlinePlayer(Pantry())
    #expect(player.press("Right").map(\.text) == ["Expanded, 2 items"])
    #expect(player.press("Down").map(\.text) == ["Apples, level 2, 1 of 2"])
  }

  @Test func aToggleSaysItsNewValueOnly() {
    let player = OutlinePlayer(Pantry())
    player.press("End")
    #expect(player.press("Enter").map(\.text) == ["Off"])
  }

  @Test func theNextRowMovesDownAsTheGroupOpens() throws {
    let host = ViewHost(Pantry(), reduceMotion: true)
    let group = try #require(host.outline.roots.first)
    let toggle = try #require(host.outline.roots.last)
    let before = try #require(host.region(of: toggle))
    host.setExpanded(group, true)
    let after = try #require(host.region(of: toggle))
    #expect(after.minY - before.minY == 32)
    #expect(host.hitTest(CGPoint(x: after.minX, y: after.minY)) == toggle)
  }
}
