/// One entry of the table of subcommands.
struct Subcommand: Sendable {
  /// The name.
  let name: String
  /// What stands for the operands in help.
  let operands: String
  /// How many operands it takes.
  let operandCount: ClosedRange<Int>
  /// What it does, in a few words.
  let summary: String
  /// The options it takes, beside `--help`.
  let options: [OptionDefinition]
  /// Carries it out.
  let run: @MainActor @Sendable (Invocation) throws -> Int32

  /// All subcommands, in the order in which help lists them.
  static let all: [Subcommand] = [
    play, read, speak, gallery, audit, diff, inspect, convert, voices, keys, formats, doctor,
    manual, completions,
  ]
}
