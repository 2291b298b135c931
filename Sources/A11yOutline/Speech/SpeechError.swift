/// Why nothing can be spoken as it was asked for.
public enum SpeechError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No voice has the name that was asked for.
  case unknownVoice(String)

  /// No voice speaks the language that was asked for.
  case unknownLanguage(String)

  /// No executable was found that can be the speech worker.
  case noWorker

  /// The speech worker does not start.
  case workerFailed(reason: String)

  /// The sound output that was asked for cannot be opened.
  case noAudio(reason: String)

  /// A file cannot be written.
  case file(path: String, reason: String)

  /// The value of an option for the sound output is not one.
  case unknownOutput(String)

  /// The reason, for people, with what to do about it.
  public var description: String {
    switch self {
    case .unknownVoice(let name):
      "no voice is named '\(name)'; 'a11y-outline voices' lists them"
    case .unknownLanguage(let tag):
      "no voice speaks the language '\(tag)'; 'a11y-outline voices' lists them"
    case .noWorker:
      "no speech engine was found; set A11Y_OUTLINE_WORKER to the path of a11y-outline"
    case .workerFailed(let reason):
      "the speech engine failed: \(reason)"
    case .noAudio(let reason):
      "no sound output could be opened: \(reason)"
    case .file(let path, let reason):
      "\(path): \(reason)"
    case .unknownOutput(let name):
      "'\(name)' is no sound output; use auto, pulse, alsa, alsa:DEVICE, wav:FILE or none"
    }
  }
}
