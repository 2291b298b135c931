extension DocumentFormat {
  /// All formats, in the order in which they are tried on content whose name tells nothing.
  ///
  /// The last one takes any text.
  public static let all: [DocumentFormat] =
    [
      outlineJSON, epub, talkingBook, talkingBookText, navigationControl, opml, freeplane, html,
    ] + pandocFormats + [
      xml, tags, json, yaml, manualPage, info, org, asciiDoc, reStructuredText, markdown, taskPaper,
      vimOutliner, plainText, indentedText,
    ]

  /// The outline format of this library.
  public static let outlineJSON = DocumentFormat(
    identifier: "outline",
    name: "Outline JSON",
    fileEndings: ["json"],
    reader: OutlineJSONReader(),
    writer: OutlineJSONWriter(),
    recognizes: { $0.startsWithOutlineObject }
  )

  /// OPML, the exchange format of outliners and feed readers.
  public static let opml = DocumentFormat(
    identifier: "opml",
    name: "OPML",
    fileEndings: ["opml"],
    reader: OPMLReader(),
    writer: OPMLWriter(),
    recognizes: { $0.contains("<opml") }
  )

  /// Maps of Freeplane and FreeMind.
  public static let freeplane = DocumentFormat(
    identifier: "freeplane",
    name: "Freeplane map",
    fileEndings: ["mm"],
    reader: FreeplaneReader(),
    recognizes: { $0.contains("<map version") }
  )

  /// XML of any kind, as the tree that it is.
  public static let xml = DocumentFormat(
    identifier: "xml",
    name: "XML",
    fileEndings: ["xml"],
    reader: XMLTreeReader(),
    recognizes: { $0.begins("<?xml") }
  )

  /// What `ctags --output-format=json` writes.
  public static let tags = DocumentFormat(
    identifier: "ctags",
    name: "Source code tags",
    fileEndings: ["json", "jsonl"],
    reader: TagsReader(),
    recognizes: { $0.begins("{\"_type\"") }
  )

  /// The source of manual pages.
  public static let manualPage = DocumentFormat(
    identifier: "man",
    name: "Manual page",
    fileEndings: ["man", "mdoc", "roff"],
    reader: ManualPageReader(),
    recognizes: {
      $0.begins(".TH ") || $0.begins(".\\\"") || $0.begins("'\\\"") || $0.begins(".Dd ")
    }
  )

  /// The manuals of GNU.
  public static let info = DocumentFormat(
    identifier: "info",
    name: "GNU Info",
    fileEndings: ["info"],
    reader: InfoReader(),
    recognizes: { $0.begins("This is ") && $0.contains("\u{1F}\nFile: ") }
  )

  /// AsciiDoc, as Asciidoctor reads it.
  public static let asciiDoc = DocumentFormat(
    identifier: "asciidoc",
    name: "AsciiDoc",
    fileEndings: ["adoc", "asciidoc", "asc"],
    reader: AsciiDocReader(),
    recognizes: { $0.begins("= ") || $0.contains("\n== ") }
  )

  /// The format of Python's documentation.
  public static let reStructuredText = DocumentFormat(
    identifier: "rst",
    name: "reStructuredText",
    fileEndings: ["rst", "rest"],
    reader: ReStructuredTextReader(),
    recognizes: { $0.begins(".. ") || $0.contains("\n.. ") }
  )

  /// JSON of any kind, as the tree that it is.
  public static let json = DocumentFormat(
    identifier: "json",
    name: "JSON",
    fileEndings: ["json", "geojson"],
    reader: JSONTreeReader(),
    recognizes: { $0.begins("{") || $0.begins("[{") || $0.begins("[\n") }
  )

  /// YAML of any kind, as the tree that it is.
  public static let yaml = DocumentFormat(
    identifier: "yaml",
    name: "YAML",
    fileEndings: ["yaml", "yml"],
    reader: YAMLTreeReader(),
    recognizes: { $0.begins("%YAML") }
  )

  /// The outlines of Emacs.
  public static let org = DocumentFormat(
    identifier: "org",
    name: "Org",
    fileEndings: ["org"],
    reader: OrgReader(),
    writer: OrgWriter(),
    recognizes: { $0.looksLikeOrg }
  )

  /// CommonMark with the extensions of GitHub.
  public static let markdown = DocumentFormat(
    identifier: "markdown",
    name: "Markdown",
    fileEndings: ["md", "markdown", "mdown", "mkd", "mkdn", "mdx", "rmd", "qmd"],
    reader: MarkdownReader(),
    writer: MarkdownWriter(),
    recognizes: { $0.looksLikeMarkdown }
  )

  /// Projects, tasks and notes.
  public static let taskPaper = DocumentFormat(
    identifier: "taskpaper",
    name: "TaskPaper",
    fileEndings: ["taskpaper", "todo"],
    reader: TaskPaperReader(),
    recognizes: { _ in false }
  )

  /// The outlines of VimOutliner.
  public static let vimOutliner = DocumentFormat(
    identifier: "otl",
    name: "VimOutliner",
    fileEndings: ["otl"],
    reader: VimOutlinerReader(),
    recognizes: { _ in false }
  )

  /// Prose: paragraphs with blank lines between them.
  public static let plainText = DocumentFormat(
    identifier: "plain",
    name: "Plain text",
    fileEndings: ["txt", "text"],
    reader: PlainTextReader(),
    recognizes: { $0.looksLikeProse }
  )

  /// Lines that stand in each other by their indentation.
  public static let indentedText = DocumentFormat(
    identifier: "text",
    name: "Indented text",
    fileEndings: ["txt", "text", "tab", "ids"],
    reader: IndentedTextReader(),
    writer: IndentedTextWriter(),
    recognizes: { _ in true }
  )

  /// A web page that opens and closes in any browser.
  public static let html = DocumentFormat(
    identifier: "html",
    name: "HTML",
    fileEndings: ["html", "htm", "xhtml", "xht"],
    reader: HTMLReader(),
    writer: HTMLWriter(),
    recognizes: { $0.startsWithPage }
  )
}
