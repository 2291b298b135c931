/// A role of the accessibility tree.
///
/// The roles are those of WAI-ARIA 1.2 and the drafts of 1.3, of DPUB-ARIA 1.1 and of the Graphics
/// Module. How a role is written and what it supports and requires is in ``definition``.
enum AccessibleRole: UInt8, CaseIterable, Sendable {
  // WAI-ARIA
  case alert, alertDialog, application, article, banner, blockQuote, button, caption, cell,
    checkbox, code, columnHeader, comboBox, comment, complementary, contentInfo, definition,
    deletion, dialog, document, emphasis, feed, figure, form, generic, grid, gridCell, group,
    heading, image, insertion, link, list, listBox, listItem, log, main, mark, marquee, math,
    menu, menuBar, menuItem, menuItemCheckbox, menuItemRadio, meter, navigation, presentation,
    note, option, paragraph, progressBar, radio, radioGroup, region, row, rowGroup, rowHeader,
    scrollBar, search, searchBox, sectionFooter, sectionHeader, separator, slider, spinButton,
    status, strong, `subscript`,
    suggestion, superscript, `switch`, tab, table, tabList, tabPanel, term, textBox, time,
    timer, toolbar, tooltip, tree, treeGrid, treeItem

  // WAI-ARIA, abstract: never valid in a page, but others inherit from them.
  case command, composite, input, landmark, range, roleType, section, sectionHead, select,
    structure, widget, window

  // DPUB-ARIA
  case docAbstract, docAcknowledgments, docAfterword, docAppendix, docBacklink, docBiblioentry,
    docBibliography, docBiblioref, docChapter, docColophon, docConclusion, docCover, docCredit,
    docCredits, docDedication, docEndnote, docEndnotes, docEpigraph, docEpilogue, docErrata,
    docExample, docFootnote, docForeword, docGlossary, docGlossref, docIndex, docIntroduction,
    docNoteref, docNotice, docPagebreak, docPagefooter, docPageheader, docPagelist, docPart,
    docPreface, docPrologue, docPullquote, docQna, docSubtitle, docTip, docToc

  // WAI-ARIA Graphics Module
  case graphicsDocument, graphicsObject, graphicsSymbol

  /// The role that a token of a `role` attribute names, in any case; `nil` for an unknown one and
  /// for abstract roles, which authors must not use.
  init?(token: some StringProtocol) {
    guard let role = ARIARoleDefinition.byToken[token.lowercased()],
      !role.definition.isAbstract
    else { return nil }
    self = role
  }

  /// What the specifications say of the role.
  var definition: ARIARoleDefinition { ARIARoleDefinition.all[Int(rawValue)] }

  /// The role as it is written in a `role` attribute.
  var token: String { definition.token }

  /// Whether what is inside of the element is not exposed, but for its text.
  var hasPresentationalChildren: Bool { ARIARoleDefinition.presentationalChildren[Int(rawValue)] }

  /// Where the name may come from; empty if naming is prohibited.
  var nameFrom: ARIARoleDefinition.NameSource { ARIARoleDefinition.nameSources[Int(rawValue)] }

  /// Whether the role is `ancestor` or inherits from it.
  func isKind(of ancestor: AccessibleRole) -> Bool {
    self == ancestor || definition.ancestors.contains(ancestor)
  }
}
