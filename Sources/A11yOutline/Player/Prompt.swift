/// A line of text that is being typed.
public struct Prompt: Hashable, Sendable {
  /// What the text is for.
  public enum Purpose: Hashable, Sendable {
    /// Text to look for anywhere in the outline.
    case search
    /// The beginning of the name of a shown item.
    case goTo
  }

  /// What the text is for.
  public let purpose: Purpose
  /// What was typed so far.
  public internal(set) var text = ""
}
