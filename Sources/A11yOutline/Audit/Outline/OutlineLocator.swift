/// Says where the nodes of an outline are.
struct OutlineLocator: TargetLocator {
  private let outline: AuditedOutline
  private var fingerprint = Fingerprint()

  /// How many names a path has at most, from the node up.
  private static let depthLimit = 16

  init(_ outline: AuditedOutline) {
    self.outline = outline
  }

  mutating func finding(_ entry: Verdicts.Entry, of rule: Rule) -> Finding {
    let node = entry.target.map { outline.nodes[$0] }
    let names = entry.target.map(names) ?? []
    return Finding(
      rule: rule.id,
      severity: entry.severity ?? rule.severity,
      message: entry.message.sanitized,
      line: node?.content.source?.line,
      column: node?.content.source?.column,
      node: node.map(description) ?? "",
      path: names.joined(separator: " > "),
      item: entry.target,
      fingerprint: fingerprint.key([rule.id, node?.role.rawValue ?? ""] + names)
    )
  }

  private func description(_ node: Outline.Node) -> String {
    node.name.isEmpty
      ? node.role.rawValue : "\(node.role.rawValue) \"\(node.name.shortened(to: 80))\""
  }

  /// The names on the way to a node, from the top.
  private func names(_ index: Int) -> [String] {
    var names: [String] = []
    var current = index
    while current >= 0, names.count < Self.depthLimit {
      let name = outline.nodes[current].name
      names.append(name.isEmpty ? "(unnamed)" : name.shortened(to: 60))
      current = outline.parents[current]
    }
    return names.reversed()
  }
}
