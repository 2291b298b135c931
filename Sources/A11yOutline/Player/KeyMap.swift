/// Which key gives which command.
public struct KeyMap: Sendable {
  /// The name that options and configurations know the map by.
  public let name: String

  /// The command of each key.
  public private(set) var commands: [Key: Command] = [:]

  /// The commands of two keys that are pressed one after the other, by the first.
  public private(set) var sequences: [Key: [Key: Command]] = [:]

  /// The command of those keys that mean something else while reading goes on or is paused.
  public private(set) var commandsWhileReading: [Key: Command] = ["Space": .pauseOrResume]

  /// Whether letters go to the item whose name begins with them.
  public private(set) var typesAhead = false

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - base: The map that it differs from.
  ///   - typesAhead: Whether letters type ahead; the base's commands of letters are left out then.
  ///   - bindings: What it has that the base has not, in order.
  init(
    named name: String,
    basedOn base: KeyMap? = nil,
    typesAhead: Bool = false,
    _ bindings: [KeyBinding]
  ) {
    self.name = name
    self.typesAhead = typesAhead || base?.typesAhead ?? false
    commands = base?.commands ?? [:]
    sequences = base?.sequences ?? [:]
    if typesAhead { commands = commands.filter { $0.key.character?.isLetter != true } }
    for binding in bindings { bind(binding) }
  }

  /// Gives keys a command, or takes it from them.
  ///
  /// A key cannot be both a command and the first of two keys: what is bound later wins.
  mutating func bind(_ binding: KeyBinding) {
    guard let first = binding.keys.first else { return }
    if binding.keys.count == 1 {
      sequences[first] = nil
      commands[first] = binding.command
    } else {
      commands[first] = nil
      sequences[first, default: [:]][binding.keys[1]] = binding.command
      if sequences[first]?.isEmpty == true { sequences[first] = nil }
    }
  }

  /// The first key of a command, in the order of the table; `nil` when it has no key of its own.
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

  /// The keys of a command, with the pairs of keys that give it.
  func names(of command: Command) -> [[Key]] {
    let pairs = sequences.flatMap { first, seconds in
      seconds.filter { $0.value == command }.map { [first, $0.key] }
    }
    return keys(for: command).map { [$0] }
      + pairs.sorted { $0[1].identifier < $1[1].identifier }
  }

  /// The commands that no key gives and that the list of all commands does not reach either.
  ///
  /// A map that has any is of no use to a person who needs them.
  var unreachableCommands: [Command] {
    if !names(of: .commands).isEmpty { return [] }
    let reachable = Set(commands.values).union(sequences.values.flatMap(\.values))
      .union(commandsWhileReading.values)
    return CommandDefinition.all.map(\.command).filter { !reachable.contains($0) }
  }
}
