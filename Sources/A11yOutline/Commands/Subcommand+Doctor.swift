extension Subcommand {
  /// Tells what works of speech here.
  static let doctor = Subcommand(
    name: "doctor",
    operands: "",
    operandCount: 0...0,
    summary: "what works here: voices, sound, latency; --tone says a test sentence",
    options: [.audio, .voice, .rate, .tone, .format],
    run: { invocation in
      var configuration = SpeechConfiguration()
      configuration.rate = try invocation.playerSettings().rate
      configuration.voice = invocation.value(.voice)
      if let output = invocation.value(.audio) { configuration.output = try SpeechOutput(output) }
      let report = DoctorReport(SpeechDiagnosis(configuration))
      StandardOutput.print(invocation.value(.format) == "json" ? report.json : report.text)
      if invocation.has(.tone) { TestSentence(configuration).speak() }
      return (report.works ? ExitCode.done : .speech).rawValue
    }
  )
}
