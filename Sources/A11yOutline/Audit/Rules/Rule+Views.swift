/// Rules about declared outlines, whose nodes have regions and can be hit.
extension Rule {
  static let views: [Rule] = [
    hitTestableWhileCollapsed, hiddenButHitTestable, shownButNotHitTestable, clippedButReachable,
    disclosureWithoutState,
  ]

  /// The roles of nodes that can be operated.
  private static let controls: Set<Outline.Role> = [.link, .toggle, .checkbox, .button, .toDo]

  private static func isControl(_ node: Outline.Node) -> Bool {
    controls.contains(node.role) || node.isExpanded != nil
  }

  static let hitTestableWhileCollapsed = Rule(
    id: "hit-testable-while-collapsed",
    title: "What is in a closed group cannot be hit",
    meaning: "A touch or a pointer operates something that nobody sees or hears.",
    remedy: "Apply allowsHitTesting(false) to what is collapsed, or do not lay it out",
    severity: .error,
    criteria: ["4.1.2"],
    applicability: "nodes in closed groups that are still drawn somewhere",
    outline: nodes(
      where: { outline, index in
        outline.isCovered[index] && outline.nodes[index].content.region != nil
      },
      expect: { outline, index in
        let node = outline.nodes[index]
        let isDrawn = node.content.region.map { $0.width > 0 && $0.height > 0 } ?? false
        return node.isHitTestable && node.isEnabled && isDrawn
          ? .fails("The node is in a closed group, but it can be hit") : .passes
      }
    )
  )

  static let hiddenButHitTestable = Rule(
    id: "hidden-but-hit-testable",
    title: "What is hidden from listeners cannot be hit",
    meaning: "Someone who sees can operate it, and someone who listens does not know of it.",
    remedy: "Apply allowsHitTesting(false) too, or do not hide it",
    severity: .error,
    criteria: ["4.1.2"],
    applicability: "hidden controls",
    outline: { outline, verdicts in
      for index in outline.nodes.indices where outline.isHidden[index] {
        let node = outline.nodes[index]
        guard isControl(node) else { continue }
        let isDrawn = node.content.region.map { $0.width > 0 && $0.height > 0 } ?? true
        verdicts.record(
          node.isHitTestable && node.isEnabled && isDrawn
            ? .fails("The control is hidden from accessibility, but it can be hit") : .passes,
          of: index
        )
      }
    }
  )

  static let shownButNotHitTestable = Rule(
    id: "shown-but-not-hit-testable",
    title: "A control that is read can be operated",
    meaning: "A listener hears a control, activates it, and nothing happens.",
    remedy: "Allow hit testing, or say that the control is disabled",
    severity: .warning,
    criteria: ["4.1.2"],
    applicability: "controls that are not hidden, not disabled and not in a closed group",
    outline: nodes(
      where: { outline, index in
        let node = outline.nodes[index]
        return isControl(node) && node.isEnabled && !outline.isCovered[index]
      },
      expect: { outline, index in
        outline.nodes[index].isHitTestable
          ? .passes : .fails("The control is read, but it cannot be hit")
      }
    )
  )

  static let clippedButReachable = Rule(
    id: "clipped-but-reachable",
    title: "What is clipped to nothing is not read or hit",
    meaning: "A listener walks through what nobody sees: clipping alone hides nothing.",
    remedy: "Hide it with accessibilityHidden and allowsHitTesting, or leave it out",
    severity: .error,
    criteria: ["1.3.1", "4.1.2"],
    applicability: "nodes with a region that are not hidden and not in a closed group",
    outline: nodes(
      where: { outline, index in
        outline.nodes[index].content.region != nil && !outline.isCovered[index]
      },
      expect: { outline, index in
        guard let region = outline.nodes[index].content.region,
          region.width <= 0 || region.height <= 0
        else { return .passes }
        return .fails("The node is drawn with no size, but it is read")
      }
    )
  )

  static let disclosureWithoutState = Rule(
    id: "disclosure-without-state",
    title: "A button that shows or hides what follows says which",
    meaning: "A listener does not hear that something opened, nor that it could.",
    remedy: "Use DisclosureGroup, or give the button the value Expanded or Collapsed",
    severity: .error,
    criteria: ["4.1.2"],
    applicability: "buttons whose name or hint speaks of showing, hiding, expanding or collapsing",
    outline: nodes(
      where: { outline, index in
        outline.nodes[index].role == .button && !outline.nodes[index].isGroup
      },
      expect: { outline, index in
        let node = outline.nodes[index]
        guard node.isExpanded == nil, (node.value ?? "").isEmpty else { return .passes }
        let texts = [node.name, node.content.hint ?? ""]
        return texts.contains(where: StateWords.speaksOfDisclosure)
          ? .fails("The button shows or hides something, but it has no state") : .passes
      }
    )
  )
}
