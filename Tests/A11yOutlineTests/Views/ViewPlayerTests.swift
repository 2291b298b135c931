import Testing

@testable import A11yOutline

/// What a listener hears of views, through the player.
@MainActor
@Suite struct ViewPlayerTests {
  /// Presses keys and returns what each says.
  private func heard(_ keys: String, _ player: OutlinePlayer) throws -> [[String]] {
    try keys.split(separator: " ").map { name in
      player.press(try #require(Key(String(name)))).map(\.text)
    }
  }

  @Test func nestedGroupsAreHeard() throws {
    let player = OutlinePlayer(DisclosureGroupTests.Nested())
    #expect(
      player.transcript.last?.spoken == [
        "Nested, outline, 2 items", "Outer, Collapsed, 2 items, level 1, 1 of 2",
      ]
    )
    #expect(
      try heard("Right Right Right Down Left Left Left", player) == [
        ["Expanded, 2 items"], ["Inner, Collapsed, 2 items, level 2, 1 of 2"],
        ["Expanded, 2 items"], ["Leaf, level 3, 1 of 2"], ["Inner, Expanded, level 2, 1 of 2"],
        ["Collapsed"], ["Outer, Expanded, level 1, 1 of 2"],
      ]
    )
  }

  @Test func hiddenStateOfAStyleIsHeardOnce() throws {
    let player = OutlinePlayer(
      DisclosureGroupStyleTests.Menu(log: DisclosureGroupStyleTests.Log())
    )
    #expect(
      try heard("Enter Down Up Enter", player) == [
        ["Expanded, 2 items"], ["Minestrone, level 2, 1 of 2"],
        ["Soups, Expanded, level 1"], ["Collapsed"],
      ]
    )
  }

  @Test func handMadeDisclosureSpeaksItsValue() throws {
    let player = OutlinePlayer(HandMadeDisclosureTests.Page())
    #expect(
      try heard("Right Right Down Enter Left Up Left Down", player) == [
        ["Expanded"], ["Already expanded"], ["Conifers, button, Collapsed"], ["Expanded"],
        ["Collapsed"], ["Trees, button, Expanded"], ["Collapsed"], ["Below"],
      ]
    )
  }

  @Test func togglesSayTheirNewValue() throws {
    let player = OutlinePlayer(ControlTests.Switchboard())
    #expect(
      try heard("Enter Down Enter", player) == [["On"], ["Lamp too, toggle, On"], ["Off"]]
    )
  }

  @Test func searchFindsWhatIsNotMadeYet() throws {
    let player = OutlinePlayer(DisclosureGroupTests.Nested())
    _ = try heard("/ O t h e r Enter", player)
    let cursor = try #require(player.cursor)
    #expect(player.outline[cursor].name == "Other leaf")
    #expect(player.outline.isShown(cursor))
  }

  @Test func announcementsAreSpoken() throws {
    let player = OutlinePlayer(AccessibilityModifierTests.Volume())
    #expect(try heard("Down Enter", player)[1].contains("Liked"))
  }

  @Test func everythingOpensAndClosesAsOneStep() throws {
    let player = OutlinePlayer(DisclosureGroupTests.Nested())
    #expect(
      try heard("9 0 z", player).map(\.first) == [
        "Expanded all, 2 groups", "Collapsed all, 2 groups", "Undone, 2 groups",
      ]
    )
  }
}
