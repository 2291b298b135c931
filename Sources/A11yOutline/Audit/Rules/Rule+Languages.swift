/// Rules about the language that a voice speaks.
extension Rule {
  static let languages: [Rule] = [
    pageLanguage, pageLanguageValid, pageLanguagesMatch, partLanguageValid,
  ]

  private static let tagRemedy = "Use a tag of BCP 47, such as en or pt-BR"

  static let pageLanguage = Rule(
    id: "page-language",
    title: "A page says what language it is in",
    meaning: "The voice of another language reads the page, and little is understood.",
    remedy: "State the language in the lang attribute of the html element",
    severity: .error,
    criteria: ["3.1.1"],
    act: ["b5c3f8"],
    axe: ["html-has-lang"],
    applicability: "pages of HTML",
    page: document { page in
      guard let root = page.root, page.document.text(of: "lang", of: root) != nil else {
        return .fails("The page does not say what language it is in")
      }
      return .passes
    }
  )

  static let pageLanguageValid = Rule(
    id: "page-language-valid",
    title: "The language of a page is one that exists",
    meaning: "The voice of another language reads the page, and little is understood.",
    remedy: tagRemedy,
    severity: .error,
    criteria: ["3.1.1"],
    act: ["bf051a"],
    axe: ["html-lang-valid"],
    applicability: "pages of HTML that state a language",
    page: document(
      where: { page in
        page.isHTML && page.root.map { page.document.text(of: "lang", of: $0) != nil } ?? false
      },
      expect: { page in
        let tag = page.root.flatMap { page.document.text(of: "lang", of: $0) } ?? ""
        return LanguageSubtags.isLanguage(tag)
          ? .passes : .fails("“\(tag.shortened(to: 40))” is no language")
      }
    ),
    outline: { outline, verdicts in
      guard let tag = outline.outline.language, !tag.isEmpty else { return }
      verdicts.record(
        LanguageSubtags.isLanguage(tag)
          ? .passes : .fails("“\(tag.shortened(to: 40))” is no language"),
        of: nil
      )
    }
  )

  static let pageLanguagesMatch = Rule(
    id: "page-languages-match",
    title: "Both attributes for the language of a page say the same",
    meaning: "Some programs read the page with the voice of another language.",
    remedy: "Remove xml:lang, or make it equal to lang",
    severity: .warning,
    criteria: ["3.1.1"],
    act: ["5b7ae0"],
    axe: ["html-xml-lang-mismatch"],
    applicability: "pages of HTML with lang and xml:lang",
    page: document(
      where: { page in
        guard page.isHTML, let root = page.root else { return false }
        return page.document.text(of: "lang", of: root).map(LanguageSubtags.isLanguage) ?? false
          && page.document.text(of: "xml:lang", of: root) != nil
      },
      expect: { page in
        guard let root = page.root else { return .passes }
        func primary(_ attribute: String) -> String {
          (page.document.text(of: attribute, of: root) ?? "").lowercased()
            .prefix { $0 != "-" }.description
        }
        let languages = ["lang", "xml:lang"].map(primary)
        return languages[0] == languages[1]
          ? .passes : .fails("lang is “\(languages[0])”, xml:lang is “\(languages[1])”")
      }
    )
  )

  static let partLanguageValid = Rule(
    id: "part-language-valid",
    title: "The language of a part is one that exists",
    meaning: "The part is read with the voice of the page, and little of it is understood.",
    remedy: tagRemedy,
    severity: .error,
    criteria: ["3.1.2"],
    act: ["de46e4"],
    axe: ["valid-lang"],
    applicability: "elements that state a language and hold text in it",
    page: { page, verdicts in
      let holders = StatedLanguages(page)
      for node in page.elements where holders.hasText(node) {
        let tag = page.document.attribute("lang", of: node) ?? ""
        verdicts.record(
          LanguageSubtags.isLanguage(tag.trimmingHTMLSpace())
            ? .passes : .fails("“\(tag.shortened(to: 40))” is no language"),
          of: node
        )
      }
    },
    outline: nodes(
      where: { !($0.nodes[$1].content.language ?? "").isEmpty },
      expect: { outline, index in
        let tag = outline.nodes[index].content.language ?? ""
        return LanguageSubtags.isLanguage(tag)
          ? .passes : .fails("“\(tag.shortened(to: 40))” is no language")
      }
    )
  )
}
