extension PageLowering {
  // MARK: Parts of the page

  mutating func enterLandmark(_ node: Int) {
    let role = tree.roles[node]
    if [.main, .banner, .contentInfo].contains(role) { closeSectionsForPart() }
    let isAll = role == .main && !hasSeveralLandmarks
    let name = tree.names[node].trimmed ?? LandmarkName.all[role]
    guard let name, !isAll, !shown.contains(node), !isNamedByItsHeading(node) else {
      enterPart(node)
      return
    }
    appendGroup(NodeContent(name: name, role: .landmark, isGroup: true), for: node)
    enterChildren(node)
  }

  /// Makes an element a group if it has a name; else what is in it stands in its place.
  mutating func enterNamed(_ node: Int, _ role: Outline.Role) {
    guard let name = tree.names[node].trimmed, !shown.contains(node), !isNamedByItsHeading(node)
    else {
      // Nobody is told of an unnamed group, such as that of a heading and its subtitle.
      if tree.roles[node] == .group, tree.names[node].isEmpty {
        enterBlock(node)
      } else {
        enterPart(node)
      }
      return
    }
    appendGroup(NodeContent(name: name, role: role, isGroup: true), for: node)
    enterChildren(node)
  }

  /// Goes on with an element that is no node, but keeps its text apart.
  mutating func enterBlock(_ node: Int) {
    flush()
    steps.append(.flush)
    enterChildren(node)
  }

  /// Goes on with an element that is no node, but whose end is also that of the headings in it.
  mutating func enterPart(_ node: Int) {
    flush()
    steps.append(.endSections(in: node))
    enterChildren(node)
  }

  /// Whether a heading inside of an element names it: the heading then owns what the element holds.
  private func isNamedByItsHeading(_ node: Int) -> Bool {
    guard tree.nameSources[node] == .labelledBy else { return false }
    return document.references(of: "aria-labelledby", of: node).contains { title in
      document.isDescendant(title, of: node)
        && (tree.roles[title] == .heading
          || document.ancestors(title).prefix(4).contains { tree.roles[$0] == .heading })
    }
  }

  mutating func enterFigure(_ node: Int) {
    var content = NodeContent(name: tree.names[node], role: .figure, isGroup: true)
    var inline = InlineText()
    if content.name.isEmpty, let caption = document.titleChildren[node], !isSkipped(caption) {
      inline = inlineText(of: caption)
      content.name = inline.text
    }
    guard !content.name.isEmpty else {
      enterBlock(node)
      return
    }
    appendGroup(content, for: node)
    enterChildren(node)
  }

  // MARK: Disclosures

  mutating func enterDetails(_ node: Int) {
    var content = NodeContent(name: StructureName.details.rawValue, role: .group, isGroup: true)
    content.isExpanded = document.hasAttribute("open", of: node)
    var inline = InlineText()
    if let summary = document.titleChildren[node], !isSkipped(summary) {
      addAnchors(summary)
      addAnchors(in: summary)
      if let task = taskBox(of: summary) {
        taken.insert(task)
        content.role = .toDo
        content.value = controlValue(task)
      }
      inline = inlineText(of: summary)
      if !inline.text.isEmpty { content.name = inline.text }
      if let label = tree.names[summary].trimmed, tree.nameSources[summary] != .contents {
        content.name = label
      }
      let heading = document.descendants(summary).prefix(64).first { tree.roles[$0] == .heading }
      if let heading {
        content.role = .heading
        content.headingLevel = tree.headingLevel(heading)
      }
    }
    beginBlock()
    complete(&content, node)
    let depth = depth
    nodes.append(content, with: inline, depth: depth)
    push(.part, element: node, depth: depth + 1)
    enterChildren(node)
  }

  /// The control in a heading that opens and closes what follows.
  func disclosure(in heading: Int) -> Int? {
    document.descendants(heading).prefix(64).first { node in
      document.isElement(node) && isDisclosure(node) && !isSkipped(node)
    }
  }

  /// Whether an element opens and closes something.
  func isDisclosure(_ node: Int) -> Bool {
    guard DisclosureIndex.isDisclosure(tree.roles[node]) else { return false }
    if disclosures.regions[node] != nil { return true }
    return expansion(node) != nil
  }

  private func expansion(_ node: Int) -> Bool? {
    switch document.attribute("aria-expanded", of: node)?.lowercased() {
    case "true": true
    case "false": false
    default:
      tree.roles[node] == .tab ? document.attribute("aria-selected", of: node) == "true" : nil
    }
  }

  /// Makes a control that opens and closes something a group with what it shows in it.
  mutating func enterDisclosure(_ control: Int, heading: Int? = nil) {
    var content = NodeContent(name: tree.names[control], role: .group, isGroup: true)
    if content.name.isEmpty { content.name = inlineText(of: control).text }
    content.isExpanded = expansion(control) ?? true
    content.isEnabled = !tree.isDisabled[control]
    if tree.roles[control] == .link { content.target = document.attribute("href", of: control) }
    addAnchors(control)
    if let heading {
      content.role = .heading
      content.headingLevel = tree.headingLevel(heading)
      appendHeading(content, with: InlineText(), for: control)
      if disclosures.regions[control] != nil { steps.append(.endSections(in: control)) }
    } else {
      appendGroup(content, for: control)
    }
    for region in (disclosures.regions[control] ?? []).reversed() {
      shown.insert(region)
      steps.append(.flush)
      steps.append(.enter(region))
    }
  }

  // MARK: Trees

  /// Makes a node of a tree item; of what is in it only further items are nodes of their own.
  mutating func enterTreeItem(_ node: Int) {
    var content = NodeContent(name: tree.names[node], role: .listItem)
    if content.name.isEmpty { content.name = inlineText(of: node).text }
    let groups = itemGroups(of: node)
    let state = document.attribute("aria-expanded", of: node)?.lowercased()
    if state == "true" || state == "false" { content.isExpanded = state == "true" }
    content.isGroup = !groups.isEmpty || content.isExpanded != nil
    content.isEnabled = !tree.isDisabled[node]
    if let link = linkTarget(in: node) {
      content.role = .link
      content.target = link
    }
    beginBlock()
    if let level = document.integer(of: "aria-level", of: node) {
      closeSections(from: level)
      append(content, for: node)
      sections.append(OpenSection(level: level, element: node))
      // The items in its own groups stand in it because of their level.
      if groups.isEmpty { return }
      sections.removeLast()
      push(.part, element: node, depth: depth + 1)
    } else {
      appendGroup(content, for: node)
    }
    for group in groups.reversed() {
      shown.insert(group)
      steps.append(.enter(group))
    }
  }

  /// The groups of further items in a tree item, or owned by it.
  private func itemGroups(of node: Int) -> [Int] {
    var groups: [Int] = []
    var index = node + 1
    while index < document.end(node) {
      if document.isElement(index), [.group, .tree, .list].contains(tree.roles[index]) {
        groups.append(index)
        index = document.end(index)
      } else {
        index += 1
      }
    }
    groups += tree.structure.ownership.owned[node] ?? []
    return groups + (disclosures.regions[node] ?? []).filter { !groups.contains($0) }
  }

  /// Where the item itself leads, or the first link in it outside of its groups.
  private func linkTarget(in node: Int) -> String? {
    var index = node
    while index < document.end(node) {
      if document.isHTML(index, "a"), let target = document.attribute("href", of: index) {
        return target
      }
      if index > node, document.isElement(index),
        [.group, .tree, .list].contains(tree.roles[index])
      {
        index = document.end(index)
      } else {
        index += 1
      }
    }
    return nil
  }
}
