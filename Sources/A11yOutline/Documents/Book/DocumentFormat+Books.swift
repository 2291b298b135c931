extension DocumentFormat {
  /// Electronic books.
  public static let epub = DocumentFormat(
    identifier: "epub",
    name: "EPUB",
    fileEndings: ["epub"],
    reader: EPUBReader(),
    recognizes: {
      $0.begins("PK")
        && ($0.contains("mimetypeapplication/epub+zip") || $0.contains("META-INF/container.xml"))
    }
  )

  /// Talking books of DAISY 2.02 and 3, of which the text is read.
  public static let talkingBook = DocumentFormat(
    identifier: "daisy",
    name: "DAISY book",
    fileEndings: ["opf", "html", "htm", "zip"],
    reader: TalkingBookReader(),
    recognizes: {
      $0.begins("PK")
        ? $0.contains("ncc.html") || $0.contains("NCC.HTML") || $0.contains(".smil")
        : $0.contains("name=\"ncc:") || $0.contains("<package")
    }
  )

  /// The text of talking books.
  public static let talkingBookText = DocumentFormat(
    identifier: "dtbook",
    name: "DTBook",
    fileEndings: ["dtbook", "xml"],
    reader: TalkingBookTextReader(),
    recognizes: { $0.contains("<dtbook") }
  )

  /// The contents of talking books and of EPUB 2.
  public static let navigationControl = DocumentFormat(
    identifier: "ncx",
    name: "NCX",
    fileEndings: ["ncx", "xml"],
    reader: NavigationControlReader(),
    recognizes: { $0.contains("<ncx") }
  )
}
