/// Something that a person can tell the player to do.
///
/// A command is known by its identifier, which transcripts and key maps use. What it does stands
/// in the one table of all commands, `CommandDefinition.all`.
public struct Command: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The identifier, in lower camel case.
  public let identifier: String

  /// Creates a command from its identifier.
  public init(_ identifier: String) {
    self.identifier = identifier
  }

  /// Creates a command from its identifier.
  public init(stringLiteral identifier: String) {
    self.identifier = identifier
  }

  /// The identifier.
  public var description: String { identifier }

  /// Opens the document; what every transcript begins with, and no key does.
  public static let open: Command = "open"
  /// Tells what changed without a command; no key does it.
  public static let notice: Command = "notice"
  /// Goes to the next shown item.
  public static let next: Command = "next"
  /// Goes to the previous shown item.
  public static let previous: Command = "previous"
  /// Goes to the first shown item.
  public static let first: Command = "first"
  /// Goes to the last shown item.
  public static let last: Command = "last"
  /// Opens a closed group; in an open one goes to its first child.
  public static let expandOrEnter: Command = "expandOrEnter"
  /// Closes an open group; from anything else goes to its parent.
  public static let collapseOrLeave: Command = "collapseOrLeave"
  /// Goes to the first child of an open group.
  public static let firstChild: Command = "firstChild"
  /// Goes to the group that the item stands in, which stays open.
  public static let parent: Command = "parent"
  /// Opens this group.
  public static let expand: Command = "expand"
  /// Closes this group; on a leaf, the group it stands in.
  public static let collapse: Command = "collapse"
  /// Opens a closed group and closes an open one; activates a control.
  public static let toggle: Command = "toggle"
  /// Activates a control or a link.
  public static let activate: Command = "activate"
  /// Opens all groups.
  public static let expandAll: Command = "expandAll"
  /// Closes all groups.
  public static let collapseAll: Command = "collapseAll"
  /// Takes back the last opening or closing.
  public static let undo: Command = "undo"
  /// Makes again what was taken back.
  public static let redo: Command = "redo"
  /// Reads on from here.
  public static let readFromHere: Command = "readFromHere"
  /// Reads from the top.
  public static let readFromTop: Command = "readFromTop"
  /// Pauses reading, or goes on with the sentence that was interrupted.
  public static let pauseOrResume: Command = "pauseOrResume"
  /// Is silent.
  public static let stop: Command = "stop"
  /// Draws the screen again.
  public static let redraw: Command = "redraw"
  /// Shows responses line by line, or rows again.
  public static let toggleLineView: Command = "toggleLineView"
  /// Stops the process until the shell wakes it.
  public static let suspend: Command = "suspend"
  /// Leaves the list that is open.
  public static let leaveList: Command = "leaveList"
  /// Leaves the player.
  public static let quit: Command = "quit"
}
