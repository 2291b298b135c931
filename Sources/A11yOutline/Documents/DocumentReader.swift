/// Reads one format: the bytes of a document become an outline.
///
/// A reader repairs what it can and warns; it throws only when nothing sensible can be read. It
/// never recurses on the depth of a document, and its cost is linear in the size.
public protocol DocumentReader: Sendable {
  /// Reads a document.
  ///
  /// - Parameter input: The bytes and the name to use in errors.
  /// - Returns: The outline; what was repaired is in its warnings.
  /// - Throws: ``DocumentError`` with the place and the reason.
  func outline(of input: DocumentBytes) throws -> Outline
}
