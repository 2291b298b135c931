import Testing

@testable import A11yOutline

/// What transcripts do not show: copies, sounds, what is spoken aloud, and what is asked of whoever
/// drives the player.
@MainActor @Suite struct InteractionTests {
  private func player(settings: PlayerSettings = PlayerSettings()) -> OutlinePlayer {
    var builder = OutlineBuilder(title: "Garden")
    builder.append(NodeContent(name: "Beds", isExpanded: true), depth: 0)
    builder.append(NodeContent(name: "Herbs", isExpanded: false), depth: 1)
    builder.append(NodeContent(name: "Basil and mint"), depth: 2)
    builder.append(NodeContent(name: "Water", role: .toggle, value: "On"), depth: 0)
    return OutlinePlayer(builder.finish(), settings: settings)
  }

  private func said(_ player: OutlinePlayer, _ keys: Key...) -> [String] {
    keys.map { player.press($0) }.last?.map(\.text) ?? []
  }

  @Test func copyTakesTheItemOrWhatWasReviewedLast() {
    let player = player()
    #expect(player.takeCopiedText() == nil)
    #expect(said(player, "End", "y") == ["Copied, Water, On"])
    #expect(player.takeCopiedText() == "Water, On")
    #expect(player.takeCopiedText() == nil)
    #expect(said(player, "Home", "w", "j") == ["Beds, Expanded, 1 item, level 1, 1 of 2"])
    player.press("y")
    #expect(player.takeCopiedText() == "Beds, Expanded, 1 item, level 1, 1 of 2")
  }

  @Test func copyOfTheSubtreeHasWhatIsClosedToo() {
    let player = player()
    player.press("Y")
    #expect(player.takeCopiedText() == "Beds\n  Herbs\n    Basil and mint")
  }

  @Test func aReviewedWordIsCopiedAndSpelled() {
    let player = player()
    #expect(said(player, "*", "9", "End", "Up", "Ctrl+Right") == ["and"])
    #expect(player.reviewOffset == 6)
    #expect(said(player, ";") == ["a, n, d"])
    player.press("y")
    #expect(player.takeCopiedText() == "and")
    player.press("Down")
    #expect(player.reviewOffset == 0)
  }

  @Test(
    arguments: [
      ("Right", SoundCue.expand), ("Left", .collapse), ("h", .miss), ("Home", .edge), ("7", .dull),
      ("y", .copy), ("End", .largeMove), ("x", .itemOfKind),
    ] as [(Key, SoundCue)]
  )
  func eachAnswerHasItsSound(key: Key, cue: SoundCue) {
    let player = player()
    if key == "Right" { player.press("Down") }
    #expect(player.press(key).first?.cue == cue)
  }

  @Test func aKeyWithoutACommandIsToldOnceAndThenSounds() {
    let player = player()
    #expect(said(player, "&") == ["Not a command, F1 for help"])
    #expect(player.wordlessCue == nil)
    #expect(said(player, "&") == [])
    #expect(player.wordlessCue == .dull)
  }

  @Test func soundsCanStandForWords() throws {
    var settings = PlayerSettings()
    settings.sounds = .insteadOfWords
    let player = player(settings: settings)
    let herbs = try #require(player.press("Down").first)
    #expect(herbs.cue == .hiddenContent)
    #expect(herbs.text == "Herbs, Collapsed, 1 item, level 2", "the transcript keeps the words")
    #expect(herbs.parts.first { $0.kind == .state }?.spoken == "")
    let miss = try #require(player.press("h").first)
    #expect(miss.parts.map(\.spoken) == [""])
  }

  @Test func onDemandOnlyWhatIsAskedForIsSpoken() {
    let player = player()
    #expect(said(player, "F4") == ["Speech on demand"])
    #expect(player.isResponseSpoken)
    player.press("Down")
    #expect(!player.isResponseSpoken)
    player.press("w")
    #expect(player.isResponseSpoken)
    player.press("F4")
    player.press("w")
    #expect(!player.isResponseSpoken)
    player.press("F4")
    #expect(player.isResponseSpoken)
  }

  @Test func thePauseIsAMarkOfItsOwn() {
    let player = player()
    player.press("s")
    for _ in 0..<2 { player.nextReadingUnit().map(player.readingStarted) }
    player.press("Space")
    #expect(said(player, "Esc", "End", "'", "Space") == ["Herbs, Collapsed, 1 item, level 2"])
    #expect(said(player, "M") == ["Marks, 2 items", "Herbs, at the last pause"])
  }

  @Test func theSleepTimerPausesReading() {
    let player = player()
    player.perform("sleepTimer")
    #expect(said(player, "1", "0", "Enter") == ["Sleep timer, 10 minutes"])
    #expect(player.sleepTimer == 10)
    player.press("s")
    player.nextReadingUnit().map(player.readingStarted)
    player.sleep()
    #expect(player.isPaused)
    #expect(player.sleepTimer == nil)
  }

  @Test func aRecentDocumentIsAskedFor() {
    let player = player()
    #expect(player.perform("recentDocuments").map(\.text) == ["No recent documents"])
    player.recentDocuments = [
      RecentDocument(path: "/a.md", title: "A"), RecentDocument(path: "/b.md", title: "B"),
    ]
    #expect(player.perform("recentDocuments").map(\.text) == ["Recent documents, 2 items", "A"])
    player.press("Down")
    player.press("Enter")
    #expect(player.wantsToQuit)
    #expect(player.requestedDocument == "/b.md")
  }

  @Test func theVoiceIsChosenFromThoseThereAre() {
    let player = player()
    player.voices = ["Anna", "Ben"]
    for _ in 0..<4 { player.press("F8") }
    #expect(said(player, "F6") == ["Voice Anna"])
    #expect(said(player, "F6") == ["Voice Ben"])
    #expect(player.settings.voice == "Ben")
    #expect(said(player, "F6") == ["Voice automatic"])
    #expect(said(player, "F5") == ["Voice Ben"])
  }

  @Test func readingThatIsChosenInTheListOfCommandsStartsHere() {
    let player = player()
    let keys: [Key] = ["F", "s", "a", "y", "Space", "a", "l", "l", "Enter"]
    for key in keys { player.press(key) }
    #expect(player.nextReadingUnit()?.utterance.text == "Beds, Expanded")
  }

  @Test func readingInAListEndsWhenTypingFiltersIt() {
    let player = player()
    player.press("F")
    player.perform(.readFromHere)
    player.nextReadingUnit().map(player.readingStarted)
    player.press("q")
    #expect(player.nextReadingUnit() == nil)
    #expect(!player.isReading)
  }

  @Test func listsAreWalkedWithTheSameKeys() {
    let player = player()
    player.perform("keys")
    #expect(said(player, "9") == ["Expanded all, \(CommandDefinition.groups.count) groups"])
    #expect(said(player, "/", "q", "u", "i", "t", "Enter").last?.hasPrefix("quit") == true)
    #expect(player.isListOpen)
    #expect(said(player, "Esc") == ["Beds, Expanded"])
    #expect(!player.isListOpen)
    #expect(player.takeCopiedText() == nil)
  }
}
