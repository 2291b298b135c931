/// How the rows of the current item stand out.
enum Emphasis: Hashable, Sendable {
  /// Foreground and background are exchanged.
  case reverse
  /// Bold and underlined, where a person wants no colour.
  case boldUnderline
  /// The cursor alone shows the item: a reader that speaks what is written would say each item
  /// again when it loses its emphasis.
  case none

  /// What a person wants, from the option and the environment.
  ///
  /// - Parameters:
  ///   - choice: The option; `nil` when it was not given. It beats the environment.
  ///   - environment: The environment, of which `NO_COLOR` counts when it is not empty
  ///     (no-color.org).
  ///   - othersSpeak: Whether another reader speaks the screen.
  init(_ choice: ColorChoice?, environment: [String: String], othersSpeak: Bool = false) {
    switch choice {
    case .never: self = othersSpeak ? .none : .boldUnderline
    case .always: self = .reverse
    case .auto: self = othersSpeak ? .none : .reverse
    case nil where othersSpeak: self = .none
    case nil: self = environment["NO_COLOR", default: ""].isEmpty ? .reverse : .boldUnderline
    }
  }

  /// The bytes that begin it.
  ///
  /// - Parameters:
  ///   - capabilities: Those of the terminal.
  ///   - underlines: Whether all of the row may be underlined; not where one word of it is.
  /// - Returns: The bytes; none where the row does not stand out.
  func start(_ capabilities: TerminalCapabilities, underlines: Bool = true) -> [UInt8] {
    switch self {
    case .reverse: capabilities.reverse
    case .boldUnderline: capabilities.bold + (underlines ? capabilities.underline : [])
    case .none: []
    }
  }
}
