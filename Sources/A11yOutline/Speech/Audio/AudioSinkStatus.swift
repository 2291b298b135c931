/// Whether a sink can be heard.
enum AudioSinkStatus: Equatable, Sendable {
  /// It is being opened.
  case opening

  /// It takes samples.
  case running

  /// The device is gone or cannot be opened; the reason is for people.
  case failed(String)

  /// Why it cannot be heard, for people; `nil` when it can.
  var failure: String? {
    switch self {
    case .opening: "it does not answer"
    case .running: nil
    case .failed(let reason): reason
    }
  }
}
