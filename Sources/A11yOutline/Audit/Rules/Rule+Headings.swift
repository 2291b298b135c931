/// Rules about headings.
extension Rule {
  static let headings: [Rule] = [
    headingOrder, headingLevelRange, siblingHeadings, pageHeading, textAsHeading,
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

  static let textAsHeading = Rule(
    id: "text-as-heading",
    title: "What looks like a heading is one",
    meaning: "A listener who moves by headings passes over the section.",
    remedy: "Use a heading element, and a style sheet for how it looks",
    severity: .note,
    criteria: ["1.3.1"],
    axe: ["p-as-heading"],
    applicability: "short paragraphs all in bold, without a full stop, before another block",
    page: elements(
      where: { $0.isBoldLine($1) },
      expect: { page, node in
        let text = page.document.text(node).squeezingHTMLSpace().shortened(to: 60)
        return .cannotTell("See whether “\(text)” is a heading")
      }
    )
  )
}

extension WebPage {
  /// The longest line that may be a heading, in characters.
  private static let headingLimit = 80

  /// Whether a paragraph is one short line in bold with something to head after it.
  fileprivate func isBoldLine(_ node: Int) -> Bool {
    guard document.isHTML(node, "p"), role(node) == .paragraph, isExposed(node) else {
      return false
    }
    var bold: Int?
    for child in document.children(node) {
      switch document.nodes[child].kind {
      case .text where !document.nodes[child].content.isHTMLBlank: return false
      case .element where bold != nil || !document.isHTML(child, "b", "strong"): return false
      case .element: bold = child
      default: continue
      }
    }
    guard bold != nil, let next = document.nextElement(node),
      document.isHTML(next, "p", "ul", "ol", "dl", "table"), isExposed(next)
    else { return false }
    let text = document.text(node).squeezingHTMLSpace()
    guard let last = text.last, text.count <= Self.headingLimit else { return false }
    return last.isLetter || last.isNumber || last == ":"
  }
}
