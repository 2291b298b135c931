/// Rules about the names of controls and headings.
extension Rule {
  static let names: [Rule] = [
    buttonName, linkName, headingName, menuItemName, summaryName, treeItemName, tabName,
    dialogName, labelInName,
  ]

  /// A verdict on whether an element has a name.
  private static func named(_ what: String) -> @Sendable (WebPage, Int) -> Verdict {
    { page, node in page.isNamed(node) ? .passes : .fails("The \(what) has no name") }
  }

  private static let nameRemedy =
    "Put text inside of it, or name it with aria-label or aria-labelledby"

  static let buttonName = Rule(
    id: "button-name",
    title: "A button has a name",
    meaning: "A listener hears “button” and not what it does.",
    remedy: nameRemedy,
    severity: .error,
    criteria: ["4.1.2"],
    act: ["97a4e1"],
    axe: ["button-name", "aria-command-name", "input-button-name"],
    applicability: "exposed buttons, but for image buttons and native summaries",
    page: elements(
      where: { page, node in
        page.role(node) == .button && page.isExposed(node)
          && !(page.document.isHTML(node, "summary") && page.explicitRole(node) == nil)
          && !page.document.isInput(node, "image", "file")
      },
      expect: named("button")
    ),
    outline: nodes(
      where: { $0.nodes[$1].role == .button },
      expect: { $0.nodes[$1].isNamed ? .passes : .fails("The button has no name") }
    )
  )

  static let linkName = Rule(
    id: "link-name",
    title: "A link has a name",
    meaning: "A listener hears “link” or a spelled-out address and not where it leads.",
    remedy: "Put text inside of it, or an image with a text alternative",
    severity: .error,
    criteria: ["2.4.4", "4.1.2"],
    act: ["c487ae"],
    axe: ["link-name", "area-alt"],
    applicability: "exposed links",
    page: elements(
      where: { $0.role($1).isKind(of: .link) && $0.isExposed($1) },
      expect: named("link")
    ),
    outline: nodes(
      where: { $0.nodes[$1].role == .link },
      expect: { $0.nodes[$1].isNamed ? .passes : .fails("The link has no name") }
    )
  )

  static let headingName = Rule(
    id: "empty-heading",
    title: "A heading has a name",
    meaning: "A listener who moves by headings stops where nothing is said.",
    remedy: "Give the heading text, or remove it where it only makes space",
    severity: .error,
    criteria: ["1.3.1", "2.4.6"],
    act: ["ffd0e9"],
    axe: ["empty-heading"],
    applicability: "exposed headings",
    page: elements(
      where: { $0.role($1) == .heading && $0.isExposed($1) },
      expect: named("heading")
    ),
    outline: nodes(
      where: { $0.nodes[$1].role == .heading },
      expect: { $0.nodes[$1].isNamed ? .passes : .fails("The heading has no name") }
    )
  )

  static let menuItemName = Rule(
    id: "menu-item-name",
    title: "A menu item has a name",
    meaning: "A listener hears “menu item” and not what it does.",
    remedy: nameRemedy,
    severity: .error,
    criteria: ["4.1.2"],
    act: ["m6b1q3"],
    axe: ["aria-command-name"],
    applicability: "exposed elements with the role menuitem",
    page: elements(
      where: { page, node in
        (page.role(node) == .menuItem || page.explicitRole(node) == .menuItem)
          && page.isExposed(node)
      },
      expect: named("menu item")
    )
  )

  static let summaryName = Rule(
    id: "summary-name",
    title: "The summary of a disclosure has a name",
    meaning: "A listener hears that something can be expanded and not what.",
    remedy: "Put text inside of the summary",
    severity: .error,
    criteria: ["4.1.2"],
    act: ["2t702h"],
    axe: ["summary-name"],
    applicability: "exposed summary elements that open their details and have no other role",
    page: elements(
      where: { page, node in
        page.document.isDisclosureSummary(node) && page.explicitRole(node) == nil
          && page.isExposed(node)
      },
      expect: named("summary")
    )
  )

  static let treeItemName = Rule(
    id: "tree-item-name",
    title: "A tree item has a name",
    meaning: "A listener hears a level and a position and not what is there.",
    remedy: nameRemedy,
    severity: .error,
    criteria: ["4.1.2"],
    axe: ["aria-treeitem-name"],
    applicability: "exposed elements with the role treeitem",
    page: elements(
      where: { page, node in
        (page.role(node) == .treeItem || page.explicitRole(node) == .treeItem)
          && page.isExposed(node)
      },
      expect: named("tree item")
    )
  )

  static let tabName = Rule(
    id: "tab-name",
    title: "A tab or option has a name",
    meaning: "A listener hears a position and not what is chosen.",
    remedy: nameRemedy,
    severity: .error,
    criteria: ["4.1.2"],
    applicability: "exposed tabs, options and tooltips",
    page: elements(
      where: { page, node in
        [.tab, .tooltip, .option].contains(page.role(node)) && page.isExposed(node)
          && !page.document.isHTML(node, "option")
      },
      expect: { page, node in
        page.isNamed(node) ? .passes : .fails("The \(page.role(node).token) has no name")
      }
    )
  )

  static let dialogName = Rule(
    id: "dialog-name",
    title: "A dialog has a name",
    meaning: "A listener whom a dialog interrupts does not hear what it is about.",
    remedy: "Refer to its heading with aria-labelledby",
    severity: .warning,
    criteria: ["4.1.2"],
    axe: ["aria-dialog-name"],
    applicability: "exposed dialogs",
    page: elements(
      where: { $0.role($1).isKind(of: .dialog) && $0.isExposed($1) },
      expect: named("dialog")
    )
  )

  static let labelInName = Rule(
    id: "label-in-name",
    title: "The visible text of a control is part of its name",
    meaning: "Someone who speaks to the computer says what they see, and nothing happens.",
    remedy: "Begin the name with the visible text, or leave aria-label out",
    severity: .warning,
    criteria: ["2.5.3"],
    act: ["2ee8b8"],
    axe: ["label-content-name-mismatch"],
    applicability:
      "exposed controls that show text and are named by aria-label or aria-labelledby",
    page: { page, verdicts in
      for node in page.elements where LabelInName.applies(to: node, in: page) {
        guard let verdict = LabelInName.verdict(on: node, in: page) else { continue }
        verdicts.record(verdict, of: node)
      }
    }
  )
}

extension Outline.Node {
  /// Whether the node has a name that says something.
  var isNamed: Bool { name.contains { !$0.isWhitespace } }
}

extension HTMLDocument {
  /// Whether an element is an input of one of these types.
  func isInput(_ node: Int, _ types: String...) -> Bool {
    guard isHTML(node, "input") else { return false }
    return types.contains(attribute("type", of: node)?.lowercased() ?? "text")
  }
}
