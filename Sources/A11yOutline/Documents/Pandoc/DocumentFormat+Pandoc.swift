extension DocumentFormat {
  /// The formats that are read with pandoc where it is installed.
  static let pandocFormats: [DocumentFormat] = [
    pandoc("docx", "Word document", ["docx"]) { $0.begins("PK") && $0.contains("word/") },
    pandoc("odt", "OpenDocument text", ["odt"]) {
      $0.begins("PK") && $0.contains("mimetypeapplication/vnd.oasis.opendocument.text")
    },
    pandoc("rtf", "Rich text", ["rtf"]) { $0.begins("{\\rtf") },
    pandoc("latex", "LaTeX", ["tex", "latex", "ltx"]) { $0.begins("\\documentclass") },
    pandoc("fb2", "FictionBook", ["fb2"]) { $0.contains("<FictionBook") },
    pandoc("docbook", "DocBook", ["dbk", "docbook"]) { $0.contains("docbook.org/ns/docbook") },
    pandoc("jats", "JATS", ["jats"]) { _ in false },
    pandoc("ipynb", "Jupyter notebook", ["ipynb"]) { _ in false },
    pandoc("mediawiki", "MediaWiki", ["mediawiki", "wiki"]) { _ in false },
    pandoc("dokuwiki", "DokuWiki", ["dokuwiki"]) { _ in false },
    pandoc("twiki", "TWiki", ["twiki"]) { _ in false },
    pandoc("tikiwiki", "TikiWiki", ["tikiwiki"]) { _ in false },
    pandoc("vimwiki", "Vimwiki", ["vimwiki"]) { _ in false },
    pandoc("creole", "Creole", ["creole"]) { _ in false },
    pandoc("jira", "Jira", ["jira"]) { _ in false },
    pandoc("textile", "Textile", ["textile"]) { _ in false },
    pandoc("muse", "Muse", ["muse"]) { _ in false },
    pandoc("t2t", "txt2tags", ["t2t"]) { _ in false },
    pandoc("haddock", "Haddock", ["haddock"]) { _ in false },
    pandoc("csv", "Comma-separated values", ["csv"]) { _ in false },
  ]

  private static func pandoc(
    _ identifier: String,
    _ name: String,
    _ fileEndings: [String],
    _ recognizes: @escaping @Sendable (DocumentSample) -> Bool
  ) -> DocumentFormat {
    DocumentFormat(
      identifier: identifier,
      name: name,
      fileEndings: fileEndings,
      reader: PandocReader(identifier, name: name),
      tool: "pandoc",
      recognizes: recognizes
    )
  }
}
