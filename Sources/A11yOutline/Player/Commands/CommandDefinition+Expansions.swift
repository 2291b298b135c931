extension CommandDefinition {
  /// Opening, closing and activating.
  static let expansions: [CommandDefinition] = [
    CommandDefinition(
      command: .toggle,
      word: "toggle",
      keys: ["Enter", "Space"],
      summary: "open or close the group, activate the control or link",
      whileReading: .continues,
      action: { $0.toggleOrActivate() }
    ),
    CommandDefinition(
      command: .expand,
      word: "expand",
      keys: ["+"],
      summary: "open this group",
      whileReading: .continues,
      action: { $0.expand() }
    ),
    CommandDefinition(
      command: .collapse,
      word: "collapse",
      keys: ["-"],
      summary: "close this group",
      whileReading: .continues,
      action: { $0.collapse() }
    ),
    CommandDefinition(
      command: "expandBelow",
      word: "expand below",
      keys: ["="],
      summary: "open everything below",
      action: { $0.setExpandedBelow(true) }
    ),
    CommandDefinition(
      command: "collapseBelow",
      word: "collapse below",
      keys: ["_"],
      summary: "close everything below",
      action: { $0.setExpandedBelow(false) }
    ),
    CommandDefinition(
      command: "toggleSiblings",
      word: "siblings",
      keys: ["*"],
      summary: "open all groups at this level; if all are open, close them",
      whileReading: .continues,
      action: { $0.toggleSiblings() }
    ),
    CommandDefinition(
      command: .expandAll,
      word: "expand all",
      keys: ["9"],
      summary: "open all groups",
      action: { $0.setAllExpanded(true) }
    ),
    CommandDefinition(
      command: .collapseAll,
      word: "collapse all",
      keys: ["0"],
      summary: "close all groups",
      action: { $0.setAllExpanded(false) }
    ),
    CommandDefinition(
      command: "toggleAll",
      word: "toggle all",
      keys: [],
      summary: "open all groups; if all are open, close them",
      action: { $0.toggleAll() }
    ),
    CommandDefinition(
      command: .undo,
      word: "undo",
      keys: ["z", "Ctrl+_"],
      summary: "undo the last opening or closing",
      action: { $0.undo() }
    ),
    CommandDefinition(
      command: .redo,
      word: "redo",
      keys: ["Z"],
      summary: "redo what was undone",
      action: { $0.redo() }
    ),
    CommandDefinition(
      command: "adjustDown",
      word: "less",
      keys: ["7"],
      summary: "adjustable control: less",
      whileReading: .restarts,
      action: { $0.adjust(.decrement) }
    ),
    CommandDefinition(
      command: "adjustUp",
      word: "more",
      keys: ["8"],
      summary: "adjustable control: more",
      whileReading: .restarts,
      action: { $0.adjust(.increment) }
    ),
    CommandDefinition(
      command: "actions",
      word: "actions",
      keys: [],
      summary: "list the other actions of this item",
      action: { $0.listActions() }
    ),
  ]
}
