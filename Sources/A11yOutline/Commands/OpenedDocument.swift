import Foundation

/// The document of one run, opened as the options say.
@MainActor struct OpenedDocument {
  /// The outline.
  let outline: Outline
  /// What the document is called.
  let name: String

  /// Reads the first operand, or standard input for `-`, and tells its warnings; without an
  /// operand, takes the welcome.
  ///
  /// - Throws: ``DocumentError`` when it cannot be read, ``UsageError`` for a wrong option.
  init(_ invocation: Invocation, expansion: Outline.Expansion) throws {
    let path = invocation.operands.first
    let format = try invocation.value(.from).map { name in
      guard let format = DocumentFormat.named(name) else {
        throw UsageError("--from \(name): there is no such format, a11y-outline formats lists them")
      }
      return format
    }
    var outline: Outline
    switch path {
    case nil:
      name = WelcomeDocument.name
      outline = try Outline(data: Data(WelcomeDocument.text.utf8), format: .markdown, name: name)
    case "-":
      name = "standard input"
      let data = FileHandle.standardInput.readDataToEndOfFile()
      outline = try Outline(data: data, format: format, name: name)
    case let path?:
      let url = URL(fileURLWithPath: path)
      name = url.lastPathComponent
      outline = try Outline(contentsOf: url, format: format)
    }
    for warning in outline.warnings {
      StandardOutput.report("\(path ?? name):\(warning)")
    }
    if outline.language == nil { outline.language = invocation.value(.language) }
    outline.apply(try OpenedDocument.expansion(invocation) ?? expansion)
    self.outline = outline
  }

  /// A player of the document with the settings of the options.
  func player(_ invocation: Invocation) throws -> OutlinePlayer {
    OutlinePlayer(
      outline,
      called: name,
      settings: try invocation.playerSettings(),
      words: try invocation.words()
    )
  }

  private static func expansion(_ invocation: Invocation) throws -> Outline.Expansion? {
    switch invocation.value(.expand) {
    case nil: return nil
    case "document": return .document
    case "all": return .all
    case "none": return Outline.Expansion.none
    case let text?:
      guard let levels = Int(text), levels >= 0 else {
        throw UsageError("--expand \(text): document, all, none or a number of levels is wanted")
      }
      return .levels(levels)
    }
  }
}
