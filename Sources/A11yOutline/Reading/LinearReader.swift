/// Says what a screen reader would say about the nodes of an outline.
///
/// A reader is a value without memory: the same node and the same settings give the same
/// utterance. What order the parts have, and which of them a verbosity says, is the contract of
/// `docs/design.md`; the name always comes first (nvaccess/nvda#7232, nvaccess/nvda#10752).
public struct LinearReader: Sendable {
  /// How much of the grammar is said.
  public var verbosity: Verbosity

  /// The words of the interface language.
  public var words: Words

  /// Whether a verbose utterance ends with what can be done.
  public var saysHints: Bool

  /// Whether sounds go with what is said, or stand for it.
  public var sounds = SoundMode.on

  /// The order of the parts of a node (nvaccess/nvda#7232, nvaccess/nvda#8117); those that are not
  /// listed follow in the order of the grammar.
  public var order: [Utterance.Part.Kind] = []

  /// Whether utterances carry the level of their item, for a voice whose pitch tells it.
  public var tellsLevelByPitch = false

  /// The keys that hints name, as identifiers of the live key map.
  public var hintKeys: HintKeys

  /// The identifiers of the keys that hints name.
  public struct HintKeys: Hashable, Sendable {
    /// The keys that have a command of their own, so that no shortcut of a control works.
    public var taken: Set<String>
    /// The key that opens a group.
    public var expand: String
    /// The key that closes a group.
    public var collapse: String
    /// The key that activates a control.
    public var activate: String

    /// Creates the keys of hints.
    public init(
      taken: Set<String> = [],
      expand: String = "Right",
      collapse: String = "Left",
      activate: String = "Enter"
    ) {
      self.taken = taken
      self.expand = expand
      self.collapse = collapse
      self.activate = activate
    }
  }

  /// Creates a reader.
  public init(
    verbosity: Verbosity = .normal,
    words: Words = .english,
    saysHints: Bool = true,
    hintKeys: HintKeys = HintKeys()
  ) {
    self.verbosity = verbosity
    self.words = words
    self.saysHints = saysHints
    self.hintKeys = hintKeys
  }

  /// What is said when an outline is opened: its title, that it is an outline, and how many items
  /// it has at the top.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - name: What the outline is called when it has no title.
  /// - Returns: One utterance.
  public func opening(of outline: Outline, called name: String) -> Utterance {
    let title = outline.title.flatMap { $0.isEmpty ? nil : $0 } ?? name
    var parts = [Utterance.Part(.name, title, language: outline.language)]
    if verbosity != .terse {
      parts.append(part(.role, words(.outline)))
      parts.append(part(.count, words(.itemCount, count: outline.rootCount)))
    }
    return Utterance(parts)
  }

  /// What is said when the cursor comes to a node.
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - outline: The outline it stands in.
  ///   - previous: The node the cursor was on before; `nil` when the outline was just opened.
  /// - Returns: One utterance.
  public func landing(
    on id: NodeID,
    in outline: Outline,
    from previous: NodeID? = nil
  ) -> Utterance {
    let node = outline[id]
    let before = previous.flatMap { outline.contains($0) ? outline[$0] : nil }
    var parts = containers(entering: id, leaving: previous, in: outline)
    parts += description(
      of: node,
      language: outline.language(of: id),
      saysLevel: verbosity == .verbose || verbosity == .normal && before?.level != node.level
    )
    var said = Utterance(parts, cue: cue(for: node))
    if tellsLevelByPitch { said.level = node.level }
    return said
  }

  /// What is said of a node that the cursor did not leave: all but level and position, which are
  /// known already.
  public func again(_ id: NodeID, in outline: Outline) -> Utterance {
    landing(on: id, in: outline, from: id)
  }
}

extension LinearReader {
  /// A part in the interface language.
  func part(_ kind: Utterance.Part.Kind, _ text: String) -> Utterance.Part {
    Utterance.Part(kind, text, spoken: words.spoken(text), language: words.tag)
  }

  /// An answer of one phrase, for which a sound can stand.
  func message(
    _ phrase: Phrase,
    _ values: [String: String] = [:],
    cue: SoundCue? = nil
  ) -> Utterance {
    var part = part(.message, words(phrase, values))
    if sounds == .insteadOfWords, cue?.replacesWords == true { part.spoken = "" }
    return Utterance([part], cue: cue)
  }

  /// The sound of coming to a node.
  private func cue(for node: Outline.Node) -> SoundCue? {
    if node.isExpanded == false { return .hiddenContent }
    return node.role == .separator ? .separator : nil
  }

  /// The label of a node.
  func name(_ node: Outline.Node, language: String?) -> Utterance.Part {
    if !node.name.isEmpty {
      return Utterance.Part(.name, node.name, language: language)
    }
    // A rule between parts has no words of its own.
    return part(.name, words(node.role == .separator ? .roleSeparator : .untitled))
  }

  /// `level 3`, `1 of 2`: each only where it tells something.
  func place(of node: Outline.Node) -> [Utterance.Part] {
    var parts: [Utterance.Part] = []
    if !isLeafHeading(node) {
      parts.append(part(.level, words(.level, ["level": String(node.level)])))
    }
    // No position in a set of one (GNOME/orca bf4704d67).
    if let position = node.position, node.siblingCount > 1 {
      let values = ["position": String(position), "count": String(node.siblingCount)]
      parts.append(part(.position, words(.position, values)))
    }
    return parts
  }

  /// The expansion, as the accessibility value says it.
  func expansion(_ isExpanded: Bool) -> Utterance.Part {
    var state = part(.state, words(isExpanded ? .expanded : .collapsed))
    if sounds == .insteadOfWords { state.spoken = "" }
    return state
  }

  func itemCount(of node: Outline.Node) -> Utterance.Part {
    itemCount(node.childCount)
  }

  /// How many items there are.
  func itemCount(_ count: Int) -> Utterance.Part {
    part(.count, words(.itemCount, count: count))
  }

  /// A value in the interface language where it is one of the neutral ones.
  func value(_ value: String, language: String?) -> Utterance.Part {
    let phrases: [String: Phrase] = [
      NeutralValue.on: .on, NeutralValue.off: .off, NeutralValue.checked: .checked,
      NeutralValue.notChecked: .notChecked, NeutralValue.mixed: .mixed,
      "Expanded": .expanded, "Collapsed": .collapsed,
    ]
    if let phrase = phrases[value] { return part(.value, words(phrase)) }
    return Utterance.Part(.value, value, language: language)
  }

  /// A heading that is no group says its own level in place of that of the outline.
  func isLeafHeading(_ node: Outline.Node) -> Bool {
    node.role == .heading && !node.isGroup
  }

  /// All parts of a node in the order of the grammar.
  private func description(
    of node: Outline.Node,
    language: String?,
    saysLevel: Bool
  ) -> [Utterance.Part] {
    var parts = [name(node, language: language)]
    if let role = role(of: node) { parts.append(part(.role, role)) }
    if let value = node.value, !value.isEmpty {
      parts.append(self.value(value, language: language))
    }
    if let isExpanded = node.isExpanded { parts.append(expansion(isExpanded)) }
    if !node.isEnabled { parts.append(part(.state, words(.stateUnavailable))) }
    // An open group without items is told apart from one whose items follow.
    let tellsCount = node.isExpanded == false || node.childCount == 0
    let saysCount = verbosity == .verbose || verbosity == .normal && tellsCount
    if node.isGroup, saysCount { parts.append(itemCount(of: node)) }
    if saysLevel { parts += place(of: node) }
    if verbosity == .verbose {
      if let description = node.content.description, !description.isEmpty {
        parts.append(Utterance.Part(.description, description, language: language))
      }
      parts += hints(for: node, language: language)
    }
    return ordered(parts)
  }

  /// Parts in the order that was chosen; those of one kind stay as they are.
  private func ordered(_ parts: [Utterance.Part]) -> [Utterance.Part] {
    if order.isEmpty { return parts }
    let places = parts.enumerated().map { place, part in
      (rank: order.firstIndex(of: part.kind) ?? order.count, place: place)
    }
    return places.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map { parts[$0.place] }
  }
}
