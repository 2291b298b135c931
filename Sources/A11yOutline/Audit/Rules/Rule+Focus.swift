/// Rules about what the keyboard comes to.
extension Rule {
  static let focus: [Rule] = [
    hiddenFocus, presentationalFocus, frameTabOrder, scrollableFocus, hiddenBody, tabOrder,
  ]

  static let hiddenFocus = Rule(
    id: "hidden-focus",
    title: "Nothing that is hidden from listeners takes the focus",
    meaning: "The Tab key stops where nothing is said.",
    remedy: "Take the element out of the tab order too, or do not hide it",
    severity: .error,
    criteria: ["4.1.2"],
    act: ["6cfa84"],
    axe: ["aria-hidden-focus"],
    applicability: "elements with aria-hidden=\"true\"",
    page: elements(
      where: { page, node in
        page.hasAttributes(node)
          && page.document.text(of: "aria-hidden", of: node)?.lowercased() == "true"
          // What is inside of another hidden element is looked at there.
          && !(page.document.parent(node).map {
            page.tree.hiding[$0].contains(.ariaHidden)
          } ?? false)
      },
      expect: { page, node in
        func isReached(_ element: Int) -> Bool {
          page.isTabStop(element) && !page.document.isHTML(element, "iframe")
        }
        let found = isReached(node) ? node : page.firstFocusable(in: node, isReached)
        guard let found else { return .passes }
        let name = page.document.name(found)
        if page.document.hasAttribute("onfocus", of: found) {
          return .cannotTell("See whether the \(name) hands the focus on at once")
        }
        return .fails("The Tab key comes to <\(name)> that is hidden by aria-hidden")
      }
    )
  )

  static let presentationalFocus = Rule(
    id: "nested-control",
    title: "No control stands in another control",
    meaning: "A listener cannot tell the inner control from the outer one, or never hears it.",
    remedy: "Put the controls next to each other",
    severity: .error,
    criteria: ["4.1.2"],
    act: ["307n5z"],
    axe: ["nested-interactive"],
    applicability: "exposed elements whose role presents its content as text only",
    page: { page, verdicts in
      var end = 0
      for node in page.elements
      where page.role(node).definition.hasPresentationalChildren && page.isExposed(node) {
        // Content is looked at once, in the outermost element, so that nesting costs nothing.
        guard node >= end else {
          verdicts.record(.passes, of: node)
          continue
        }
        end = page.document.end(node)
        guard let inner = page.firstFocusable(in: node) else {
          verdicts.record(.passes, of: node)
          continue
        }
        let name = page.document.name(inner)
        verdicts.record(
          .fails("There is a \(name) that takes the focus inside of the \(page.role(node).token)"),
          of: node
        )
      }
    }
  )

  static let frameTabOrder = Rule(
    id: "frame-tab-order",
    title: "The keyboard comes to what is in a frame",
    meaning: "Someone without a mouse cannot get to the controls in the frame.",
    remedy: "Remove the negative tabindex from the frame",
    severity: .error,
    criteria: ["2.1.1"],
    act: ["akn7bn"],
    axe: ["frame-focusable-content"],
    applicability: "frames that are not hidden or inert and hold a tab stop",
    page: { page, verdicts in
      for node in page.elements
      where page.document.isHTML(node, "iframe")
        && page.tree.hiding[node].isDisjoint(with: [.notRendered, .invisible, .inert])
      {
        guard let frame = page.frame(node), frame.elements.contains(where: frame.isTabStop) else {
          continue
        }
        let isExcluded = (page.tabIndex(node) ?? 0) < 0
        verdicts.record(
          isExcluded
            ? .fails("The frame is not in the tab order, but controls in it are") : .passes,
          of: node
        )
      }
    }
  )

  static let scrollableFocus = Rule(
    id: "scrollable-focus",
    title: "The keyboard comes to what scrolls",
    meaning: "Someone without a mouse cannot scroll to what is below.",
    remedy: "Give the scrolling element, or something in it, a tab stop",
    severity: .warning,
    criteria: ["2.1.1"],
    act: ["0ssw9k"],
    axe: ["scrollable-region-focusable"],
    applicability: "elements that scroll and hold more than fits",
    page: { page, verdicts in
      for (node, box) in page.appearance.scrollingBoxes.sorted(by: { $0.key < $1.key })
      where page.tree.hiding[node].isDisjoint(with: [.notRendered, .invisible, .inert]) {
        guard let overflows = TextExtent(of: node, in: page).overflows(box) else {
          verdicts.record(
            .cannotTell("The element may scroll; see whether the keyboard comes to it"),
            of: node
          )
          continue
        }
        guard overflows else { continue }
        let isReached =
          page.isTabStop(node) || page.firstFocusable(in: node, page.isTabStop) != nil
        verdicts.record(
          isReached ? .passes : .fails("The element scrolls, but no tab stop leads into it"),
          of: node
        )
      }
    }
  )

  static let hiddenBody = Rule(
    id: "hidden-body",
    title: "The page as a whole is not hidden",
    meaning: "A listener hears nothing at all in some browsers.",
    remedy: "Remove aria-hidden from the body",
    severity: .error,
    criteria: ["1.3.1", "4.1.2"],
    axe: ["aria-hidden-body"],
    applicability: "the body of the page",
    page: elements(
      where: { $0.isHTML && $0.document.isHTML($1, "body") },
      expect: { page, node in
        page.document.text(of: "aria-hidden", of: node)?.lowercased() == "true"
          ? .fails("The body is hidden by aria-hidden") : .passes
      }
    )
  )

  static let tabOrder = Rule(
    id: "tab-order",
    title: "The Tab key follows the order of reading",
    meaning: "The focus jumps about, and a listener loses the place.",
    remedy: "Use tabindex 0 and put elements in the order they are read in",
    severity: .warning,
    criteria: ["2.4.3"],
    axe: ["tabindex"],
    applicability: "elements with a tabindex",
    page: elements(
      where: { page, node in page.tabIndex(node) != nil && !page.isHidden(node) },
      expect: { page, node in
        (page.tabIndex(node) ?? 0) > 0
          ? .fails("The tabindex is greater than 0") : .passes
      }
    )
  )
}
