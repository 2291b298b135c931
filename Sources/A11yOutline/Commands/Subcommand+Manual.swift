extension Subcommand {
  /// Prints the manual page.
  static let manual = Subcommand(
    name: "manual",
    operands: "",
    operandCount: 0...0,
    summary: "print the manual page, for man -l -",
    options: [],
    run: { _ in
      StandardOutput.print(ManualPage.text)
      return ExitCode.done.rawValue
    }
  )
}
