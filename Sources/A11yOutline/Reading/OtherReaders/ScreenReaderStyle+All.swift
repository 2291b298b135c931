/// The order and the words are those that the readers' user guides and public reports tell of:
/// NVDA's level before the name when it changes, then name, role, value, states, position
/// (nvaccess/nvda#7142, nvaccess/nvda#13891); Orca's "tree level" and silent positions; VoiceOver's
/// name, value, trait, hint.
extension ScreenReaderStyle {
  /// The styles there are.
  public static let all: [ScreenReaderStyle] = [nvda, orca, voiceOveriOS, voiceOverMac, jaws]

  /// What none of the readers says: an item of a tree has no word for its role, a key that changes
  /// nothing is answered by nothing, and no reader counts what is in a group.
  static let unsaid: [Phrase: Template] = [
    .untitled: "", .itemCount: "", .endOfContainer: "",
    .roleText: "", .roleGroup: "", .roleParagraph: "", .roleList: "", .roleListItem: "",
    .roleRow: "", .roleCell: "", .roleCode: "", .roleHeading: "heading", .roleToDo: "check box",
    .hintExpands: "", .hintCollapses: "", .hintActivates: "",
    .noItems: "", .noChange: "", .alreadyExpanded: "", .alreadyCollapsed: "",
    .nothingToExpand: "", .nothingToCollapse: "",
    .top: "", .bottom: "", .topLevel: "", .edgeWithPosition: "",
    .expanded: "expanded", .collapsed: "collapsed",
  ]

  static let nvda = ScreenReaderStyle(
    name: "nvda",
    title: "NVDA",
    order: [.level, .name, .role, .value, .state, .description, .position, .hint],
    separator: "  ",
    saysLevelOnlyWhenItChanges: true,
    phrases: [
      .outline: "tree view",
      .roleToggle: "toggle button", .on: "pressed", .off: "not pressed", .mixed: "half checked",
      .roleImage: "graphic", .roleQuote: "block quote",
      .tableSize: "table with {rows} and {columns}",
    ]
  )

  static let orca = ScreenReaderStyle(
    name: "orca",
    title: "Orca",
    order: [.name, .role, .value, .state, .level, .position, .description, .hint],
    separator: ", ",
    saysLevelOnlyWhenItChanges: true,
    phrases: [
      .outline: "tree", .level: "tree level {level}", .position: "",
      .roleToggle: "toggle button", .on: "pressed", .off: "not pressed",
      .mixed: "partially checked", .stateUnavailable: "grayed", .roleQuote: "block quote",
    ]
  )

  static let voiceOveriOS = ScreenReaderStyle(
    name: "voiceover-ios",
    title: "VoiceOver of iOS",
    order: [.name, .value, .role, .state, .description, .hint],
    separator: ", ",
    saysLevelOnlyWhenItChanges: false,
    phrases: [
      .outline: "", .level: "", .position: "",
      .roleToggle: "switch button", .on: "on", .off: "off",
      .roleCheckbox: "checkbox", .roleToDo: "checkbox", .notChecked: "unchecked",
      .stateUnavailable: "dimmed", .tableSize: "table",
      .hintExpands: "Double tap to expand", .hintCollapses: "Double tap to collapse",
      .hintActivates: "Double tap to activate",
    ]
  )

  static let voiceOverMac = ScreenReaderStyle(
    name: "voiceover-mac",
    title: "VoiceOver of macOS",
    order: [.name, .value, .state, .role, .level, .position, .description, .hint],
    separator: ", ",
    saysLevelOnlyWhenItChanges: false,
    phrases: [
      .roleToggle: "switch", .on: "on", .off: "off",
      .roleCheckbox: "checkbox", .roleToDo: "checkbox", .notChecked: "unchecked",
      .stateUnavailable: "dimmed", .tableSize: "table {columns}, {rows}",
    ]
  )

  static let jaws = ScreenReaderStyle(
    name: "jaws",
    title: "JAWS",
    order: [.level, .name, .role, .value, .state, .position, .description, .hint],
    separator: " ",
    saysLevelOnlyWhenItChanges: true,
    phrases: [
      .outline: "tree view", .expanded: "open", .collapsed: "closed",
      .roleToggle: "toggle button", .on: "pressed", .off: "not pressed",
      .mixed: "partially checked", .roleImage: "graphic", .roleQuote: "block quote",
      .tableSize: "table with {columns} and {rows}",
    ]
  )
}
