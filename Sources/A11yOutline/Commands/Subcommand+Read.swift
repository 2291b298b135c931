extension Subcommand {
  /// Prints what would be spoken, from the top to the bottom.
  static let read = Subcommand(
    name: "read",
    operands: "FILE",
    operandCount: 1...1,
    summary: "print what would be spoken, top to bottom",
    options: OptionDefinition.reading + [.format, .speakAs],
    run: { invocation in
      let document = try OpenedDocument(invocation, expansion: .all)
      let player = try document.player(invocation)
      var driver = invocation.scriptDriver(player)
      driver.run([], print: StandardOutput.print)
      while let cursor = player.cursor, player.outline.nextVisible(after: cursor) != nil {
        player.press("Down")
        player.transcript.last.map { driver.write($0, print: StandardOutput.print) }
        player.forgetTranscript()
      }
      return ExitCode.done.rawValue
    }
  )
}
