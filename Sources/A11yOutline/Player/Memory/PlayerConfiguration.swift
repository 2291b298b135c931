/// What a person configured: settings and keys, and what is wrong in the file.
///
/// The format is described in `docs/configuration.md`.
public struct PlayerConfiguration: Sendable {
  /// The settings, the others as they were before.
  public var settings: PlayerSettings
  /// The map of keys.
  public var keyMap: KeyMap
  /// The names of the settings that were stated.
  var stated: Set<String> = []
  /// What is wrong, with the place in the file; the rest applies.
  public private(set) var problems: [DocumentWarning] = []

  /// Starts with settings that a file can change.
  public init(settings: PlayerSettings = PlayerSettings(), keyMap: KeyMap = .tree) {
    self.settings = settings
    self.keyMap = keyMap
  }

  /// Takes over what a file says.
  ///
  /// A member that is wrong is told and left out; after a mistake in the JSON itself what came
  /// before it applies.
  public mutating func read(_ text: String) {
    var copy = text
    copy.withUTF8 { utf8 in
      var reader = ConfigurationReader(utf8)
      reader.read(into: &self)
      problems += reader.problems
    }
    let lost = keyMap.unreachableCommands
    if !lost.isEmpty {
      let names = lost.prefix(3).map(\.identifier).joined(separator: ", ")
      problems.append(
        DocumentWarning(
          "keys: no key gives the list of commands, so that \(lost.count) commands cannot be "
            + "reached, such as \(names); F gives it again"
        )
      )
      KeyBinding("F", .commands).map { keyMap.bind($0) }
    }
  }

  /// The settings that were stated, as a file.
  public var json: String {
    var members = ConfigurationField.all.compactMap { field -> String? in
      guard stated.contains(field.name), let value = field.write(settings) else { return nil }
      return "  \(JSONText.quoted(field.name)): \(value.json)"
    }
    if stated.contains("voices") {
      let voices = settings.voices.sorted { $0.key < $1.key }
        .map { "\(JSONText.quoted($0.key)): \(JSONText.quoted($0.value))" }
      members.append("  \"voices\": { \(voices.joined(separator: ", ")) }")
    }
    return members.isEmpty ? "{}\n" : "{\n\(members.joined(separator: ",\n"))\n}\n"
  }

  /// Takes over the settings that changed from one moment to another.
  ///
  /// - Returns: Whether any did.
  mutating func take(changesFrom old: PlayerSettings, to new: PlayerSettings) -> Bool {
    var hasChanged = false
    for field in ConfigurationField.all where field.write(old) != field.write(new) {
      guard let value = field.write(new), field.read(value, &settings) else { continue }
      stated.insert(field.name)
      hasChanged = true
    }
    return hasChanged
  }
}
