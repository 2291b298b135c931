extension PageLowering {
  // MARK: Links and images

  /// What a link is, apart from its text.
  func linkContent(_ node: Int) -> NodeContent {
    let target =
      document.attribute("href", of: node) ?? document.attribute("xlink:href", of: node)
    return NodeContent(name: tree.names[node], role: .link, target: target)
  }

  /// What an image is, apart from its text.
  func imageContent(_ node: Int) -> NodeContent {
    // Data is not an address that anyone could go to.
    let source = document.attribute("src", of: node).flatMap { $0.hasPrefix("data:") ? nil : $0 }
    return NodeContent(name: tree.names[node], role: .image, target: source)
  }

  mutating func enterLink(_ node: Int) {
    if isDisclosure(node) {
      enterDisclosure(node)
      return
    }
    // The number of a note is no part of the word before it.
    if tree.roles[node] == .docNoteref { addText(" ") }
    links.append(node)
    isLinkInText = false
    steps.append(.endLink)
    if tree.nameSources[node] == .label || tree.nameSources[node] == .labelledBy {
      openLink()
      addText(tree.names[node])
    } else {
      enterChildren(node)
    }
  }

  mutating func enterImage(_ node: Int) {
    guard mutedLabels == 0 else { return }
    let name = tree.names[node]
    // Drawings without a name are decoration; a picture without one is missing something.
    if name.isEmpty, !document.isHTML(node, "img") { return }
    openLink()
    openSpan(imageContent(node), for: node)
    addText(name)
    text.close(.image)
  }

  mutating func enterMedia(_ node: Int) {
    let target = document.attribute("src", of: node) ?? document.attribute("data", of: node)
    let name = tree.names[node].trimmed ?? MediaName.all[document.name(node)]
    guard let name, target != nil || !tree.names[node].isEmpty else { return }
    append(NodeContent(name: name, role: target == nil ? .text : .link, target: target), for: node)
  }

  // MARK: Controls

  /// Reads a label whose control says its text; tells whether it is one.
  mutating func enterLabel(_ node: Int) -> Bool {
    guard let control = tree.labels.controls[node], tree.nameSources[control] == .native,
      !taken.contains(control)
    else {
      return false
    }
    mutedLabels += 1
    steps.append(.unmute)
    enterChildren(node)
    return true
  }

  mutating func enterControl(_ node: Int) {
    if isDisclosure(node) {
      enterDisclosure(node)
      return
    }
    let content = controlContent(node)
    let isList = [.comboBox, .listBox].contains(tree.roles[node])
    if isList, !document.isHTML(node, "input") {
      enterOptions(of: node, content)
    } else {
      append(content, for: node)
    }
  }

  /// What a control is, by its role and its states.
  func controlContent(_ node: Int) -> NodeContent {
    var content = NodeContent(name: tree.names[node], role: .text)
    content.value = controlValue(node)
    content.isEnabled = !tree.isDisabled[node]
    switch tree.roles[node] {
    case .button, .menuItem, .tab:
      content.role = content.value == nil ? .button : .toggle
    case .checkbox, .radio, .menuItemCheckbox, .menuItemRadio: content.role = .checkbox
    case .switch: content.role = .toggle
    default: break
    }
    return content
  }

  /// The value of a control in neutral words; `nil` if it has none.
  func controlValue(_ node: Int) -> String? {
    let states = tree.states(node)
    let isChecked = states[.checked] == .flag(true)
    switch tree.roles[node] {
    case .checkbox, .radio, .menuItemCheckbox, .menuItemRadio:
      return states.isSet(.mixed) ? "mixed" : isChecked ? "checked" : "not checked"
    case .switch: return isChecked ? "On" : "Off"
    case .button:
      guard states[.pressed] != nil else { return nil }
      return states.isSet(.mixed) ? "mixed" : states.isSet(.pressed) ? "On" : "Off"
    case .slider, .spinButton, .meter, .progressBar, .scrollBar:
      if let text = states.text(.valueText) { return text }
      guard case .number(let number) = states[.valueNow] else { return nil }
      return number.rounded() == number && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    default: return states.text(.value)
    }
  }

  /// Makes a list of options a group; the chosen ones are said with it.
  private mutating func enterOptions(of node: Int, _ content: NodeContent) {
    var group = content
    group.role = .list
    group.isGroup = true
    group.description = content.value
    group.value = nil
    appendGroup(group, for: node)
    enterChildren(node)
  }

  mutating func enterOption(_ node: Int) {
    var content = NodeContent(name: tree.names[node], role: .listItem)
    content.isEnabled = !tree.isDisabled[node]
    if tree.states(node).isSet(.selected) { content.value = "checked" }
    append(content, for: node)
  }
}
