extension Subcommand {
  /// Plays one of the samples that the program brings.
  static let gallery = Subcommand(
    name: "gallery",
    operands: "[NAME]",
    operandCount: 0...1,
    summary: "play a sample made with Swift views; without NAME, list the samples",
    options: play.options,
    run: { invocation in
      let samples = invocation.gallery
      guard let name = invocation.operands.first else {
        for sample in samples { StandardOutput.print("\(sample.name): \(sample.summary)") }
        return ExitCode.done.rawValue
      }
      guard let sample = samples.first(where: { $0.name == name }) else {
        throw UsageError("gallery: there is no sample \(name), a11y-outline gallery lists them")
      }
      let host = sample.makeHost()
      let program = PlayedProgram(name: host.title, source: host)
      let document = try OpenedDocument(invocation.playing(program), expansion: .document)
      return try PlayerSession(invocation, document.player(invocation)).run()
    }
  )
}
