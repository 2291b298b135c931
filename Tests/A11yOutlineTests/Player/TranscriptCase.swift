import Foundation
import Testing

@testable import A11yOutline

/// An outline, keys, and what must be heard after each: one file in `Cases`.
///
/// What is no key is the word of a command, for those that have no key of their own.
struct TranscriptCase: CustomTestStringConvertible, Sendable {
  let name: String
  let settings: PlayerSettings
  let keyMap: KeyMap
  let outline: Data
  let keys: [String]
  let spoken: [[String]]

  var testDescription: String { name }

  static let all: [TranscriptCase] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (files ?? []).sorted { $0.path < $1.path }.compactMap { try? TranscriptCase(at: $0) }
  }()

  init(at url: URL) throws {
    name = url.deletingPathExtension().lastPathComponent
    let data = try Data(contentsOf: url)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let options = try #require(object["options"] as? [String: Any])
    settings = PlayerSettings(
      verbosity: (options["verbosity"] as? String).flatMap(Verbosity.init(rawValue:)) ?? .normal,
      wraps: options["wrap"] as? Bool ?? false
    )
    keyMap = (options["preset"] as? String).flatMap(KeyMap.preset(named:)) ?? .tree
    outline = try JSONSerialization.data(withJSONObject: #require(object["outline"]))
    keys = try #require(object["keys"] as? [String])
    spoken = try #require(object["spoken"] as? [[String]])
  }

  /// Plays the case and returns what was said after each key.
  @MainActor func play() throws -> [[String]] {
    let outline = try Outline(data: outline, format: .named("outline"), name: "case")
    let player = OutlinePlayer(outline, called: "case", settings: settings)
    player.keyMap = keyMap
    for key in keys {
      if let key = Key(key) {
        player.press(key)
      } else {
        player.perform(try #require(CommandDefinition.byWord[key]).command)
      }
      player.readToEnd()
    }
    return player.transcript.map(\.spoken)
  }
}
