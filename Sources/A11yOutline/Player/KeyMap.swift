/// Which key gives which command.
public struct KeyMap: Sendable {
  /// The command of each key.
  public private(set) var commands: [Key: Command]

  /// The command of those keys that mean something else while reading goes on or is paused.
  public private(set) var commandsWhileReading: [Key: Command]

  /// The map of the table of commands.
  public static let tree = KeyMap(
    commands: Dictionary(
      uniqueKeysWithValues: CommandDefinition.all.flatMap { definition in
        definition.keys.map { ($0, definition.command) }
      }
    ),
    commandsWhileReading: ["Space": .pauseOrResume]
  )

  /// The first key of a command, in the order of the table; `nil` when it has none.
  public func key(for command: Command) -> Key? {
    keys(for: command).first
  }

  /// The keys of a command: those of the default map in its order, then any others by name.
  public func keys(for command: Command) -> [Key] {
    let preferred = CommandDefinition.byCommand[command]?.keys ?? []
    let all = commands.filter { $0.value == command }.map(\.key)
    return preferred.filter(all.contains)
      + all.filter { !preferred.contains($0) }.sorted { $0.identifier < $1.identifier }
  }
}
