import Foundation
import Testing

@testable import A11yOutline

/// What transcripts sound like in the order and words of other readers.
@MainActor struct ScreenReaderStyleTests {
  private static let document = """
    {"title":"Garden","items":[
      {"name":"Trees","expanded":false,"children":[{"name":"Oak"},{"name":"Larch"}]},
      {"name":"Water","role":"toggle","value":"On"},
      {"name":"Seeds","role":"checkbox","value":"not checked","disabled":true},
      {"name":"Map","role":"image"}]}
    """

  /// The lines of the opening and of keys, in the words of a reader.
  private func lines(_ name: String, _ keys: String = "") throws -> [String] {
    let style = try #require(ScreenReaderStyle.named(name))
    let outline = try Outline(data: Data(Self.document.utf8), format: .outlineJSON)
    var settings = PlayerSettings(verbosity: .verbose)
    settings.order = style.order
    let player = OutlinePlayer(outline, settings: settings, words: style.words)
    var driver = ScriptDriver(player, format: .text, as: style)
    var lines: [String] = []
    driver.run(try ScriptDriver.keys(in: keys)) { lines.append($0) }
    return lines
  }

  @Test func `NVDA says a changed level first, then name, role, states and position`() throws {
    #expect(
      try lines("nvda", "Right Down Down") == [
        "Garden  tree view", "level 1  Trees  collapsed  1 of 4",
        "expanded", "level 2  Oak  1 of 2", "Larch  2 of 2",
      ]
    )
  }

  @Test func `JAWS says open and closed`() throws {
    #expect(
      try lines("jaws", "Right Left") == [
        "Garden tree view", "level 1 Trees closed 1 of 4", "open", "closed",
      ]
    )
  }

  @Test func `Orca says the level of a tree after the state, and no position`() throws {
    #expect(
      try lines("orca", "Right Right Right") == [
        "Garden, tree", "Trees, collapsed, tree level 1", "expanded", "Oak, tree level 2",
      ]
    )
  }

  @Test func `VoiceOver of iOS says value, trait and hint, and no level`() throws {
    #expect(
      try lines("voiceover-ios", "Down Down") == [
        "Garden", "Trees, collapsed. Double tap to expand",
        "Water, on, switch button. Double tap to activate",
        "Seeds, unchecked, checkbox, dimmed",
      ]
    )
  }

  @Test func `VoiceOver of macOS says the role last but for the place`() throws {
    #expect(
      try lines("voiceover-mac", "Down Down Down") == [
        "Garden, outline", "Trees, collapsed, level 1, 1 of 4",
        "Water, on, switch, level 1, 2 of 4",
        "Seeds, unchecked, dimmed, checkbox, level 1, 3 of 4",
        "Map, image, level 1, 4 of 4",
      ]
    )
  }

  @Test(arguments: ScreenReaderStyle.all.map(\.name))
  func `A key that changes nothing is answered by nothing`(_ name: String) throws {
    let before = try lines(name, "Down")
    #expect(try lines(name, "Down Right Left *").prefix(before.count) == before[...])
    #expect(try lines(name, "Down Right") == before)
  }

  @Test func `Names of styles are unique, and each is told apart by what it says`() throws {
    let all = ScreenReaderStyle.all
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(Set(try all.map { try lines($0.name) }).count == all.count)
  }
}
