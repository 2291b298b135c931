/// One entry of the table of commands: everything there is to know about one of them.
///
/// Key maps, input help, the manual page, line commands and transcripts are made from the table,
/// so that adding a command is adding one entry.
struct CommandDefinition: Sendable {
  /// What happens to continuous reading when the command comes while it goes on.
  enum ReadingEffect: Hashable, Sendable {
    /// It stops.
    case stops
    /// It goes on from where the cursor is now.
    case continues
    /// It restarts the sentence that was interrupted.
    case restarts
    /// The command looks after it itself.
    case decides
  }

  /// The command.
  let command: Command
  /// The words for scripts and for commands that are read a line each.
  let word: String
  /// The keys in the default map.
  let keys: [Key]
  /// What the command does, in English, for people.
  let summary: String
  /// What happens to continuous reading.
  var whileReading: ReadingEffect = .stops
  /// Whether the place that is left can be returned to.
  var isJump = false
  /// Whether it is spoken aloud when speech is on demand only: it asks for something to be said.
  var isSpokenOnDemand = false
  /// Whether its answer joins the history of answers: it is not one that was heard before.
  var isAnswerNew = true
  /// Carries the command out.
  let action: @MainActor @Sendable (OutlinePlayer) -> Answer

  /// All commands, in the order in which help lists them.
  static let all: [CommandDefinition] =
    groups.flatMap(\.definitions)

  /// The commands in the groups of help, each with its name.
  static let groups: [(name: Phrase, definitions: [CommandDefinition])] = [
    (.commandsMoves, moves), (.commandsExpansions, expansions), (.commandsJumps, jumps),
    (.commandsRotor, rotor), (.commandsReadings, readings), (.commandsReviews, reviews),
    (.commandsPlaces, places), (.commandsSettings, settings), (.commandsOthers, others),
  ]

  /// The definition of each command.
  static let byCommand = Dictionary(uniqueKeysWithValues: all.map { ($0.command, $0) })

  /// The definition of each word.
  static let byWord = Dictionary(uniqueKeysWithValues: all.map { ($0.word, $0) })

  /// What the command does, in the words of a language.
  func summary(in words: Words) -> String {
    words.commandDescriptions[command.identifier] ?? summary
  }
}
