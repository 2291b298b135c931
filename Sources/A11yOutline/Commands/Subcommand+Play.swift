extension Subcommand {
  /// Plays an outline.
  static let play = Subcommand(
    name: "play",
    operands: "[FILE]",
    operandCount: 0...1,
    summary: "play an outline; without FILE, the welcome that teaches the keys",
    options: OptionDefinition.reading + OptionDefinition.speaking
      + [
        .preset, .speech, .audio, .keys, .format, .wrap, .plain, .noTerminal, .fullScreen, .mouse,
        .color,
      ],
    run: { invocation in
      let document = try OpenedDocument(invocation, expansion: .document)
      return try PlayerSession(invocation, document.player(invocation)).run()
    }
  )
}
