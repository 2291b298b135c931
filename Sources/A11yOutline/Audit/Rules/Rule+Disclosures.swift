/// Rules about what opens and closes on web pages; no other checker has most of them.
extension Rule {
  static let disclosures: [Rule] = [
    collapsedReachable, expandedHidden, expandableWithoutState, expandedOnLeaf, stateOnPanel,
    detailsWithoutSummary, summaryNotFirst, nameRepeatsState, hintContradictsState,
    treeLevelMismatch,
  ]

  static let collapsedReachable = Rule(
    id: "collapsed-content-reachable",
    title: "What is said to be collapsed cannot be reached",
    meaning: "A listener hears “collapsed” and then everything that should be closed.",
    remedy: "Hide the content with display: none or the hidden attribute while it is collapsed",
    severity: .warning,
    criteria: ["1.3.1", "4.1.2"],
    applicability: "controls with aria-expanded=\"false\" that name what they control",
    page: elements(
      where: { $0.stated(.expanded, of: $1) == "false" && !$0.controlled(by: $1).isEmpty },
      expect: { page, node in
        for panel in page.controlled(by: node) where page.isExposed(panel) {
          if page.document.isDescendant(node, of: panel) { continue }
          if let inner = page.firstTabStop(in: panel) {
            let name = page.document.name(inner)
            return .fails("The Tab key comes to <\(name)> in what is collapsed", .error)
          }
          if page.hasExposedText(panel) { return .fails("What is collapsed is still read") }
        }
        return .passes
      }
    )
  )

  static let expandedHidden = Rule(
    id: "expanded-content-hidden",
    title: "What is said to be expanded is there",
    meaning: "A listener hears “expanded” and finds nothing.",
    remedy: "Set aria-expanded to false while the content is hidden",
    severity: .error,
    criteria: ["4.1.2"],
    applicability: "controls with aria-expanded=\"true\" that name what they control",
    page: elements(
      where: { $0.stated(.expanded, of: $1) == "true" && !$0.controlled(by: $1).isEmpty },
      expect: { page, node in
        page.controlled(by: node).allSatisfy(page.isHidden)
          ? .fails("What is said to be expanded is hidden") : .passes
      }
    )
  )

  static let expandableWithoutState = Rule(
    id: "expandable-without-state",
    title: "What can be expanded says so",
    meaning: "A listener does not hear that there is more, nor that it was opened.",
    remedy: "State aria-expanded on the control, and keep it up to date",
    severity: .error,
    criteria: ["4.1.2"],
    applicability: "buttons that control something hidden, and tree items that own a group",
    page: elements(
      where: { page, node in
        guard page.isExposed(node) else { return false }
        switch page.contextRole(node) {
        case .button:
          return page.hasAttributes(node) && page.stated(.hasPopup, of: node) == nil
            && page.controlled(by: node).contains(where: page.isHidden)
        case .treeItem: return page.ownsItems(node)
        default: return false
        }
      },
      expect: { page, node in
        let state = page.stated(.expanded, of: node)
        return state == nil || state == "undefined"
          ? .fails("The \(page.contextRole(node).token) does not say whether it is expanded")
          : .passes
      }
    )
  )

  static let expandedOnLeaf = Rule(
    id: "expanded-on-leaf",
    title: "What has nothing in it has no expansion",
    meaning: "A listener opens an item that says “collapsed” and finds nothing.",
    remedy: "Remove aria-expanded from items without items",
    severity: .warning,
    criteria: ["4.1.2"],
    applicability: "tree items with aria-expanded",
    page: elements(
      where: { page, node in
        page.contextRole(node) == .treeItem && page.isExposed(node)
          && ["true", "false"].contains(page.stated(.expanded, of: node))
      },
      expect: { page, node in
        if page.ownsItems(node) { return .passes }
        // Items that a script brings when the group is opened are not there yet.
        if page.stated(.expanded, of: node) == "false" {
          return page.hasScripts
            ? .cannotTell("See whether the collapsed item has items when it is opened")
            : .fails("The tree item says that it is collapsed but has no items")
        }
        return .fails("The tree item says that it is expanded but has no items")
      }
    )
  )

  static let stateOnPanel = Rule(
    id: "state-on-wrong-element",
    title: "The state stands on the control, not on what it opens",
    meaning: "The control says nothing, and its content says “expanded” when it is too late.",
    remedy: "Move aria-expanded to the button that opens the content",
    severity: .error,
    criteria: ["4.1.2"],
    applicability: "elements with aria-expanded that another element controls or that hold text",
    page: { page, verdicts in
      let panels = page.controlledElements
      for node in page.elements {
        guard let state = page.stated(.expanded, of: node), state != "undefined" else { continue }
        let isPanel = panels.contains(node) && !page.tree.isFocusable[node]
        let isPlain =
          (page.role(node) == .generic || page.role(node).isKind(of: .region))
          && page.explicitRole(node) == nil && !page.tree.isFocusable[node]
        verdicts.record(
          isPanel || isPlain
            ? .fails("aria-expanded is on what is opened, not on the control that opens it")
            : .passes,
          of: node
        )
      }
    }
  )

  static let detailsWithoutSummary = Rule(
    id: "details-without-summary",
    title: "A details element has a summary",
    meaning: "A listener hears “details”, as for every other one, and not what is in it.",
    remedy: "Begin the details with a summary that says what is in it",
    severity: .warning,
    criteria: ["4.1.2"],
    applicability: "details elements that are not hidden",
    page: elements(
      where: { $0.document.isHTML($1, "details") && $0.isExposed($1) },
      expect: { page, node in
        page.document.titleChildren[node] == nil ? .fails("The details has no summary") : .passes
      }
    )
  )

  static let summaryNotFirst = Rule(
    id: "summary-not-first",
    title: "A summary comes first",
    meaning: "Whoever edits or reads the source takes the content for the label.",
    remedy: "Move the summary to the start of the details",
    severity: .note,
    applicability: "summary elements",
    page: elements(
      where: { page, node in
        page.document.isHTML(node, "summary") && !page.isHidden(node)
      },
      expect: { page, node in
        guard let parent = page.document.parent(node), page.document.isHTML(parent, "details")
        else { return .fails("The summary is not directly inside of a details") }
        if page.document.titleChildren[parent] != node {
          return .fails("The details has another summary before this one")
        }
        return page.document.childElements(parent).first { _ in true } == node
          ? .passes : .fails("The summary does not come first in its details")
      }
    )
  )

  static let nameRepeatsState = Rule(
    id: "name-changes-with-state",
    title: "The name of a disclosure does not tell its state",
    meaning: "A listener hears the state twice, or “expand” from what is expanded.",
    remedy: "Keep the name the same, and let aria-expanded or the element tell the state",
    severity: .note,
    criteria: ["4.1.2"],
    applicability: "controls and groups that tell whether they are expanded",
    page: elements(
      where: { page, node in
        page.isExposed(node) && page.isNamed(node) && page.isExpanded(node) != nil
      },
      expect: { page, node in
        guard let isExpanded = page.isExpanded(node) else { return .passes }
        return StateWords.verdict(onName: page.name(node), isExpanded: isExpanded)
      }
    ),
    outline: nodes(
      where: { $0.nodes[$1].isExpanded != nil && $0.nodes[$1].isNamed },
      expect: { outline, index in
        let node = outline.nodes[index]
        return StateWords.verdict(onName: node.name, isExpanded: node.isExpanded == true)
      }
    )
  )

  static let hintContradictsState = Rule(
    id: "hint-contradicts-state",
    title: "A hint fits the state",
    meaning: "A listener is told to expand what is expanded.",
    remedy: "Say what activating does now, or leave the hint to the reader",
    severity: .warning,
    applicability: "disclosures with a description or a hint",
    page: elements(
      where: { page, node in
        page.isExposed(node) && page.isExpanded(node) != nil && !page.tree.description(node).isEmpty
      },
      expect: { page, node in
        guard let isExpanded = page.isExpanded(node) else { return .passes }
        return StateWords.verdict(onHint: page.tree.description(node), isExpanded: isExpanded)
      }
    ),
    outline: nodes(
      where: { $0.nodes[$1].isExpanded != nil && $0.nodes[$1].content.hint != nil },
      expect: { outline, index in
        let node = outline.nodes[index]
        return StateWords.verdict(
          onHint: node.content.hint ?? "",
          isExpanded: node.isExpanded == true
        )
      }
    )
  )

  static let treeLevelMismatch = Rule(
    id: "tree-level-mismatch",
    title: "The stated place of an item is its place",
    meaning: "A listener hears a level or position that is not the one they are at.",
    remedy: "Remove aria-level, aria-posinset and aria-setsize where the markup says the same",
    severity: .warning,
    criteria: ["1.3.1"],
    applicability: "exposed items that state their level, position or the size of their set",
    page: { page, verdicts in
      let roles: Set<AccessibleRole> = [.treeItem, .listItem, .option, .tab, .menuItem]
      /// The level of the item before, by the tree or list that both are in.
      var levels: [Int: Int] = [:]
      for node in page.elements where roles.contains(page.role(node)) && page.isExposed(node) {
        let set = page.set(around: node)
        let before = set.flatMap { levels[$0] } ?? 0
        if [.level, .positionInSet, .setSize].contains(where: { page.stated($0, of: node) != nil })
        {
          verdicts.record(placeVerdict(on: node, after: before, in: page), of: node)
        }
        guard let set else { continue }
        levels[set] = page.number(.level, of: node) ?? page.tree.structure.level(of: node)
      }
    }
  )

  /// What is to be said of the place that an item states.
  private static func placeVerdict(on node: Int, after before: Int, in page: WebPage) -> Verdict {
    let isNested = page.isNested(node)
    if let level = page.number(.level, of: node), let actual = page.tree.structure.level(of: node) {
      if isNested, level != actual {
        return .fails("The item says level \(level) but stands at level \(actual)")
      }
      if !isNested, level > before + 1 {
        let message =
          before == 0
          ? "The item says level \(level), but it comes first"
          : "The item says level \(level) after one of level \(before)"
        // A script may keep only those items of a tree in the page that can be seen.
        return page.hasScripts ? .cannotTell(message) : .fails(message)
      }
    }
    guard let place = page.tree.structure.place(of: node),
      let size = page.number(.setSize, of: node), size >= 0
    else { return .passes }
    if let position = page.number(.positionInSet, of: node), position > size {
      return .fails("The item says that it is \(position) of \(size)")
    }
    // A set may be longer than what is loaded, but never shorter.
    if size < place.size, isNested {
      return .fails("The item says that there are \(size), but there are \(place.size)")
    }
    return .passes
  }
}
