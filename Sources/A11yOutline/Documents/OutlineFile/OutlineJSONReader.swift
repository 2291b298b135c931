/// Reads the outline format of this library.
public struct OutlineJSONReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document; nothing is returned of one that has an error anywhere.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    return try text.withUTF8 { utf8 in
      var parser = OutlineJSONParser(utf8, warnings: text.warnings)
      do throws(OutlineJSONParser.Failure) {
        return try parser.parse()
      } catch {
        var tracker = PositionTracker()
        let position = tracker.position(at: error.offset, in: utf8)
        throw input.error(error.reason, at: position, path: error.path)
      }
    }
  }
}
