/// The rules of the style sheets of one tree of a page, filed by what they can select.
struct StyleRuleIndex {
  /// A selector with the declarations of its rule.
  struct Entry {
    var selector: Selector
    var part: Cascade.Part
    var declarations: [StyleDeclaration]
    var order: Int
  }

  private var byIdentifier: [String: [Entry]] = [:]
  private var byClass: [String: [Entry]] = [:]
  private var byType: [String: [Entry]] = [:]
  private var anywhere: [Entry] = []
  private var aboutHost: [Entry] = []
  private var aboutSlotted: [Entry] = []

  /// How many rules there are.
  private(set) var count = 0

  /// Whether some rules are about what the slots of the tree show.
  var isAboutSlotted: Bool { !aboutSlotted.isEmpty }

  /// Adds the rules of a style sheet.
  mutating func add(_ sheet: StyleSheet) {
    for rule in sheet.rules {
      for selector in rule.selectors {
        let part: Cascade.Part
        switch selector.pseudoElement {
        case nil: part = .element
        case .before: part = .before
        case .after: part = .after
        case .other: continue
        }
        count += 1
        file(
          Entry(selector: selector, part: part, declarations: rule.declarations, order: count)
        )
      }
    }
  }

  /// Files a selector under what is rarest about the element it selects.
  private mutating func file(_ entry: Entry) {
    let compound = entry.selector.compounds[0]
    if entry.selector.slotted != nil {
      aboutSlotted.append(entry)
      return
    }
    if entry.selector.isAboutHost { aboutHost.append(entry) }
    if let identifier = compound.identifier {
      byIdentifier[identifier, default: []].append(entry)
    } else if let name = compound.classes.first {
      byClass[name, default: []].append(entry)
    } else if let type = compound.type {
      byType[type, default: []].append(entry)
    } else {
      anywhere.append(entry)
    }
  }

  /// The rules that select an element of the tree, the strongest last; `steps` is how many elements
  /// selectors may still look at.
  func rules(for node: Int, in document: HTMLDocument, _ steps: inout Int) -> [Entry] {
    guard count > 0 else { return [] }
    var found: [Entry] = []
    func add(_ entries: [Entry]?) {
      for entry in entries ?? [] where steps > 0 {
        if entry.selector.matches(node, in: document, &steps) { found.append(entry) }
      }
    }
    add(anywhere)
    if !byType.isEmpty { add(byType[document.name(node).lowercased()]) }
    if !byIdentifier.isEmpty {
      add(document.attribute("id", of: node).flatMap { byIdentifier[$0] })
    }
    if !byClass.isEmpty {
      for name in Set(document.words(of: "class", of: node)) { add(byClass[String(name)]) }
    }
    return Self.sorted(found)
  }

  /// The rules of a shadow tree that select its host, the strongest last.
  func rules(forHost host: Int, in document: HTMLDocument, _ steps: inout Int) -> [Entry] {
    var found: [Entry] = []
    for entry in aboutHost where steps > 0 {
      if entry.selector.matches(host: host, in: document, &steps) { found.append(entry) }
    }
    return Self.sorted(found)
  }

  /// The rules of a shadow tree that select an element which a slot of it shows, the strongest last.
  func rules(
    for node: Int,
    shownIn slot: Int,
    in document: HTMLDocument,
    _ steps: inout Int
  ) -> [Entry] {
    var found: [Entry] = []
    for entry in aboutSlotted where steps > 0 {
      if entry.selector.matches(node, shownIn: slot, in: document, &steps) { found.append(entry) }
    }
    return Self.sorted(found)
  }

  private static func sorted(_ entries: [Entry]) -> [Entry] {
    entries.sorted {
      ($0.selector.specificity, $0.order) < ($1.selector.specificity, $1.order)
    }
  }
}
