extension DocumentFormat {
  /// All formats, in the order in which they are tried on content whose name tells nothing.
  ///
  /// The last one takes any text.
  public static let all: [DocumentFormat] = [outlineJSON, markdown, indentedText]

  /// The outline format of this library.
  public static let outlineJSON = DocumentFormat(
    identifier: "outline",
    name: "Outline JSON",
    fileEndings: ["json"],
    reader: OutlineJSONReader(),
    writer: OutlineJSONWriter(),
    recognizes: { $0.startsWithOutlineObject }
  )

  /// CommonMark with the extensions of GitHub.
  public static let markdown = DocumentFormat(
    identifier: "markdown",
    name: "Markdown",
    fileEndings: ["md", "markdown", "mdown", "mkd", "mkdn", "mdx", "rmd", "qmd"],
    reader: MarkdownReader(),
    recognizes: { $0.looksLikeMarkdown }
  )

  /// Lines that stand in each other by their indentation.
  public static let indentedText = DocumentFormat(
    identifier: "text",
    name: "Indented text",
    fileEndings: ["txt", "text", "tab", "ids"],
    reader: IndentedTextReader(),
    recognizes: { _ in true }
  )
}
