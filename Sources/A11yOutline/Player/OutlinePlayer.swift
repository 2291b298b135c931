/// Plays an outline: carries out commands and says what a screen reader would say.
///
/// The player is the only thing that changes an outline, and it is deterministic: the same source
/// and the same commands give the same transcript, with sound or without. It makes no sound and
/// draws nothing; a terminal, the script driver and tests are thin shells around it.
///
/// ```swift
/// let player = OutlinePlayer(try Outline(contentsOf: url))
/// player.press("Right")
/// print(player.transcript.last?.spoken ?? [])
/// ```
@MainActor public final class OutlinePlayer {
  /// What owns the outline.
  let source: any OutlineSource

  /// What the outline is called when it has no title.
  let name: String

  /// The map of keys to commands.
  public var keyMap: KeyMap { didSet { updateHintKeys() } }

  /// The settings of the person.
  public var settings: PlayerSettings { didSet { reader.verbosity = settings.verbosity } }

  /// What says the nodes.
  var reader: LinearReader

  /// The node the cursor is on: always a shown one; `nil` when nothing is shown.
  public internal(set) var cursor: NodeID?

  /// Everything said so far, with the keys that caused it (guidepup/guidepup#46).
  public internal(set) var transcript: [TranscriptEntry] = []

  /// The line that is being typed; `nil` when none is.
  public internal(set) var prompt: Prompt?

  /// Whether keys say what they do instead of doing it.
  public internal(set) var isInputHelpOn = false

  /// Whether responses are shown line by line instead of rows.
  public internal(set) var isLineViewOn = false

  /// Whether the person asked to leave.
  public internal(set) var wantsToQuit = false

  /// Where continuous reading stands; `nil` when nothing is read.
  var session: ReadingSession?

  /// Whether continuous reading is paused.
  public internal(set) var isPaused = false

  /// Whether reading came to the end, so that reading again starts at the top.
  var reachedEnd = false

  var undoStack: [ExpansionChange] = []
  var redoStack: [ExpansionChange] = []
  /// The places that jumps left, the latest last.
  var history: [NodeID] = []
  var searchText = ""
  /// The last command and how often it was given in a row.
  var repetition: (command: Command, count: Int)?
  /// The whole response to the last command that said something.
  var lastResponse: [Utterance] = []
  var hasSaidNotACommand = false
  var outlineHasHeadings: Bool?

  /// Opens an outline.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - name: What it is called when it has no title, such as the name of its file.
  ///   - settings: The settings of the person.
  ///   - words: The words of the interface language.
  public convenience init(
    _ outline: Outline,
    called name: String = "",
    settings: PlayerSettings = PlayerSettings(),
    words: Words = .english
  ) {
    self.init(
      source: DocumentOutlineSource(outline),
      called: name,
      settings: settings,
      words: words
    )
  }

  /// Opens the outline of a source.
  public init(
    source: any OutlineSource,
    called name: String,
    settings: PlayerSettings = PlayerSettings(),
    words: Words = .english
  ) {
    self.source = source
    self.name = name.isEmpty ? words(.untitled) : name
    self.settings = settings
    keyMap = .tree
    reader = LinearReader(verbosity: settings.verbosity, words: words)
    cursor = source.outline.firstVisible
    updateHintKeys()
    record(key: nil, command: .open, opening())
  }

  /// The outline as it is now.
  public var outline: Outline { source.outline }

  /// The title of the outline, or what it is called without one.
  public var title: String {
    outline.title.flatMap { $0.isEmpty ? nil : $0 } ?? name
  }

  /// The words of the interface language.
  public var words: Words { reader.words }

  /// Carries out a command.
  ///
  /// - Returns: What is said, in order.
  @discardableResult
  public func perform(_ command: Command) -> [Utterance] {
    perform(command, key: nil)
  }

  /// Presses a key.
  ///
  /// - Returns: What is said, in order.
  @discardableResult
  public func press(_ key: Key) -> [Utterance] {
    if isInputHelpOn { return help(with: key) }
    if prompt != nil, let said = type(key) { return said }
    let isReading = session != nil
    if isReading, let command = keyMap.commandsWhileReading[key] {
      return perform(command, key: key)
    }
    guard let command = keyMap.commands[key] else { return reject(key) }
    return perform(command, key: key)
  }

  private func opening() -> [Utterance] {
    var said = [reader.opening(of: outline, called: name)]
    if let cursor { said.append(reader.landing(on: cursor, in: outline)) }
    return said
  }

  private func updateHintKeys() {
    func name(_ commands: Command...) -> String {
      commands.lazy.compactMap { self.keyMap.key(for: $0)?.identifier }.first ?? ""
    }
    reader.hintKeys = LinearReader.HintKeys(
      expand: name(.expandOrEnter, .expand),
      collapse: name(.collapseOrLeave, .collapse),
      activate: name(.toggle, .activate)
    )
  }
}

extension OutlinePlayer {
  func perform(_ command: Command, key: Key?) -> [Utterance] {
    guard let definition = CommandDefinition.byCommand[command] else {
      return record(key: key, command: command, [])
    }
    let before = cursor
    count(command)
    if definition.whileReading == .stops { endReading() }
    let answer = definition.action(self)
    if definition.isJump, let before, before != cursor { history.append(before) }
    continueReading(definition.whileReading)
    return record(key: key, command: answer.command ?? command, answer.utterances)
  }

  @discardableResult
  func record(key: Key?, command: Command?, _ utterances: [Utterance]) -> [Utterance] {
    let node = cursor.map { outline[$0] }
    transcript.append(
      TranscriptEntry(
        key: key,
        command: command,
        utterances: utterances,
        cursor: node?.name,
        level: node?.level
      )
    )
    if !utterances.isEmpty { lastResponse = utterances }
    return utterances
  }

  private func count(_ command: Command) {
    if let last = repetition, last.command == command {
      repetition = (command, last.count + 1)
    } else {
      repetition = (command, 1)
    }
  }
}

extension OutlinePlayer {
  /// Forgets all of the transcript but its last entry, for a reader that keeps it elsewhere.
  public func forgetTranscript() {
    transcript.removeFirst(max(transcript.count - 1, 0))
  }
}
