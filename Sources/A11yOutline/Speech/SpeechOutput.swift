internal import Foundation

/// Where the sound of a ``Speaker`` goes.
public enum SpeechOutput: Hashable, Sendable {
  /// What the environment says, else the first that works of PulseAudio and ALSA.
  case automatic

  /// A PulseAudio server, or PipeWire in its place; `nil` for the default one.
  case pulse(server: String?)

  /// An ALSA device; `nil` for the default one.
  case alsa(device: String?)

  /// A WAV file, written as fast as the speech is made.
  case waveFile(path: String)

  /// To Speech Dispatcher, with the voices and the sound that are set there.
  case server

  /// Nowhere: nothing is synthesised, and time passes as if it were.
  case none

  /// The variable that chooses the output where no option does.
  static let variable = "A11Y_OUTLINE_AUDIO"

  /// Reads the value of an option or of `A11Y_OUTLINE_AUDIO`.
  ///
  /// - Parameter text: `auto`, `pulse`, `pulse:SERVER`, `alsa`, `alsa:DEVICE`, `wav:FILE` or `none`.
  /// - Throws: ``SpeechError/unknownOutput(_:)``.
  public init(_ text: String) throws(SpeechError) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts.first ?? "", parts.count) {
    case ("auto", 1): self = .automatic
    case ("pulse", 1): self = .pulse(server: nil)
    case ("pulse", 2): self = .pulse(server: parts[1])
    case ("alsa", 1): self = .alsa(device: nil)
    case ("alsa", 2): self = .alsa(device: parts[1])
    case ("wav", 2): self = .waveFile(path: parts[1])
    case ("none", 1): self = .none
    default: throw .unknownOutput(text)
    }
  }

  /// The output, with what the environment says in the place of ``automatic``.
  ///
  /// A value that is none is taken as ``automatic``: a mistyped variable must not silence anyone.
  static func resolved(
    _ output: SpeechOutput,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> SpeechOutput {
    guard output == .automatic, let text = environment[variable], !text.isEmpty else {
      return output
    }
    return (try? SpeechOutput(text)) ?? .automatic
  }

  /// The sink of the output, not opened yet.
  func makeSink() -> any AudioSink {
    switch self {
    case .automatic, .pulse, .alsa: AudioOutput(devices)
    case .waveFile(let path): WaveFileSink(path: path)
    case .none, .server: SilentSink()
    }
  }

  /// What speaks into the output.
  func makeSpeaker(
    _ configuration: SpeechConfiguration,
    events: @escaping @Sendable (SpeechEvent) -> Void
  ) -> any UtteranceSpeaker {
    self == .server
      ? ServerSpeaker(configuration: configuration, events: events)
      : Speaker(configuration: configuration, events: events)
  }

  /// The devices that are tried, in order.
  var devices: [AudioOutput.Opening] {
    switch self {
    case .automatic: [{ PulseSink(server: nil) }, { AlsaSink(device: nil) }]
    case .pulse(let server): [{ PulseSink(server: server) }]
    case .alsa(let device): [{ AlsaSink(device: device) }]
    case .waveFile, .server, .none: []
    }
  }
}
