import Foundation

/// What one run plays or reads, opened as the options say: a document, or the views of a program.
@MainActor struct OpenedDocument {
  /// What owns the outline.
  let source: any OutlineSource
  /// What it is called when the outline has no title.
  let name: String

  /// Opens the first operand, or standard input for `-`, and tells its warnings; without an
  /// operand, takes the welcome.
  ///
  /// - Parameters:
  ///   - invocation: The arguments.
  ///   - expansion: What is open at the start, unless an option says otherwise.
  /// - Throws: ``DocumentError`` when it cannot be read, ``UsageError`` for a wrong option.
  init(_ invocation: Invocation, expansion: Outline.Expansion) throws {
    let expansion = try OpenedDocument.expansion(invocation) ?? expansion
    if let program = invocation.program {
      (source, name) = (program.source, program.name)
      source.apply(expansion)
      return
    }
    var outline: Outline
    (outline, name) = try OpenedDocument.read(invocation)
    for warning in outline.warnings {
      StandardOutput.report("\(invocation.operands.first ?? name):\(warning)")
    }
    OpenedDocument.completeLanguage(of: &outline, invocation)
    outline.apply(expansion)
    source = DocumentOutlineSource(outline)
  }

  /// The outline as it is now.
  var outline: Outline { source.outline }

  /// A player with the settings of the options.
  ///
  /// - Parameters:
  ///   - invocation: The arguments.
  ///   - configuration: What was configured; `nil` for a run that remembers nothing.
  /// - Returns: The player, which can read the document again where it is a file.
  /// - Throws: ``UsageError`` for a wrong option.
  func player(
    _ invocation: Invocation,
    _ configuration: PlayerConfiguration? = nil
  ) throws -> OutlinePlayer {
    let configuration = configuration ?? PlayerConfiguration()
    let settings = try invocation.playerSettings(over: configuration.settings)
    let player = OutlinePlayer(
      source: source,
      called: name,
      settings: settings,
      words: try invocation.words(configured: settings.interfaceLanguage)
    )
    player.keyMap = invocation.keyMap(over: configuration.keyMap)
    if let path = invocation.operands.first, path != "-", invocation.program == nil {
      player.rereadDocument = { try OpenedDocument.reread(invocation) }
    }
    return player
  }

  private static func reread(_ invocation: Invocation) throws -> Outline {
    var outline = try read(invocation).0
    completeLanguage(of: &outline, invocation)
    return outline
  }

  /// Gives a document that states no language that of the option, else, where it is spoken, lets
  /// its words tell.
  private static func completeLanguage(of outline: inout Outline, _ invocation: Invocation) {
    if outline.language == nil { outline.language = invocation.value(.language) }
    let speaks = invocation.subcommand.options.contains { $0.name == "detect-language" }
    if speaks, invocation.value(.detectLanguage) != "off" { outline.detectLanguages() }
  }

  private static func read(_ invocation: Invocation) throws -> (Outline, name: String) {
    let format = try invocation.value(.from).map { name in
      guard let format = DocumentFormat.named(name) else {
        throw UsageError("--from \(name): there is no such format, a11y-outline formats lists them")
      }
      return format
    }
    switch invocation.operands.first {
    case nil:
      let name = WelcomeDocument.name
      let data = Data(WelcomeDocument.text.utf8)
      return (try Outline(data: data, format: .markdown, name: name), name)
    case "-":
      let name = "standard input"
      let data = FileHandle.standardInput.readDataToEndOfFile()
      return (try Outline(data: data, format: format, name: name), name)
    case let path?:
      let url = URL(fileURLWithPath: path)
      return (try Outline(contentsOf: url, format: format), url.lastPathComponent)
    }
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
