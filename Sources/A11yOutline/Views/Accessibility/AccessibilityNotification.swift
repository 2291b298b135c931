/// Something that assistive technology is told.
public enum AccessibilityNotification {
  /// Words to say that belong to no element.
  public struct Announcement: Sendable {
    private let words: String

    /// Creates an announcement.
    public init(_ announcement: String) {
      words = announcement
    }

    /// Creates an announcement.
    public init(_ announcement: Text) {
      words = announcement.string
    }

    /// Has the words said in the program that is running the action that calls it.
    @MainActor
    public func post() {
      Announcements.post(words)
    }
  }
}
