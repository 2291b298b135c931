/// What WAI-ARIA says of one attribute.
struct ARIAAttributeDefinition: Sendable {
  /// The kind of values that an attribute takes (WAI-ARIA 1.2, section 6.2.4).
  enum ValueType: Hashable, Sendable {
    /// `true` or `false`.
    case boolean

    /// `true`, `false` or `undefined`.
    case optionalBoolean

    /// `true`, `false`, `mixed` or `undefined`.
    case tristate

    /// The identifier of an element.
    case idReference

    /// Identifiers of elements, between spaces.
    case idReferenceList

    /// A whole number.
    case integer

    /// A number.
    case number

    /// Any text.
    case string

    /// One of some words.
    case token([String])

    /// Some of some words, between spaces.
    case tokenList([String])
  }

  /// The kind of values that the attribute takes.
  var valueType: ValueType

  /// Whether every role supports the attribute.
  var isGlobal = false

  /// Whether version 1.2 deprecates the attribute on roles that do not support it of their own.
  var isGloballyDeprecated = false

  /// Whether the attribute is deprecated everywhere.
  var isDeprecated = false

  /// The definitions, by attribute (WAI-ARIA 1.2, section 6.6, and the drafts of 1.3).
  static let all: [ARIAAttribute: ARIAAttributeDefinition] = [
    .activeDescendant: .init(valueType: .idReference),
    .atomic: .init(valueType: .boolean, isGlobal: true),
    .autocomplete: .init(valueType: .token(["inline", "list", "both", "none"])),
    .brailleLabel: .init(valueType: .string, isGlobal: true),
    .brailleRoleDescription: .init(valueType: .string, isGlobal: true),
    .busy: .init(valueType: .boolean, isGlobal: true),
    .checked: .init(valueType: .tristate),
    .columnCount: .init(valueType: .integer),
    .columnIndex: .init(valueType: .integer),
    .columnIndexText: .init(valueType: .string),
    .columnSpan: .init(valueType: .integer),
    .controls: .init(valueType: .idReferenceList, isGlobal: true),
    .current: .init(
      valueType: .token(["page", "step", "location", "date", "time", "true", "false"]),
      isGlobal: true
    ),
    .describedBy: .init(valueType: .idReferenceList, isGlobal: true),
    .description: .init(valueType: .string, isGlobal: true),
    .details: .init(valueType: .idReferenceList, isGlobal: true),
    .disabled: .init(valueType: .boolean, isGlobal: true, isGloballyDeprecated: true),
    .dropEffect: .init(
      valueType: .tokenList(["copy", "execute", "link", "move", "none", "popup"]),
      isGlobal: true,
      isDeprecated: true
    ),
    .errorMessage: .init(valueType: .idReferenceList, isGlobal: true, isGloballyDeprecated: true),
    .expanded: .init(valueType: .optionalBoolean),
    .flowTo: .init(valueType: .idReferenceList, isGlobal: true),
    .grabbed: .init(valueType: .optionalBoolean, isGlobal: true, isDeprecated: true),
    .hasPopup: .init(
      valueType: .token(["false", "true", "menu", "listbox", "tree", "grid", "dialog"]),
      isGlobal: true,
      isGloballyDeprecated: true
    ),
    .hidden: .init(valueType: .optionalBoolean, isGlobal: true),
    .invalid: .init(
      valueType: .token(["grammar", "false", "spelling", "true"]),
      isGlobal: true,
      isGloballyDeprecated: true
    ),
    .keyShortcuts: .init(valueType: .string, isGlobal: true),
    .label: .init(valueType: .string, isGlobal: true),
    .labelledBy: .init(valueType: .idReferenceList, isGlobal: true),
    .level: .init(valueType: .integer),
    .live: .init(valueType: .token(["assertive", "off", "polite"]), isGlobal: true),
    .modal: .init(valueType: .boolean),
    .multiline: .init(valueType: .boolean),
    .multiselectable: .init(valueType: .boolean),
    .orientation: .init(valueType: .token(["horizontal", "vertical", "undefined"])),
    .owns: .init(valueType: .idReferenceList, isGlobal: true),
    .placeholder: .init(valueType: .string),
    .positionInSet: .init(valueType: .integer),
    .pressed: .init(valueType: .tristate),
    .readOnly: .init(valueType: .boolean),
    .relevant: .init(
      valueType: .tokenList(["additions", "all", "removals", "text"]),
      isGlobal: true
    ),
    .required: .init(valueType: .boolean),
    .roleDescription: .init(valueType: .string, isGlobal: true),
    .rowCount: .init(valueType: .integer),
    .rowIndex: .init(valueType: .integer),
    .rowIndexText: .init(valueType: .string),
    .rowSpan: .init(valueType: .integer),
    .selected: .init(valueType: .optionalBoolean),
    .setSize: .init(valueType: .integer),
    .sort: .init(valueType: .token(["ascending", "descending", "none", "other"])),
    .valueMaximum: .init(valueType: .number),
    .valueMinimum: .init(valueType: .number),
    .valueNow: .init(valueType: .number),
    .valueText: .init(valueType: .string),
  ]
}
