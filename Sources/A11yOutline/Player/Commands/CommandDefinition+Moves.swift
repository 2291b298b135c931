extension CommandDefinition {
  /// Moves from item to item.
  static let moves: [CommandDefinition] = [
    CommandDefinition(
      command: .next,
      word: "down",
      keys: ["Down"],
      summary: "next item",
      whileReading: .continues,
      action: { $0.move(.forward) }
    ),
    CommandDefinition(
      command: .previous,
      word: "up",
      keys: ["Up"],
      summary: "previous item",
      whileReading: .continues,
      action: { $0.move(.backward) }
    ),
    CommandDefinition(
      command: .first,
      word: "top",
      keys: ["Home"],
      summary: "first item",
      whileReading: .continues,
      isJump: true,
      action: { $0.moveToEnd(.backward) }
    ),
    CommandDefinition(
      command: .last,
      word: "bottom",
      keys: ["End"],
      summary: "last item",
      whileReading: .continues,
      isJump: true,
      action: { $0.moveToEnd(.forward) }
    ),
    CommandDefinition(
      command: "nextPage",
      word: "page down",
      keys: ["PageDown"],
      summary: "ten items on",
      whileReading: .continues,
      action: { $0.move(.forward, by: 10) }
    ),
    CommandDefinition(
      command: "previousPage",
      word: "page up",
      keys: ["PageUp"],
      summary: "ten items back",
      whileReading: .continues,
      action: { $0.move(.backward, by: 10) }
    ),
    CommandDefinition(
      command: .expandOrEnter,
      word: "right",
      keys: ["Right"],
      summary: "open the group, then go to its first item",
      whileReading: .continues,
      action: { $0.expandOrEnter() }
    ),
    CommandDefinition(
      command: .collapseOrLeave,
      word: "left",
      keys: ["Left"],
      summary: "close the group, else go to the group it stands in",
      whileReading: .continues,
      action: { $0.collapseOrLeave() }
    ),
    CommandDefinition(
      command: .parent,
      word: "parent",
      keys: ["u"],
      summary: "go to the group this stands in",
      whileReading: .continues,
      action: { $0.moveToParent() }
    ),
    CommandDefinition(
      command: "topLevel",
      word: "top level",
      keys: ["U"],
      summary: "go to the outermost group this stands in",
      whileReading: .continues,
      isJump: true,
      action: { $0.moveToTopLevel() }
    ),
    CommandDefinition(
      command: "nextSibling",
      word: "next sibling",
      keys: ["f", "Ctrl+Down"],
      summary: "next item at this level",
      whileReading: .continues,
      action: { $0.moveToSibling(.forward) }
    ),
    CommandDefinition(
      command: "previousSibling",
      word: "previous sibling",
      keys: ["b", "Ctrl+Up"],
      summary: "previous item at this level",
      whileReading: .continues,
      action: { $0.moveToSibling(.backward) }
    ),
    CommandDefinition(
      command: "firstSibling",
      word: "first sibling",
      keys: ["^"],
      summary: "first item at this level",
      whileReading: .continues,
      action: { $0.moveToLastSibling(.backward) }
    ),
    CommandDefinition(
      command: "lastSibling",
      word: "last sibling",
      keys: ["$"],
      summary: "last item at this level",
      whileReading: .continues,
      action: { $0.moveToLastSibling(.forward) }
    ),
    CommandDefinition(
      command: "pastGroup",
      word: "past group",
      keys: [","],
      summary: "past the end of this group",
      whileReading: .continues,
      isJump: true,
      action: { $0.movePastGroup() }
    ),
    CommandDefinition(
      command: "back",
      word: "back",
      keys: ["Backspace"],
      summary: "back to where I was",
      whileReading: .continues,
      action: { $0.moveBack() }
    ),
  ]
}
