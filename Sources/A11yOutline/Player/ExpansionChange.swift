/// One step that can be taken back: groups that were opened, or closed, together.
struct ExpansionChange: Sendable {
  /// The groups that changed.
  let groups: [NodeID]
  /// Whether they were opened.
  let isExpanded: Bool
}
