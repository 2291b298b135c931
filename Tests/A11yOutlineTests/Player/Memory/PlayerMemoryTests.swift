import Foundation
import Testing

@testable import A11yOutline

/// What stays on the disk from one run to the next, in a home made for the test.
@MainActor @Suite final class PlayerMemoryTests {
  private let home: URL
  private let memory: PlayerMemory
  private var told: [String] = []

  init() throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    memory = PlayerMemory(environment: ["HOME": home.path])
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  private func report(_ line: String) { told.append(line) }

  private func player(_ text: String) throws -> OutlinePlayer {
    OutlinePlayer(
      try Outline(data: Data(text.utf8), format: .named("text"), name: "a.txt"),
      called: "a.txt"
    )
  }

  private func place(_ player: OutlinePlayer, _ path: String, _ content: String) -> SavedPlace {
    player.savedPlace(path: path, content: content)
  }

  @Test func aPlaceComesBackWithWhatWasOpenAndTheMarks() throws {
    let text = "A\n  a\n  b\nB\n  c\n    d\n"
    let first = try player(text)
    for key in ["Right", "Down", "m", "x", "End", "Right", "Right", "Right"] as [Key] {
      first.press(key)
    }
    memory.save(place(first, "/a.txt", "1"), report)
    let second = try player(text)
    let found = try #require(memory.place(forPath: "/a.txt", content: "1", report))
    second.resume(found, content: "1")
    #expect(second.transcript[0].spoken == ["a.txt, outline, 2 items", "c, Expanded, level 2"])
    #expect(second.outline.visibleNodes.map(\.name) == ["A", "a", "b", "B", "c", "d"])
    second.press("'")
    #expect(second.press("x").map(\.text) == ["a"])
    #expect(told.isEmpty)
  }

  @Test func afterAnEditThePathOfLabelsLeadsThere() throws {
    let first = try player("A\n  a\nB\n  c\n")
    for key in ["End", "Right", "Right"] as [Key] { first.press(key) }
    memory.save(place(first, "/a.txt", "1"), report)
    let second = try player("New\nA\n  a\nB\n  x\n  c\n")
    let found = try #require(memory.place(forPath: "/a.txt", content: "2", report))
    second.resume(found, content: "2")
    #expect(second.transcript[0].spoken.last == "c, level 2, 2 of 2")
    #expect(second.outline.visibleNodes.map(\.name) == ["New", "A", "B", "x", "c"])
  }

  @Test func aFileThatWasMovedIsKnownByItsContent() throws {
    let first = try player("A\nB\n")
    first.press("Down")
    memory.save(place(first, "/old.txt", "f.1"), report)
    #expect(memory.place(forPath: "/new.txt", content: "f.1", report)?.path == "/old.txt")
    #expect(memory.place(forPath: "/new.txt", content: "f.2", report) == nil)
  }

  @Test func twoRunsAtOnceLoseNoMark() throws {
    let text = "A\nB\n"
    let (first, second) = (try player(text), try player(text))
    for key in ["m", "1"] as [Key] { first.press(key) }
    for key in ["Down", "m", "2"] as [Key] { second.press(key) }
    memory.save(place(first, "/a.txt", "1"), report)
    memory.save(place(second, "/a.txt", "1"), report)
    let found = try #require(memory.place(forPath: "/a.txt", content: "1", report))
    #expect(Set(found.marks.keys) == ["1", "2"])
    #expect(found.cursor?.node == 1)
  }

  @Test func twoRunsAtOnceKeepEachOthersSettings() {
    let start = PlayerSettings()
    var (first, second) = (start, start)
    first.rate = 300
    second.pitch = 20
    memory.save(settings: first, changedFrom: start, report)
    memory.save(settings: second, changedFrom: start, report)
    let configured = memory.configuration(report).configuration.settings
    #expect(configured.rate == 300)
    #expect(configured.pitch == 20)
  }

  @Test func whatWasSetFromTheKeyboardStandsOverTheConfiguration() throws {
    let folder = home.appendingPathComponent(".config/a11y-outline")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(memory.configuration(report).isFirst)
    let own = "{\n  \"rate\": 200, \"volume\": 50,\n  \"pitch\": 1000\n}"
    let file = folder.appendingPathComponent("configuration.json")
    try Data(own.utf8).write(to: file)
    var new = PlayerSettings()
    new.rate = 250
    memory.save(settings: new, changedFrom: PlayerSettings(), report)
    let (configuration, isFirst) = memory.configuration(report)
    #expect(!isFirst)
    #expect(configuration.settings.rate == 250)
    #expect(configuration.settings.volume == 50)
    #expect(try String(contentsOf: file, encoding: .utf8) == own, "it is never written")
    #expect(told == ["\(file.path):3:12: pitch: a number from 0 to 99 is wanted; it is left out"])
  }

  @Test func aDamagedFileIsSetAsideAndTold() throws {
    memory.save(place(try player("A\n"), "/a.txt", "1"), report)
    let folder = try #require(memory.placesFolder)
    let file = try #require(
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .first { $0.pathExtension == "json" }
    )
    try Data("{\"content\":".utf8).write(to: file)
    #expect(memory.place(forPath: "/a.txt", content: "1", report) == nil)
    #expect(
      told == [
        "\(file.path): it is damaged and was set aside as \(file.lastPathComponent).damaged"
      ]
    )
    #expect(FileManager.default.fileExists(atPath: file.path + ".damaged"))
    memory.save(place(try player("A\n"), "/a.txt", "1"), report)
    #expect(memory.place(forPath: "/a.txt", content: "1", report) != nil)
  }

  @Test func aHomeThatCannotBeWrittenIsNoTrouble() throws {
    let nowhere = PlayerMemory(environment: ["HOME": "/proc/nowhere"])
    nowhere.save(settings: PlayerSettings(), changedFrom: PlayerSettings(), report)
    nowhere.save(place(try player("A\n"), "/a.txt", "1"), report)
    #expect(nowhere.place(forPath: "/a.txt", content: "1", report) == nil)
    #expect(PlayerMemory(environment: [:]).configurationFile == nil)
    #expect(told.isEmpty)
  }

  @Test func recentDocumentsAreThoseThatAreStillThere() throws {
    let file = home.appendingPathComponent("a.txt")
    try Data("A\n".utf8).write(to: file)
    memory.save(place(try player("A\n"), file.path, "1"), report)
    memory.save(place(try player("A\n"), "/gone.txt", "2"), report)
    #expect(memory.recentDocuments() == [RecentDocument(path: file.path, title: "a.txt")])
  }

  @Test func relativeFoldersAreIgnored() {
    let memory = PlayerMemory(environment: ["HOME": "/h", "XDG_CONFIG_HOME": "x"])
    #expect(memory.configurationFile?.path == "/h/.config/a11y-outline/configuration.json")
    let stated = PlayerMemory(environment: ["HOME": "/h", "XDG_STATE_HOME": "/s"])
    #expect(stated.placesFolder?.path == "/s/a11y-outline/places")
  }
}
