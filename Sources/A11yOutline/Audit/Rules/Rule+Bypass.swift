/// Rules about getting past what is the same on every page.
extension Rule {
  static let bypass: [Rule] = [mainHeading, mainLandmark, skipLink, bypassBlocks]

  static let mainHeading = Rule(
    id: "main-heading",
    title: "What is new on a page begins with a heading",
    meaning: "A listener who moves by headings does not get to what the page is about.",
    remedy: "Put a heading where the content begins that other pages do not have",
    severity: .note,
    act: ["047fe0"],
    axe: ["page-has-heading-one"],
    applicability: "pages of HTML",
    page: document { MainContent($0).headingVerdict }
  )

  static let mainLandmark = Rule(
    id: "main-landmark",
    title: "What is new on a page stands in a landmark",
    meaning: "A listener who moves by landmarks does not get to what the page is about.",
    remedy: "Put the content that other pages do not have into a main element",
    severity: .note,
    act: ["b40fd1"],
    axe: ["landmark-one-main"],
    applicability: "pages of HTML",
    page: document { MainContent($0).landmarkVerdict }
  )

  static let skipLink = Rule(
    id: "skip-link",
    title: "A link at the start leads to what is new on a page",
    meaning: "Someone who uses only the keyboard goes through the whole menu on each page.",
    remedy: "Begin the page with a link to where the content begins",
    severity: .note,
    act: ["ye5d6e"],
    axe: ["skip-link"],
    applicability: "pages of HTML",
    page: document { MainContent($0).linkVerdict }
  )

  static let bypassBlocks = Rule(
    id: "bypass-blocks",
    title: "There is a way past what is the same on every page",
    meaning: "A listener hears the whole menu again on each page.",
    remedy: "Use a main element, begin the content with a heading, or offer a link to it",
    severity: .error,
    criteria: ["2.4.1"],
    act: ["cf77f2"],
    axe: ["bypass"],
    applicability: "pages of HTML",
    page: document { MainContent($0).bypassVerdict }
  )
}
