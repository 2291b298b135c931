extension AccessibilityTree {
  /// The states and properties of an element.
  ///
  /// Attributes count where the role supports them (WAI-ARIA 1.2, section 6.6), and native ones win
  /// over those of WAI-ARIA that say the same (ARIA in HTML, section 4). Where a role is not in
  /// force for want of the context it requires, its states still are, as in browsers.
  ///
  /// - Complexity: O(*d*) in the depth of the element.
  func states(_ node: Int) -> AccessibilityStates {
    var states = AccessibilityStates()
    guard document.isElement(node) else { return states }
    let source = StateSource(tree: self, node: node)
    addToggles(source, &states)
    addConditions(source, &states)
    addKind(source, &states)
    addValues(source, &states)
    addPlace(source, &states)
    addLiveRegion(source, &states)
    addTexts(source, &states)
    return states
  }

  // MARK: What can change

  private func addToggles(_ source: StateSource, _ states: inout AccessibilityStates) {
    if let isExpanded = expansion(source) {
      states.set(.expandable, true)
      states.set(.expanded, isExpanded)
    }
    if let checked = checkedValue(source) {
      states.set(.checkable, !isReadOnly(source))
      states.set(.checked, checked == "true")
      if checked == "mixed" { states.set(.mixed, true) }
    }
    if source.role == .button, let pressed = source.token(.pressed) {
      states.set(.pressed, pressed == "true")
      if pressed == "mixed" { states.set(.mixed, true) }
    }
    if let isSelected = selection(source) {
      states.set(.selectable, true)
      states.set(.selected, isSelected)
    }
  }

  /// Whether a control shows what it can show; `nil` if it has no such state.
  private func expansion(_ source: StateSource) -> Bool? {
    let node = source.node
    if document.isDisclosureSummary(node), let details = document.parent(node) {
      return document.hasAttribute("open", of: details)
    }
    switch source.token(.expanded) {
    case "true": return true
    case "false": return false
    default: break
    }
    if document.isHTML(node, "button", "input"), document.hasAttribute("popovertarget", of: node) {
      return false
    }
    // A combination box is closed unless it says otherwise (WAI-ARIA 1.2, aria-expanded).
    return source.role == .comboBox ? false : nil
  }

  private func checkedValue(_ source: StateSource) -> String? {
    let node = source.node
    if document.isHTML(node, "input") {
      let type = document.attribute("type", of: node)?.lowercased()
      if type == "checkbox" || type == "radio" {
        return document.hasAttribute("checked", of: node) ? "true" : "false"
      }
    }
    let stated = source.token(.checked)
    let isCheckable = [.checkbox, .radio, .switch, .menuItemCheckbox, .menuItemRadio]
      .contains(source.role)
    switch stated {
    case "true", "false": return stated
    // Of these only a checkbox has a third state.
    case "mixed":
      return source.role.isKind(of: .radio) || source.role == .switch ? "false" : "mixed"
    default: return isCheckable ? "false" : nil
    }
  }

  private func selection(_ source: StateSource) -> Bool? {
    if document.isHTML(source.node, "option") {
      return document.hasAttribute("selected", of: source.node)
    }
    switch source.token(.selected) {
    case "true": return true
    case "false": return false
    default: return [.option, .tab, .gridCell].contains(source.role) ? false : nil
    }
  }

  private func isReadOnly(_ source: StateSource) -> Bool {
    let node = source.node
    if document.isHTML(node, "input", "textarea"), document.hasAttribute("readonly", of: node) {
      return true
    }
    if let stated = source.token(.readOnly) { return stated == "true" }
    // A group hands its state to what is in it (WAI-ARIA 1.2, aria-readonly).
    let container: AccessibleRole =
      switch source.role {
      case .radio: .radioGroup
      case .gridCell, .columnHeader, .rowHeader: .grid
      default: source.role
      }
    guard container != source.role else { return false }
    var current = structure.parent(node)
    for _ in 0..<4 {
      guard let ancestor = current else { break }
      if roles[ancestor].isKind(of: container) {
        return document.attribute("aria-readonly", of: ancestor) == "true"
      }
      current = structure.parent(ancestor)
    }
    return false
  }

  // MARK: Conditions

  private func addConditions(_ source: StateSource, _ states: inout AccessibilityStates) {
    let node = source.node
    if isDisabled[node],
      document.isDisableable(node) || source.hasAttribute("aria-disabled")
        || isFocusable[node]
    {
      states.set(.disabled, true)
    }
    if isFocusable[node] { states.set(.focusable, true) }
    if document.isHTML(node, "input", "select", "textarea"),
      document.hasAttribute("required", of: node)
    {
      states.set(.required, true)
    } else if source.token(.required) == "true" {
      states.set(.required, true)
    }
    let isReadOnly = isReadOnly(source)
    if isReadOnly { states.set(.readOnly, true) }
    if source.role.isKind(of: .textBox), !isReadOnly, !isDisabled[node] {
      states.set(.editable, true)
    }
    if let invalid = source.token(.invalid), invalid != "false" { states.set(.invalid, true) }
    if source.token(.busy) == "true" { states.set(.busy, true) }
    if source.token(.modal) == "true" { states.set(.modal, true) }
    if let current = source.token(.current), current != "false" {
      let known = ["page", "step", "location", "date", "time"]
      if known.contains(current) {
        states.set(.current, current)
      } else {
        states.set(.current, true)
      }
    }
  }

  // MARK: Kinds of controls

  private func addKind(_ source: StateSource, _ states: inout AccessibilityStates) {
    let node = source.node
    if let popup = popup(source) { states.set(.hasPopup, popup) }
    if source.role.isKind(of: .textBox)
      || (source.role == .comboBox && document.isHTML(node, "input"))
    {
      let isMultiline = document.isHTML(node, "textarea") || source.token(.multiline) == "true"
      states.set(isMultiline ? .multiline : .singleline, true)
    }
    if source.token(.multiselectable) == "true"
      || (document.isHTML(node, "select") && document.hasAttribute("multiple", of: node))
    {
      states.set(.multiselectable, true)
    }
    if let orientation = orientation(source) {
      states.set(.orientation, orientation)
      states.set(orientation == "horizontal" ? .horizontal : .vertical, true)
    }
    if let autocomplete = source.token(.autocomplete), autocomplete != "none" {
      states.set(.autocomplete, autocomplete)
      states.set(.autocompletion, true)
    }
    if let sort = source.token(.sort), sort != "none" { states.set(.sort, sort) }
  }

  private func popup(_ source: StateSource) -> String? {
    switch source.token(.hasPopup) {
    case "true": return "menu"
    case "false": return nil
    case let token?:
      return ["menu", "listbox", "tree", "grid", "dialog"].contains(token) ? token : nil
    case nil: return source.role == .comboBox ? "listbox" : nil
    }
  }

  private func orientation(_ source: StateSource) -> String? {
    if let stated = source.token(.orientation), ["horizontal", "vertical"].contains(stated) {
      return stated
    }
    // The defaults of WAI-ARIA 1.2, section 5.2.9.
    switch source.role {
    case .menuBar, .separator, .slider, .tabList, .toolbar: return "horizontal"
    case .listBox, .menu, .scrollBar, .tree: return "vertical"
    default: return nil
    }
  }

  // MARK: Values

  private func addValues(_ source: StateSource, _ states: inout AccessibilityStates) {
    let node = source.node
    let role = source.role
    if role.isKind(of: .range) || role.isKind(of: .separator) {
      let isNative = document.isHTML(node, "input", "meter", "progress")
      func number(_ native: String, _ attribute: ARIAAttribute) -> Double? {
        let own = isNative ? document.attribute(native, of: node) : nil
        return (own ?? source.text(attribute)).flatMap { Double($0.trimmingHTMLSpace()) }
      }
      states.set(.valueNow, number("value", .valueNow))
      states.set(.valueMinimum, number("min", .valueMinimum))
      states.set(.valueMaximum, number("max", .valueMaximum))
      if let text = source.text(.valueText), !text.isHTMLBlank { states.set(.valueText, text) }
    }
    if role.isKind(of: .textBox) || role == .comboBox {
      let value =
        document.isHTML(node, "select")
        ? document.chosenOptions(of: node)
        : document.isHTML(node, "input", "textarea") ? document.fieldValue(of: node) : ""
      let isSecret = document.attribute("type", of: node)?.lowercased() == "password"
      if !value.isHTMLBlank, !isSecret { states.set(.value, value) }
      states.set(
        .placeholder,
        document.text(of: "placeholder", of: node) ?? source.text(.placeholder)
      )
    }
  }

  // MARK: Places

  private func addPlace(_ source: StateSource, _ states: inout AccessibilityStates) {
    let node = source.node
    if source.supports(.level) || source.role == .listItem { states.set(.level, level(source)) }
    let place = structure.place(of: node)
    if source.supports(.positionInSet) {
      states.set(.positionInSet, source.integer(.positionInSet) ?? place?.position)
      let stated = source.integer(.setSize)
      // An author who does not know the size of a set says -1; what is there is then counted.
      states.set(.setSize, stated == -1 ? place?.size ?? stated : stated ?? place?.size)
    }
    let isCell = document.isHTML(node, "td", "th")
    let spans: [(AccessibilityState, ARIAAttribute, String)] = [
      (.columnSpan, .columnSpan, "colspan"), (.rowSpan, .rowSpan, "rowspan"),
    ]
    for (state, attribute, native) in spans {
      if isCell, let span = document.attribute(native, of: node).flatMap({ Int($0) }) {
        states.set(state, span)
      } else {
        states.set(state, source.integer(attribute))
      }
    }
    states.set(.columnCount, source.integer(.columnCount))
    states.set(.columnIndex, source.integer(.columnIndex))
    states.set(.rowCount, source.integer(.rowCount))
    states.set(.rowIndex, source.integer(.rowIndex))
  }

  private func level(_ source: StateSource) -> Int? {
    if let stated = source.integer(.level), stated > 0 { return stated }
    if source.role == .heading { return headingLevel(source.node) }
    return structure.level(of: source.node)
  }

  /// The level of a heading; 2 where neither its element nor an attribute tells.
  func headingLevel(_ node: Int) -> Int {
    if let stated = document.integer(of: "aria-level", of: node), stated > 0 {
      return stated
    }
    let name = document.name(node)
    guard document.namespace(node) == .html, name.utf8.count == 2, name.hasPrefix("h"),
      let level = name.last?.wholeNumberValue, (1...6).contains(level)
    else { return 2 }
    return level
  }

  // MARK: Live regions

  private func addLiveRegion(_ source: StateSource, _ states: inout AccessibilityStates) {
    let own = liveness(source.node)
    states.set(.live, own)
    if own != nil {
      if isAtomic(source.node) { states.set(.atomic, "true") }
      states.set(.relevant, source.token(.relevant))
    }
    guard hasLiveRegions else { return }
    var current: Int? = source.node
    while let node = current {
      if let live = liveness(node) {
        states.set(.containerLive, live)
        if !document.hasAttribute("aria-live", of: node) {
          states.set(.containerLiveRole, roles[node].token)
        }
        if isAtomic(node) { states.set(.containerAtomic, "true") }
        states.set(.containerRelevant, document.text(of: "aria-relevant", of: node))
        return
      }
      current = document.parent(node)
    }
  }

  private func liveness(_ node: Int) -> String? {
    if let stated = document.text(of: "aria-live", of: node) { return stated.lowercased() }
    switch roles[node] {
    case .alert: return "assertive"
    case .log, .status: return "polite"
    case .marquee, .timer: return "off"
    default: return nil
    }
  }

  private func isAtomic(_ node: Int) -> Bool {
    if let stated = document.attribute("aria-atomic", of: node) { return stated == "true" }
    return roles[node] == .alert || roles[node] == .status
  }

  // MARK: Texts and relations

  private func addTexts(_ source: StateSource, _ states: inout AccessibilityStates) {
    guard document.nodes[source.node].attributeCount > 0 else { return }
    if source.role != .generic { states.set(.roleDescription, source.text(.roleDescription)) }
    let texts: [(AccessibilityState, ARIAAttribute)] = [
      (.brailleLabel, .brailleLabel), (.brailleRoleDescription, .brailleRoleDescription),
      (.keyShortcuts, .keyShortcuts), (.grabbed, .grabbed), (.dropEffect, .dropEffect),
      (.controls, .controls), (.owns, .owns), (.details, .details), (.flowTo, .flowTo),
      (.activeDescendant, .activeDescendant), (.errorMessage, .errorMessage),
    ]
    for (state, attribute) in texts { states.set(state, source.text(attribute)) }
  }
}
