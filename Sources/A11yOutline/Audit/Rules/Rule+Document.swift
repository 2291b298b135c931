/// Rules about a page as a whole.
extension Rule {
  static let document: [Rule] = [
    pageTitle, viewportZoom, refreshDelay, refreshNone,
  ]

  static let pageTitle = Rule(
    id: "page-title",
    title: "A page has a title",
    meaning: "A listener who opens the page or goes through windows does not hear what it is.",
    remedy: "Write a title element that says what the page is about",
    severity: .error,
    criteria: ["2.4.2"],
    act: ["2779a5"],
    axe: ["document-title"],
    applicability: "pages of HTML",
    page: document { page in
      let title = page.elements.first { page.document.isHTML($0, "title") }
      guard let title, !page.document.text(title).isHTMLBlank else {
        return .fails("The page has no title")
      }
      return .passes
    }
  )

  static let viewportZoom = Rule(
    id: "viewport-zoom",
    title: "The page can be enlarged",
    meaning: "Someone with low vision cannot enlarge the text.",
    remedy: "Remove user-scalable and maximum-scale",
    severity: .error,
    criteria: ["1.4.4"],
    act: ["b4f0c3"],
    axe: ["meta-viewport", "meta-viewport-large"],
    applicability: "meta elements that state how far a page can be enlarged",
    page: elements(
      where: { page, node in
        page.document.isHTML(node, "meta")
          && page.document.text(of: "name", of: node)?.lowercased() == "viewport"
          && Viewport(page.document.attribute("content", of: node) ?? "").statesZoom
      },
      expect: { page, node in
        Viewport(page.document.attribute("content", of: node) ?? "").allowsZoom
          ? .passes : .fails("The page cannot be enlarged to twice its size")
      }
    )
  )

  private static let refreshRemedy =
    "Let the person ask for new content, or redirect on the server"

  private static func refresh(
    _ isAllowed: @escaping @Sendable (Int) -> Bool
  ) -> PageCheck {
    { page, verdicts in
      for node in page.elements where page.document.isHTML(node, "meta") {
        guard page.document.text(of: "http-equiv", of: node)?.lowercased() == "refresh",
          let delay = Refresh.delay(page.document.attribute("content", of: node) ?? "")
        else { continue }
        verdicts.record(
          isAllowed(delay) ? .passes : .fails("The page changes by itself after \(delay) seconds"),
          of: node
        )
        // Browsers take the first that is valid.
        return
      }
    }
  }

  static let refreshDelay = Rule(
    id: "refresh-delay",
    title: "A page does not change by itself before it can be heard",
    meaning: "The page starts again in the middle of a sentence.",
    remedy: refreshRemedy,
    severity: .error,
    criteria: ["2.2.1", "2.2.4", "3.2.5"],
    act: ["bc659a"],
    axe: ["meta-refresh"],
    applicability: "the first valid meta element that refreshes the page",
    // Twenty hours are long enough (WCAG 2.2, success criterion 2.2.1).
    page: refresh { $0 == 0 || $0 > 72_000 }
  )

  static let refreshNone = Rule(
    id: "refresh-none",
    title: "A page never changes by itself",
    meaning: "The page starts again when nobody asked for it.",
    remedy: refreshRemedy,
    severity: .note,
    criteria: ["2.2.4", "3.2.5"],
    act: ["bisz58"],
    axe: ["meta-refresh-no-exceptions"],
    applicability: "the first valid meta element that refreshes the page",
    page: refresh { $0 == 0 }
  )
}
