/// What is played in place of a file: the views of a program.
struct PlayedProgram: Sendable {
  /// What it is called.
  let name: String
  /// What owns its outline.
  let source: any OutlineSource
}
