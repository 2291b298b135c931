import struct Foundation.CGRect

/// What a display needs to know of a player after a command.
struct DisplayState: Sendable {
  /// The outline as it is now.
  var outline: Outline
  /// The node the cursor is on.
  var cursor: NodeID?
  /// Where the review is in the name of that node, in characters; 0 when nothing is reviewed.
  var reviewOffset = 0
  /// The line that is being typed.
  var prompt: Prompt?
  /// What was said last.
  var response: [Utterance]
  /// The word of the response that is heard now; `nil` for none.
  var heardWord: HeardWord?
  /// Whether the response has not been displayed yet.
  var isNewResponse: Bool
  /// The words of the interface language.
  var words: Words
  /// The rows of what the outline looks like, where they are wanted in place of its items.
  var drawing: [String]?
  /// Where the item that the cursor is on is drawn, in points.
  var region: CGRect?
}
