extension NodeContent {
  /// Puts together what the arena keeps apart.
  init(name: String, _ record: Outline.Record, _ details: Outline.Details?) {
    let facts = record.facts
    let isGroup = facts.contains(.group)
    self.init(
      name: name,
      role: record.role,
      value: details?.value,
      hint: details?.hint,
      description: details?.description,
      language: details?.language,
      identifier: details?.identifier,
      target: details?.target,
      headingLevel: details?.headingLevel,
      rows: details?.rows,
      columns: details?.columns,
      region: details?.region,
      isGroup: isGroup,
      isExpanded: isGroup ? facts.contains(.expanded) : nil,
      isHidden: facts.contains(.hidden),
      isEnabled: !facts.contains(.disabled),
      isHitTestable: !facts.contains(.notHitTestable),
      isInline: facts.contains(.inline),
      source: record.line > 0
        ? SourcePosition(line: Int(record.line), column: Int(record.column)) : nil,
      otherNames: details?.otherNames ?? [],
      shortcut: details?.shortcut,
      direction: facts.direction
    )
  }
}
