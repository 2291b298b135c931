import Foundation

/// What an interactive run takes from the runs before it, and leaves to those after it.
@MainActor struct RunMemory {
  /// How many entries of the transcript a run of hours keeps.
  private static let transcriptLimit = 1_000

  /// What was configured.
  let configuration: PlayerConfiguration
  private let invocation: Invocation
  private let memory = PlayerMemory()
  private let isFirst: Bool

  /// Reads the configuration, and tells what is wrong in it.
  init(_ invocation: Invocation) {
    self.invocation = invocation
    (configuration, isFirst) = memory.configuration(StandardOutput.report)
  }

  /// Whether a run remembers: one that a person plays at a terminal, or that is told to.
  ///
  /// What a script hears depends on the document and the options alone.
  static func isWanted(_ invocation: Invocation) -> Bool {
    if invocation.has(.resume) { return true }
    if invocation.has(.keys) || invocation.has(.noTerminal) { return false }
    let takesKeys = invocation.operands.first == "-" || isatty(STDIN_FILENO) == 1
    return takesKeys && isatty(STDOUT_FILENO) == 1
  }

  /// Brings a player that was just opened to where the person was.
  func begin(_ player: OutlinePlayer) throws {
    player.settings.speech = try invocation.speech(remembered: player.settings.speech)
    player.recentDocuments = memory.recentDocuments()
    player.findVoices = { (try? VoiceList.load().voices.map(\.name)) ?? [] }
    if !invocation.has(.keys) { player.transcriptLimit = RunMemory.transcriptLimit }
    if let file,
      let place = memory.place(
        forPath: file.path,
        content: file.content,
        StandardOutput.report
      )
    {
      player.resume(place, content: file.content, opensGroups: !invocation.has(.expand))
    }
    if isFirst { player.greet() }
  }

  /// Remembers where the person is, and what was set; an option counts for its run alone, but for
  /// the one that says who speaks.
  func end(_ player: OutlinePlayer) throws {
    if let file {
      memory.save(
        player.savedPlace(path: file.path, content: file.content),
        StandardOutput.report
      )
    }
    var start = try invocation.playerSettings(over: configuration.settings)
    start.speech = configuration.settings.speech
    memory.save(settings: player.settings, changedFrom: start, StandardOutput.report)
  }

  /// The document as it is on the disk; `nil` for what is no file, or is one no longer.
  private var file: (path: String, content: String)? {
    guard let operand = invocation.operands.first, operand != "-" else { return nil }
    let url = URL(fileURLWithPath: operand).standardizedFileURL
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let data = try? Data(contentsOf: url, options: .mappedIfSafe)
    else { return nil }
    return (url.path, ContentHash.hash(of: data))
  }
}
