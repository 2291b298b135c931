extension OptionDefinition {
  /// Which other screen reader a transcript is worded for.
  static let speakAs = OptionDefinition(
    name: "speak-as",
    value: "READER",
    choices: ScreenReaderStyle.all.map(\.name),
    summary: "word the transcript as another screen reader would: an approximation"
  )
}

extension Invocation {
  /// How another screen reader words the transcript; `nil` for our own words.
  var screenReaderStyle: ScreenReaderStyle? {
    value(.speakAs).flatMap(ScreenReaderStyle.named)
  }

  /// A driver that prints the transcript of a player as the options say.
  ///
  /// That a transcript only approximates another screen reader is told once on standard error.
  @MainActor func scriptDriver(
    _ player: OutlinePlayer,
    speech: ScriptSpeech? = nil
  ) -> ScriptDriver {
    if let style = screenReaderStyle {
      StandardOutput.report(
        "this approximates the order and words of \(style.title), it is not \(style.title) itself"
      )
    }
    return ScriptDriver(
      player,
      format: ScriptDriver.Format(rawValue: value(.format) ?? "") ?? .text,
      as: screenReaderStyle,
      speech: speech
    )
  }
}
