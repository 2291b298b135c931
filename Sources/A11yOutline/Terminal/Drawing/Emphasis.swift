/// How the rows of the current item stand out.
enum Emphasis: Hashable, Sendable {
  /// Foreground and background are exchanged.
  case reverse
  /// Bold and underlined, where a person wants no colour.
  case boldUnderline

  /// What a person wants, from the option and the environment.
  ///
  /// - Parameters:
  ///   - choice: The option; `nil` when it was not given. It beats the environment.
  ///   - environment: The environment, of which `NO_COLOR` counts when it is not empty
  ///     (no-color.org).
  init(_ choice: ColorChoice?, environment: [String: String]) {
    switch choice {
    case .never: self = .boldUnderline
    case .auto, .always: self = .reverse
    case nil: self = environment["NO_COLOR", default: ""].isEmpty ? .reverse : .boldUnderline
    }
  }

  /// The bytes that begin it.
  func start(_ capabilities: TerminalCapabilities) -> [UInt8] {
    switch self {
    case .reverse: capabilities.reverse
    case .boldUnderline: capabilities.bold + capabilities.underline
    }
  }
}
