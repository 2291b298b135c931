/// Something that is being typed.
public struct Prompt: Hashable, Sendable {
  /// What the text is for.
  public enum Purpose: Hashable, Sendable {
    /// Text to look for anywhere in the outline.
    case search
    /// The beginning of the name of a shown item.
    case goTo
    /// Text that the items of the list that is open must hold.
    case filterList
    /// Text that the nodes of the outline must hold to be shown.
    case filter
    /// How far from the top to go, in percent.
    case percent
    /// How far from the top to go, or with a sign from here, in minutes of reading.
    case time
    /// After how many minutes to pause.
    case sleepTimer
    /// The one character of a mark to set.
    case setMark
    /// The one character of a mark to go to.
    case goToMark
  }

  /// What the text is for.
  public let purpose: Purpose
  /// What was typed so far.
  public internal(set) var text = ""
}

extension Prompt.Purpose {
  /// The words that ask for the text.
  var phrase: Phrase {
    switch self {
    case .search: .searchPrompt
    case .goTo: .goToPrompt
    case .filterList, .filter: .filterPrompt
    case .percent: .percentPrompt
    case .time: .timePrompt
    case .sleepTimer: .sleepTimerPrompt
    case .setMark, .goToMark: .markPrompt
    }
  }

  /// The command that asks for the text.
  var command: Command {
    switch self {
    case .search: .search
    case .goTo: .goTo
    case .filterList: "filterList"
    case .filter: "filter"
    case .percent: "goToPercent"
    case .time: "goToTime"
    case .sleepTimer: "sleepTimer"
    case .setMark: "setMark"
    case .goToMark: "goToMark"
    }
  }

  /// Whether the first character ends it.
  var isOneCharacter: Bool { self == .setMark || self == .goToMark }

  /// Whether keys that type no character are commands without ending it.
  var staysOpen: Bool { self == .filterList }
}
