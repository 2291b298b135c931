/// Reads any YAML as a tree: mappings and sequences are groups in their own order, everything else
/// is an item, `KEY: VALUE`.
///
/// An alias is a link to what it stands for and is never expanded. A mapping in a sequence is
/// called by its first text, and sequences of more than a hundred items are cut into groups of a
/// hundred. What comes before a mistake is read.
public struct YAMLTreeReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    return try text.withUTF8 { utf8 in
      var assembly = YAMLTreeAssembly()
      assembly.builder.warnings = text.warnings
      do throws(YAMLScanner.Failure) {
        try assembly.read(utf8)
      } catch {
        guard assembly.builder.count > 0 else {
          throw input.error(error.reason, at: error.position)
        }
        let warning = "\(error.reason); what comes after was left out"
        assembly.builder.warnings.append(DocumentWarning(warning, at: error.position))
      }
      return assembly.builder.build()
    }
  }
}
