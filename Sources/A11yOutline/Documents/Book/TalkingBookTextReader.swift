/// Reads DTBook, the text of DAISY 3 books, as one document.
public struct TalkingBookTextReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    var page = TalkingBookPage()
    let warnings = try XMLDocument.read(input, with: &page)
    guard page.isBook else { throw input.error("there is no dtbook element in it") }
    let chapter = BookChapter(page.finish(), at: "", in: nil)
    var assembly = BookAssembly([chapter], title: page.title, language: chapter.outline.language)
    return assembly.outline(entries: [], pages: [], warnings: warnings)
  }
}
