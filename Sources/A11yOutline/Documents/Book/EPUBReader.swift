/// Reads EPUB 2 and 3.
///
/// The table of contents is the outline; the text of each entry stands in it, under the headings of
/// its own. Footnotes are notes to which their references lead, printed pages are links in a list
/// at the end. A book that is protected is refused.
public struct EPUBReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a book.
  public func outline(of input: DocumentBytes) throws -> Outline {
    var book = try Book(archive: input)
    var container = PublicationContainer()
    if book.files["META-INF/container.xml"] != nil {
      _ = book.read("META-INF/container.xml", with: &container)
    }
    if book.files["META-INF/encryption.xml"] != nil {
      _ = book.read("META-INF/encryption.xml", with: &container)
    }
    if let protection = container.protection {
      throw input.error(
        "it is encrypted (\(protection)), which protects it from being read by other programs"
      )
    }
    let found = book.files.archiveNames.first { $0.lowercased().hasSuffix(".opf") }
    guard let path = container.packagePath ?? found else {
      throw input.error("there is no package document in it; META-INF/container.xml names none")
    }
    try book.takePackage(at: path)
    return try book.outline()
  }
}
