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
  /// The outline that is played.
  var open: OpenOutline

  /// The outlines that it was opened over, the document first.
  var below: [OpenOutline] = []

  /// The map of keys to commands.
  public var keyMap: KeyMap { didSet { updateHintKeys() } }

  /// The settings of the person.
  public var settings: PlayerSettings { didSet { updateReader() } }

  /// What says the nodes.
  var reader: LinearReader

  /// Everything said so far, with the keys that caused it (guidepup/guidepup#46).
  public internal(set) var transcript: [TranscriptEntry] = []

  /// How many entries of the transcript are kept; `nil` for all, as scripts and tests want it.
  public var transcriptLimit: Int?

  /// The line that is being typed; `nil` when none is.
  public internal(set) var prompt: Prompt?

  /// Whether keys say what they do instead of doing it.
  public internal(set) var isInputHelpOn = false

  /// Whether responses are shown line by line instead of rows.
  public internal(set) var isLineViewOn = false

  /// Whether the views of a program are shown as they are laid out instead of as rows.
  public internal(set) var isLaidOutViewOn = false

  /// Whether the person asked to leave.
  public internal(set) var wantsToQuit = false

  /// The path of the document that the person asked for, for whoever opens documents.
  public internal(set) var requestedDocument: String?

  /// After how many minutes reading is to pause; `nil` when it is not.
  ///
  /// The player has no clock: whoever drives it calls ``sleep()`` when the time has come.
  public internal(set) var sleepTimer: Int?

  /// Reads the document again; `nil` where there is nothing to read again.
  public var rereadDocument: (@MainActor () throws -> Outline)?

  /// The documents that were played before, the latest first.
  public var recentDocuments: [RecentDocument] = []

  /// The names of the voices there are to choose from.
  public var voices: [String] = []

  /// Finds the voices, once, when one is to be chosen.
  public var findVoices: (@MainActor () -> [String])?

  /// The languages that there are voices for, as BCP 47 tags.
  public var spokenLanguages: [String] = Words.all.map(\.tag)

  /// Whether the source told of a change that was not taken over yet.
  var hasUnnoticedChange = false
  /// What is called when the source tells of a change.
  var changeHandler: (@MainActor () -> Void)?
  /// What the cursor was on after the last command, where that may change by itself.
  var place: (anchor: CursorAnchor, node: Outline.Node)?

  /// Where continuous reading stands; `nil` when nothing is read.
  var session: ReadingSession?

  /// Whether continuous reading is paused.
  public internal(set) var isPaused = false

  /// Whether reading came to the end, so that reading again starts at the top.
  var reachedEnd = false

  var searchText = ""
  /// The last command and how often it was given in a row.
  var repetition: (command: Command, count: Int)?
  /// The whole response to the last command that said something.
  var lastResponse: [Utterance] = []
  /// The responses that can be heard again.
  var responses = ResponseHistory()
  /// The text that was asked to be copied, until it is taken.
  var copiedText: String?
  /// The place in the text of the item that is reviewed.
  var caret: ReviewCaret?
  /// What was reviewed last, and is what would be copied.
  var reviewedText: String?
  /// What Tab goes to.
  var rotor = RotorUnit.kind(.groupOrControl)
  /// What F5 and F6 change.
  var ringSetting = RingSetting.rate
  /// The first key of a command of two keys.
  var pendingKey: Key?
  /// Whether the last answer is spoken aloud in the present speech mode.
  public internal(set) var isResponseSpoken = true
  /// The sound of the last answer when it is a sound alone; `nil` for an answer in words or none.
  public internal(set) var wordlessCue: SoundCue?
  var hasSaidNotACommand = false

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
    let name = name.isEmpty ? words(.untitled) : name
    open = OpenOutline(.document, source: source, name: name)
    self.settings = settings
    keyMap = .tree
    reader = LinearReader(verbosity: settings.verbosity, words: words)
    updateReader()
    updateHintKeys()
    record(key: nil, command: .open, opening())
    source.notifyOfChanges { [weak self] in
      self?.hasUnnoticedChange = true
      self?.changeHandler?()
    }
  }

  /// The outline that is played, as it is now: the document, a part of it, or a list over it.
  public var outline: Outline { open.source.outline }

  /// What owns the outline.
  var source: any OutlineSource { open.source }

  /// The node the cursor is on: always a shown one; `nil` when nothing is shown.
  public internal(set) var cursor: NodeID? {
    get { open.cursor }
    set { open.cursor = newValue }
  }

  /// Whether a list stands over the document.
  public var isListOpen: Bool { open.list != nil }

  /// The title of the outline, or what it is called without one.
  public var title: String {
    outline.title.flatMap { $0.isEmpty ? nil : $0 } ?? open.name
  }

  /// The words of the interface language.
  public var words: Words { reader.words }

  /// Carries out a command.
  ///
  /// - Returns: What is said, in order.
  @discardableResult
  public func perform(_ command: Command) -> [Utterance] {
    noticeChanges()
    return perform(command, key: nil)
  }

  /// Presses a key.
  ///
  /// - Returns: What is said, in order.
  @discardableResult
  public func press(_ key: Key) -> [Utterance] {
    noticeChanges()
    if isInputHelpOn { return help(with: key) }
    if prompt != nil, let said = type(key) { return said }
    if session != nil, let command = keyMap.commandsWhileReading[key] {
      return perform(command, key: key)
    }
    if let first = pendingKey {
      pendingKey = nil
      if keyMap.commands[key] == .stop { return record(key: key, command: .stop, []) }
      guard let command = keyMap.sequences[first]?[key] else { return reject(key) }
      return perform(command, key: key)
    }
    if keyMap.sequences[key] != nil {
      pendingKey = key
      return record(key: key, command: nil, [])
    }
    // In a list that filters as one types, Esc leaves it; so it does in every other list.
    if key == "Esc", open.list != nil, session == nil { return perform(.leaveList, key: key) }
    if let command = keyMap.commands[key] { return perform(command, key: key) }
    if let node = shortcutNode(of: key) { return activateShortcut(node, key: key) }
    if keyMap.typesAhead, let character = key.character, character.isLetter {
      return typeAhead(key)
    }
    return reject(key)
  }

  private func opening() -> [Utterance] {
    var said = [reader.opening(of: outline, called: open.name)]
    if let cursor { said.append(reader.landing(on: cursor, in: outline)) }
    return said
  }

  private func updateReader() {
    reader.verbosity = settings.verbosity
    reader.saysHints = settings.saysHints
    // A sound that cannot be heard stands for nothing.
    let areSoundsHeard = settings.soundVolume > 0 || settings.sounds == .off
    reader.sounds = areSoundsHeard ? settings.sounds : .on
    reader.tellsLevelByPitch = settings.lowersPitchByLevel
    reader.order = settings.order
  }

  private func updateHintKeys() {
    func name(_ commands: Command...) -> String {
      commands.lazy.compactMap { self.keyMap.key(for: $0)?.identifier }.first ?? ""
    }
    let taken = Array(keyMap.commands.keys) + Array(keyMap.sequences.keys)
    reader.hintKeys = LinearReader.HintKeys(
      taken: Set(taken.map(\.identifier)),
      expand: name(.expandOrEnter, .expand),
      collapse: name(.collapseOrLeave, .collapse),
      activate: name(.toggle, .activate)
    )
  }
}
