import Foundation
import Testing

@testable import A11yOutline

/// G reads the document again; the place, the marks and what is open are kept by labels.
@MainActor @Suite struct ReadAgainTests {
  private struct Unreadable: Error, CustomStringConvertible {
    let description = "a.md: there is no such file"
  }

  private func outline(_ text: String) throws -> Outline {
    try Outline(data: Data(text.utf8), format: .named("text"), name: "a.txt")
  }

  private func player(_ before: String, then after: String) throws -> OutlinePlayer {
    let player = OutlinePlayer(try outline(before))
    let new = try outline(after)
    player.rereadDocument = { new }
    return player
  }

  private func said(_ player: OutlinePlayer, _ keys: Key...) -> [String] {
    keys.map { player.press($0) }.last?.map(\.text) ?? []
  }

  @Test func nothingMovesWhereNothingChanged() throws {
    let text = "A\n  a\n  b\nB\n  c\n"
    let player = try player(text, then: text)
    #expect(said(player, "Down", "Right", "Down", "G") == ["Read again"])
    #expect(said(player, "w") == ["c, level 2"])
  }

  @Test func linesBeforeThePlaceDoNotMoveIt() throws {
    let player = try player("A\n  a\nB\n  b\n  c\n", then: "New\nA\n  a\nB\n  x\n  b\n  c\n")
    #expect(said(player, "Down", "Right", "Down", "Down", "m", "1", "G") == ["Read again"])
    #expect(said(player, "w") == ["c, level 2, 3 of 3"])
    #expect(said(player, "Home", "'", "1") == ["c, level 2, 3 of 3"])
  }

  @Test func aPlaceThatIsGoneLeadsToWhatStandsThere() throws {
    let player = try player("A\n  a\n  b\n  c\nB\n", then: "A\n  a\n  c\nB\n")
    #expect(said(player, "Right", "Down", "Down", "G") == ["Read again", "c, level 2, 2 of 2"])
  }

  @Test func nothingIsLostWhenItCannotBeRead() throws {
    let player = OutlinePlayer(try outline("A\n  a\nB\n"))
    player.rereadDocument = { throw Unreadable() }
    #expect(
      said(player, "Right", "G") == ["Cannot read again, a.md: there is no such file"]
    )
    #expect(said(player, "Down") == ["a, level 2"])
  }

  @Test func anEmptiedDocumentHasNoItems() throws {
    let player = OutlinePlayer(try outline("A\n"))
    player.rereadDocument = { Outline(title: "A") }
    #expect(said(player, "G") == ["Read again", "No items"])
    #expect(player.cursor == nil)
  }
}
