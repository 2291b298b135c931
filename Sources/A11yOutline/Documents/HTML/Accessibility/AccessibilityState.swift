/// A state or property of an element in the accessibility tree.
///
/// The raw values are the names in the output of `inspect`. They are those of the attributes of
/// WAI-ARIA without their prefix, and for what the attribute only implies the words of CORE-AAM
/// 1.2, section 5.6: what can be expanded is `expandable`, what is half checked is not `checked` but
/// `mixed`, and an orientation is `horizontal` or `vertical`.
public enum AccessibilityState: String, CaseIterable, Hashable, Sendable {
  // What can change.
  case expandable, expanded, checkable, checked, mixed, pressed, selectable, selected
  case disabled, focusable, required, invalid, busy, current, modal
  case editable
  case readOnly = "readonly"

  // What kind of control it is.
  case hasPopup = "haspopup"
  case multiline, singleline, multiselectable, orientation, horizontal, vertical
  case autocomplete, autocompletion, sort

  // Values.
  case value
  case valueNow = "valuenow"
  case valueMinimum = "valuemin"
  case valueMaximum = "valuemax"
  case valueText = "valuetext"
  case placeholder = "placeholder-text"

  // Where it stands.
  case level
  case positionInSet = "posinset"
  case setSize = "setsize"
  case columnCount = "colcount"
  case columnIndex = "colindex"
  case columnSpan = "colspan"
  case rowCount = "rowcount"
  case rowIndex = "rowindex"
  case rowSpan = "rowspan"

  // Live regions.
  case live, atomic, relevant
  case containerLive = "container-live"
  case containerLiveRole = "container-live-role"
  case containerAtomic = "container-atomic"
  case containerRelevant = "container-relevant"

  // Texts and relations, as the author states them.
  case roleDescription = "roledescription"
  case brailleLabel = "braillelabel"
  case brailleRoleDescription = "brailleroledescription"
  case keyShortcuts = "keyshortcuts"
  case grabbed
  case dropEffect = "dropeffect"
  case controls, owns, details
  case flowTo = "flowto"
  case activeDescendant = "activedescendant"
  case errorMessage = "errormessage"

  /// The value of a state.
  public enum Value: Hashable, Sendable {
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
  }
}
