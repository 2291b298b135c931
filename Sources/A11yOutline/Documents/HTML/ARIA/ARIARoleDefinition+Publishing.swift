extension ARIARoleDefinition {
  /// The roles of DPUB-ARIA 1.1, section 3.
  static let publishing: [ARIARoleDefinition] = [
    .init(.docAbstract, "doc-abstract", inherits: [.section]),
    .init(.docAcknowledgments, "doc-acknowledgments", inherits: [.landmark]),
    .init(.docAfterword, "doc-afterword", inherits: [.landmark]),
    .init(.docAppendix, "doc-appendix", inherits: [.landmark]),
    .init(
      .docBacklink,
      "doc-backlink",
      inherits: [.link],
      nameFrom: [.contents, .author],
      isNameRequired: true
    ),
    .init(.docBiblioentry, "doc-biblioentry", inherits: [.listItem], context: [.list]),
    .init(.docBibliography, "doc-bibliography", inherits: [.landmark]),
    .init(
      .docBiblioref,
      "doc-biblioref",
      inherits: [.link],
      nameFrom: [.contents, .author],
      isNameRequired: true
    ),
    .init(.docChapter, "doc-chapter", inherits: [.landmark]),
    .init(.docColophon, "doc-colophon", inherits: [.section]),
    .init(.docConclusion, "doc-conclusion", inherits: [.landmark]),
    .init(.docCover, "doc-cover", inherits: [.image], hasPresentationalChildren: true),
    .init(.docCredit, "doc-credit", inherits: [.section]),
    .init(.docCredits, "doc-credits", inherits: [.landmark]),
    .init(.docDedication, "doc-dedication", inherits: [.section]),
    .init(.docEndnote, "doc-endnote", inherits: [.listItem], context: [.list]),
    .init(.docEndnotes, "doc-endnotes", inherits: [.landmark]),
    .init(.docEpigraph, "doc-epigraph", inherits: [.section]),
    .init(.docEpilogue, "doc-epilogue", inherits: [.landmark]),
    .init(.docErrata, "doc-errata", inherits: [.landmark]),
    .init(.docExample, "doc-example", inherits: [.section]),
    .init(.docFootnote, "doc-footnote", inherits: [.section]),
    .init(.docForeword, "doc-foreword", inherits: [.landmark]),
    .init(.docGlossary, "doc-glossary", inherits: [.landmark]),
    .init(
      .docGlossref,
      "doc-glossref",
      inherits: [.link],
      nameFrom: [.contents, .author],
      isNameRequired: true
    ),
    .init(.docIndex, "doc-index", inherits: [.navigation]),
    .init(.docIntroduction, "doc-introduction", inherits: [.landmark]),
    .init(
      .docNoteref,
      "doc-noteref",
      inherits: [.link],
      nameFrom: [.contents, .author],
      isNameRequired: true
    ),
    .init(.docNotice, "doc-notice", inherits: [.note]),
    .init(.docPagebreak, "doc-pagebreak", inherits: [.separator], nameFrom: [.contents, .author]),
    .init(.docPagefooter, "doc-pagefooter", inherits: [.section]),
    .init(.docPageheader, "doc-pageheader", inherits: [.section]),
    .init(.docPagelist, "doc-pagelist", inherits: [.navigation]),
    .init(.docPart, "doc-part", inherits: [.landmark]),
    .init(.docPreface, "doc-preface", inherits: [.landmark]),
    .init(.docPrologue, "doc-prologue", inherits: [.landmark]),
    .init(.docPullquote, "doc-pullquote", inherits: [.section], nameFrom: []),
    .init(.docQna, "doc-qna", inherits: [.section]),
    .init(.docSubtitle, "doc-subtitle", inherits: [.sectionHead], nameFrom: [.contents, .author]),
    .init(.docTip, "doc-tip", inherits: [.note]),
    .init(.docToc, "doc-toc", inherits: [.navigation]),
  ]

  /// The roles of the WAI-ARIA Graphics Module 1.0, section 4.
  static let graphics: [ARIARoleDefinition] = [
    .init(.graphicsDocument, "graphics-document", inherits: [.document], isNameRequired: true),
    .init(.graphicsObject, "graphics-object", inherits: [.group]),
    .init(
      .graphicsSymbol,
      "graphics-symbol",
      inherits: [.image],
      isNameRequired: true,
      hasPresentationalChildren: true
    ),
  ]
}
