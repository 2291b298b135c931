extension Subcommand {
  /// Lists the voices.
  static let voices = Subcommand(
    name: "voices",
    operands: "",
    operandCount: 0...0,
    summary: "list the voices, or those of one language",
    options: [.language, .format],
    run: { invocation in
      let list = try VoiceList.load()
      var voices = list.voices
      if let tag = invocation.value(.language) {
        voices = list.voices(for: tag)
        if voices.isEmpty { throw SpeechError.unknownLanguage(tag) }
      }
      for voice in voices {
        let tags = voice.languages.map(\.tag)
        if invocation.value(.format) == "json" {
          let languages = tags.map(JSONText.quoted).joined(separator: ",")
          StandardOutput.print(
            "{\"voice\":\(JSONText.quoted(voice.identifier)),"
              + "\"name\":\(JSONText.quoted(voice.name)),\"languages\":[\(languages)]}"
          )
        } else {
          StandardOutput.print("\(voice.identifier): \(voice.name), \(tags.joined(separator: " "))")
        }
      }
      return ExitCode.done.rawValue
    }
  )
}
