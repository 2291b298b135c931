import Foundation
import Testing

@testable import A11yOutline

@Suite struct PlayerConfigurationTests {
  private func problems(_ text: String) -> [String] {
    var configuration = PlayerConfiguration()
    configuration.read(text)
    return configuration.problems.map(\.description)
  }

  @Test func everySettingIsReadAndWrittenBack() {
    let text = """
      {
        "verbosity": "terse",
        "rate": 300,
        "pitch": 40,
        "volume": 80,
        "pauses": 50,
        "voice": "English (America)",
        "language": "pt-BR",
        "interfaceLanguage": "pt",
        "punctuation": "most",
        "speechMode": "onDemand",
        "sounds": "insteadOfWords",
        "order": "state name",
        "hints": false,
        "wrap": true,
        "pitchByLevel": true,
        "speech": "none",
        "voices": { "de": "German", "fr": "French (France)" }
      }

      """
    var configuration = PlayerConfiguration()
    configuration.read(text)
    #expect(configuration.problems.isEmpty)
    #expect(configuration.settings.rate == 300)
    #expect(configuration.settings.speech == .none)
    #expect(configuration.settings.voices["de"] == "German")
    #expect(configuration.json == text)
  }

  @Test func aMistakeNamesItsLineAndTheRestApplies() {
    var configuration = PlayerConfiguration()
    configuration.read(
      """
      {
        "rate": 9999,
        "volume": 70,
        "colour": {"deep": {"er": 1}},
        "wrap": "yes",
        "keys": {"preset": "wordstar", "bindings": {"Ctrl+p": "previous", "Hyper+q": "quit",
          "F12": "selfDestruct"}},
        "pitch": 60
      }
      """
    )
    #expect(configuration.settings.volume == 70)
    #expect(configuration.settings.pitch == 60)
    #expect(configuration.settings.rate == PlayerSettings().rate)
    #expect(configuration.keyMap.commands["Ctrl+p"] == .previous)
    #expect(
      configuration.problems.map(\.description) == [
        "2:11: rate: a number from 80 to 449 is wanted; it is left out",
        "4:13: there is no setting \"colour\"; it is left out",
        "5:11: wrap: true or false is wanted; it is left out",
        "6:22: there is no map \"wordstar\", only tree, text, emacs, apg, vi",
        "6:80: \"Hyper+q\" is no key, nor two keys",
        "7:12: there is no command \"selfDestruct\"",
      ]
    )
  }

  @Test func afterBrokenJSONWhatCameBeforeApplies() {
    var configuration = PlayerConfiguration()
    configuration.read("{\"rate\": 200,\n \"pitch\" 30}")
    #expect(configuration.settings.rate == 200)
    #expect(
      configuration.problems.map(\.description)
        == ["2:10: \":\" is wanted, not a number; what comes after is left out"]
    )
  }

  @Test(arguments: [
    "", "[]", "{", "{\"rate\":", "{\"rate\": [1]}", "{} {}", "null", "{\"keys\": 1}",
  ])
  func nothingBreaksTheReader(text: String) {
    #expect(problems(text).count == 1)
  }

  @Test func deepJSONIsNoTrouble() {
    let depth = 2_000
    let deep =
      String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
    #expect(problems("{\"x\": \(deep)}").count == 1)
  }

  @Test func keysOfAPersonStandOverAPreset() throws {
    var configuration = PlayerConfiguration()
    configuration.read(
      """
      {"keys": {"preset": "vi", "bindings": {"s": null, "Ctrl+w s": "readFromHere", "z": "undo"}}}
      """
    )
    let map = configuration.keyMap
    #expect(map.name == "vi")
    #expect(map.commands["s"] == nil)
    #expect(map.sequences["Ctrl+w"]?["s"] == .readFromHere)
    #expect(map.commands["z"] == .undo && map.sequences["z"] == nil, "a key has one meaning")
  }

  @Test func aMapThatLosesCommandsKeepsTheListOfThem() {
    var configuration = PlayerConfiguration()
    configuration.read("{\"keys\": {\"bindings\": {\"F\": null}}}")
    #expect(configuration.problems.count == 1)
    #expect(configuration.keyMap.commands["F"] == "commands")
  }

  @Test func onlyWhatChangedIsTaken() {
    var stored = PlayerConfiguration()
    stored.read("{\"pitch\": 60}")
    var new = PlayerSettings()
    new.rate = 250
    let isFirstTaken = stored.take(changesFrom: PlayerSettings(), to: new)
    #expect(isFirstTaken)
    #expect(stored.json == "{\n  \"rate\": 250,\n  \"pitch\": 60\n}\n")
    let isAnythingTaken = stored.take(changesFrom: new, to: new)
    #expect(!isAnythingTaken)
  }

  @Test func theDocumentationHasEverySetting() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../docs/configuration.md").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    for field in ConfigurationField.all {
      #expect(text.contains("| `\(field.name)` | \(field.form) |"), "\(field.name)")
    }
    for map in KeyMap.presets { #expect(text.contains("`\(map.name)`")) }
    for definition in CommandDefinition.all {
      #expect(text.contains("`\(definition.command)`"), "\(definition.command)")
    }
  }
}
