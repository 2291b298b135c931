/// Rules about frames and other parts of a page that hold things.
extension Rule {
  static let structure: [Rule] = [frameName, landmarkNames]

  static let frameName = Rule(
    id: "frame-name",
    title: "A frame has a name",
    meaning: "A listener hears “frame” and has to go in to learn what is there.",
    remedy: "Say in the title attribute what the frame holds",
    severity: .error,
    criteria: ["4.1.2"],
    act: ["cae760"],
    axe: ["frame-title"],
    applicability: "exposed iframe elements in the tab order without the role none",
    page: elements(
      where: { page, node in
        page.document.isHTML(node, "iframe") && !page.isHidden(node)
          && page.explicitRole(node) != .presentation && (page.tabIndex(node) ?? 0) >= 0
      },
      expect: { $0.isNamed($1) ? .passes : .fails("The frame has no name") }
    )
  )

  static let landmarkNames = Rule(
    id: "landmark-names",
    title: "Landmarks of the same kind have different names",
    meaning: "A listener who moves by landmarks cannot tell one from the other.",
    remedy: "Name each with aria-labelledby, by the heading in it",
    severity: .warning,
    criteria: ["2.4.1"],
    axe: ["landmark-unique"],
    applicability: "exposed landmarks of which there are several of the same kind",
    page: { page, verdicts in
      var byKind: [String: [Int]] = [:]
      var counts: [AccessibleRole: Int] = [:]
      for node in page.elements
      where page.role(node).isKind(of: .landmark) && page.isExposed(node) {
        let role = page.role(node)
        counts[role, default: 0] += 1
        byKind["\(role.token)\n\(page.name(node).lowercased())", default: []].append(node)
      }
      for node in page.elements
      where page.role(node).isKind(of: .landmark) && page.isExposed(node) {
        let role = page.role(node)
        guard counts[role, default: 0] > 1 else { continue }
        let twins = byKind["\(role.token)\n\(page.name(node).lowercased())"] ?? []
        verdicts.record(
          twins.count > 1
            ? .fails("There are \(twins.count) landmarks “\(role.token)” with the same name")
            : .passes,
          of: node
        )
      }
    }
  )
}
