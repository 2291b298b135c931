/// Writes an outline in one format.
///
/// What a writer writes, the reader of the same format reads as the same outline, as far as the
/// format can say it.
public protocol DocumentWriter: Sendable {
  /// The whole document as text that ends with a line break.
  func text(of outline: Outline) -> String
}
