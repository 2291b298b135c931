extension Subcommand {
  /// Plays an outline.
  static let play = Subcommand(
    name: "play",
    operands: "[FILE]",
    operandCount: 0...1,
    summary: "play an outline; without FILE, the welcome that teaches the keys",
    options: OptionDefinition.reading + OptionDefinition.speaking
      + [
        .preset, .speech, .audio, .keys, .resume, .format, .wrap, .plain, .noTerminal, .fullScreen,
        .mouse,
        .color, .speakAs,
      ],
    run: { invocation in
      var invocation = invocation
      while true {
        let memory = RunMemory.isWanted(invocation) ? RunMemory(invocation) : nil
        let document = try OpenedDocument(invocation, expansion: .document)
        let player = try document.player(invocation, memory?.configuration)
        try memory?.begin(player)
        let code = try PlayerSession(invocation, player).run()
        try memory?.end(player)
        guard let path = player.requestedDocument else { return code }
        invocation = invocation.playing(path)
      }
    }
  )
}
