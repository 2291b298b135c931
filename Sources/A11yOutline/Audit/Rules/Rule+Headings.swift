/// Rules about headings.
extension Rule {
  static let headings: [Rule] = [
    headingOrder, headingLevelRange, siblingHeadings, pageHeading,
  ]

  static let headingOrder = Rule(
    id: "heading-order",
    title: "Heading levels go down one at a time",
    meaning: "A listener takes a heading for part of a section that is not there.",
    remedy: "Use the next level, whatever size it is drawn in",
    severity: .warning,
    criteria: ["1.3.1"],
    axe: ["heading-order"],
    applicability: "exposed headings, in the order in which they are read",
    page: { page, verdicts in
      var last: Int?
      for node in page.elements where page.role(node) == .heading && page.isExposed(node) {
        let level = page.tree.headingLevel(node)
        verdicts.record(orderVerdict(level, after: last), of: node)
        last = level
      }
    },
    outline: { outline, verdicts in
      var last: Int?
      for index in outline.nodes.indices where !outline.isHidden[index] {
        guard let level = outline.nodes[index].content.headingLevel else { continue }
        verdicts.record(orderVerdict(level, after: last), of: index)
        last = level
      }
    }
  )

  private static func orderVerdict(_ level: Int, after last: Int?) -> Verdict {
    guard let last, level > last + 1 else { return .passes }
    return .fails("The heading has level \(level) after one of level \(last)")
  }

  static let headingLevelRange = Rule(
    id: "heading-level-out-of-range",
    title: "A heading level is from 1 to 6",
    meaning: "Some screen readers say another level, or none.",
    remedy: "Use levels from 1 to 6",
    severity: .note,
    criteria: ["1.3.1"],
    applicability: "exposed headings that state their level",
    page: elements(
      where: { page, node in
        page.role(node) == .heading && page.isExposed(node)
          && page.stated(.level, of: node) != nil
      },
      expect: { page, node in
        let stated = page.stated(.level, of: node) ?? ""
        if let level = Int(stated), (1...6).contains(level) { return .passes }
        return .fails("The heading has the level “\(stated.shortened(to: 20))”")
      }
    ),
    outline: nodes(
      where: { $0.nodes[$1].content.headingLevel != nil },
      expect: { outline, index in
        let level = outline.nodes[index].content.headingLevel ?? 1
        return (1...6).contains(level) ? .passes : .fails("The heading has the level \(level)")
      }
    )
  )

  static let siblingHeadings = Rule(
    id: "sibling-headings-same-name",
    title: "Headings of one section have different names",
    meaning: "A listener who goes through headings cannot tell them apart.",
    remedy: "Say in each heading what is special about its section",
    severity: .note,
    criteria: ["2.4.6"],
    applicability: "exposed headings of the same level under one heading",
    page: { page, verdicts in
      var tracker = SiblingNames()
      for node in page.elements where page.role(node) == .heading && page.isExposed(node) {
        let level = page.tree.headingLevel(node)
        verdicts.record(tracker.verdict(on: page.name(node), at: level), of: node)
      }
    },
    outline: { outline, verdicts in
      var tracker = SiblingNames()
      for index in outline.nodes.indices
      where outline.nodes[index].role == .heading && !outline.isHidden[index] {
        let node = outline.nodes[index]
        let level = node.content.headingLevel ?? node.level
        verdicts.record(tracker.verdict(on: node.name, at: level), of: index)
      }
    }
  )

  static let pageHeading = Rule(
    id: "page-heading",
    title: "A page has a heading of level 1",
    meaning: "A listener who asks for the main heading gets none.",
    remedy: "Make the heading that says what the page is about level 1",
    severity: .note,
    criteria: ["1.3.1"],
    axe: ["page-has-heading-one"],
    applicability: "pages of HTML with headings",
    page: { page, verdicts in
      let headings = page.elements.filter { page.role($0) == .heading && page.isExposed($0) }
      guard page.isHTML, let first = headings.first else { return }
      verdicts.record(
        headings.contains { page.tree.headingLevel($0) == 1 }
          ? .passes : .fails("No heading of the page has level 1"),
        of: first
      )
    },
    outline: { outline, verdicts in
      let levels = outline.nodes.indices.filter { !outline.isHidden[$0] }
        .compactMap { outline.nodes[$0].content.headingLevel }
      guard !levels.isEmpty else { return }
      // A document whose only heading of level 1 became its title has one.
      let hasTitle = outline.outline.title?.isEmpty == false
      verdicts.record(
        hasTitle || levels.contains(1) ? .passes : .fails("No heading has level 1"),
        of: nil
      )
    }
  )
}
