import Testing

@testable import A11yOutline

/// Continuous reading as a terminal drives it: one unit at a time, with keys in between.
@MainActor @Suite struct ReadingSessionTests {
  private func player() -> OutlinePlayer {
    var builder = OutlineBuilder(title: "R")
    builder.append(NodeContent(name: "One. Two. Three."), depth: 0)
    builder.append(NodeContent(name: "Group", isExpanded: false), depth: 0)
    builder.append(NodeContent(name: "inside"), depth: 1)
    builder.append(NodeContent(name: "Last"), depth: 0)
    return OutlinePlayer(builder.finish())
  }

  private func hear(_ player: OutlinePlayer) -> String? {
    guard let unit = player.nextReadingUnit() else { return nil }
    player.readingStarted(unit)
    return unit.utterance.text
  }

  private func cursor(_ player: OutlinePlayer) -> String? {
    player.cursor.map { player.outline[$0].name }
  }

  @Test func theCursorFollowsWhatIsHeardNotWhatIsPrepared() {
    let player = player()
    player.press("s")
    for _ in 0..<3 { #expect(hear(player) != nil) }
    let prepared = player.nextReadingUnit()
    #expect(prepared?.utterance.text == "Group, Collapsed, 1 item")
    #expect(cursor(player) == "One. Two. Three.")
  }

  @Test func spacePausesAndResumesWithTheSameSentence() {
    let player = player()
    player.press("s")
    #expect(hear(player) == "One.")
    #expect(hear(player) == "Two.")
    player.press("Space")
    #expect(!player.isReading)
    #expect(player.nextReadingUnit() == nil)
    player.press("Space")
    #expect(hear(player) == "Two.")
    #expect(hear(player) == "Three.")
  }

  @Test func anAnswerRestartsTheInterruptedSentence() {
    let player = player()
    player.press("s")
    _ = hear(player)
    #expect(hear(player) == "Two.")
    let answer = player.press("w").map(\.text)
    #expect(answer == ["One. Two. Three., level 1, 1 of 3"])
    #expect(hear(player) == "Two.")
  }

  @Test func aMoveGoesOnReadingBehindWhatItSaid() {
    let player = player()
    player.press("s")
    _ = hear(player)
    #expect(player.press("Down").map(\.text) == ["Group, Collapsed, 1 item"])
    #expect(hear(player) == "Last")
    #expect(hear(player) == "End of outline")
    #expect(hear(player) == nil)
  }

  @Test func openingAGroupGoesOnInsideIt() {
    let player = player()
    player.press("s")
    for _ in 0..<4 { _ = hear(player) }
    #expect(cursor(player) == "Group")
    #expect(player.press("Enter").map(\.text) == ["Expanded, 1 item"])
    #expect(hear(player) == "inside, level 2")
  }

  @Test(arguments: ["Esc", "z", "9"] as [Key])
  func anythingElseStops(key: Key) {
    let player = player()
    player.press("s")
    _ = hear(player)
    _ = hear(player)
    player.press(key)
    #expect(!player.isReading)
    #expect(hear(player) == nil)
    #expect(cursor(player) == "One. Two. Three.")
  }

  @Test func stopSaysNothing() {
    let player = player()
    player.press("s")
    _ = hear(player)
    #expect(player.press("Esc").isEmpty)
  }
}
