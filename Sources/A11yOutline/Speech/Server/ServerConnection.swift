internal import CSpeechd
internal import Foundation

/// A connection to Speech Dispatcher; used from one thread, since every call waits for the server's
/// answer.
final class ServerConnection {
  private let library: SpeechDispatcherLibrary
  private let connection: SpeechDispatcherLibrary.Connection
  private let client: Int
  private var language: String?
  private var voice: String?

  /// Connects to the server that the environment or the user's settings name; `nil` when it cannot
  /// be reached.
  ///
  /// - Parameters:
  ///   - library: The client library.
  ///   - environment: The environment; where `SPEECHD_ADDRESS` names a server, none is started.
  ///   - events: Called on a thread of the library.
  init?(
    _ library: SpeechDispatcherLibrary,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    events: @escaping ServerEvents.Handler
  ) {
    let startsServer: Int32 = environment["SPEECHD_ADDRESS"] == nil ? 1 : 0
    var reason: UnsafeMutablePointer<CChar>?
    let opened = library.open(
      "a11y-outline",
      "main",
      nil,
      SPD_MODE_THREADED,
      nil,
      startsServer,
      &reason
    )
    free(reason)
    guard let opened else { return nil }
    self.library = library
    connection = opened
    client = Int(library.clientIdentifier(opened))
    ServerEvents.listen(to: opened)
    ServerEvents.setHandler(events, ofClient: client)
    for kind in [SPD_BEGIN, SPD_END, SPD_CANCEL, SPD_INDEX_MARKS] {
      _ = library.setNotificationOn(opened, kind)
    }
    guard library.setDataMode(opened, SPD_DATA_SSML) == 0 else {
      close()
      return nil
    }
  }

  /// Ends the connection.
  func close() {
    ServerEvents.setHandler(nil, ofClient: client)
    library.close(connection)
  }

  /// Silences everything that was said over the connection; `false` when the server is gone.
  func cancel() -> Bool {
    library.cancel(connection) == 0
  }

  /// Has the server say a message.
  ///
  /// Speed, pitch and volume are those of the person's settings; voices and signs are the server's
  /// business.
  ///
  /// - Parameters:
  ///   - message: What is said.
  ///   - priority: How important it is.
  ///   - configuration: How it is spoken.
  /// - Returns: The number by which events name it; `nil` when the server does not take it.
  func say(
    _ message: ServerMessage,
    _ priority: SPDPriority,
    _ configuration: SpeechConfiguration
  ) -> Int? {
    _ = library.setRate(connection, Self.rate(configuration.rate))
    let pitch = configuration.pitch + (message.isStructure ? configuration.structurePitch : 0)
    _ = library.setPitch(connection, Int32(max(-100, min(2 * (pitch - 50), 100))))
    _ = library.setVolume(connection, Int32(max(-100, min(2 * configuration.volume - 100, 100))))
    _ = library.setPunctuation(connection, Self.punctuation(configuration.punctuation))
    // Setting a language makes the server forget the voice.
    if language != message.language {
      language = message.language
      voice = nil
      _ = library.setLanguage(connection, message.language)
    }
    if let wanted = configuration.voice, voice != wanted {
      voice = wanted
      _ = library.setVoice(connection, wanted)
    }
    let number = library.say(connection, priority, message.markup)
    return number < 0 ? nil : Int(number)
  }

  /// A rate on the server's scale, on which 0 is the usual rate.
  private static func rate(_ wordsAMinute: Int) -> Int32 {
    let usual = 175
    let steps =
      wordsAMinute < usual
      ? (wordsAMinute - usual) * 100 / (usual - 80) : (wordsAMinute - usual) * 100 / (449 - usual)
    return Int32(max(-100, min(steps, 100)))
  }

  private static func punctuation(_ level: PunctuationLevel) -> SPDPunctuation {
    switch level {
    case .none: SPD_PUNCT_NONE
    case .some: SPD_PUNCT_SOME
    case .most: SPD_PUNCT_MOST
    case .all: SPD_PUNCT_ALL
    }
  }
}

extension SpeechClass {
  /// The priority at the server.
  ///
  /// What a person waits for is text, which silences older text; nothing is ever important, which
  /// would silence everybody else's speech.
  var priority: SPDPriority {
    switch self {
    case .response, .followUp, .reading: SPD_TEXT
    case .notice: SPD_MESSAGE
    case .progress: SPD_PROGRESS
    }
  }
}
