extension Subcommand {
  /// Prints the completions for a shell.
  static let completions = Subcommand(
    name: "completions",
    operands: "SHELL",
    operandCount: 1...1,
    summary: "print the completions for bash, zsh or fish",
    options: [],
    run: { invocation in
      let name = invocation.operands[0]
      guard let completions = Completions(rawValue: name) else {
        let names = Completions.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("completions \(name): one of \(names) is wanted")
      }
      StandardOutput.print(completions.script)
      return ExitCode.done.rawValue
    }
  )
}
