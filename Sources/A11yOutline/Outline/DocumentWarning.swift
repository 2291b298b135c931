/// Something that was repaired or left out while a document was read.
///
/// A warning never stops reading: what could be read is in the outline.
public struct DocumentWarning: Hashable, Sendable, CustomStringConvertible {
  /// Where it was found; `nil` when it concerns the whole document.
  public var position: SourcePosition?

  /// What was found and what was done about it, in one sentence without a full stop.
  public var message: String

  /// Creates a warning.
  public init(_ message: String, at position: SourcePosition? = nil) {
    self.position = position
    self.message = message
  }

  /// The warning as one line, led by its position where it has one.
  public var description: String {
    position.map { "\($0): \(message)" } ?? message
  }
}
