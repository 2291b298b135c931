/// Reads any JSON as a tree: objects and arrays are groups in their own order, everything else is
/// an item, `KEY: VALUE`.
///
/// An object in an array is called by its first text. Arrays of more than a hundred elements are
/// cut into groups of a hundred.
public struct JSONTreeReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    return try text.withUTF8 { utf8 in
      var assembly = JSONTreeAssembly(utf8)
      assembly.builder.warnings = text.warnings
      do throws(JSONScanner.Failure) {
        try assembly.read()
      } catch {
        var tracker = PositionTracker()
        throw input.error(error.reason, at: tracker.position(at: error.offset, in: utf8))
      }
      return assembly.builder.build()
    }
  }
}
