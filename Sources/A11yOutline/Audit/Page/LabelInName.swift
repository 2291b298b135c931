/// Compares what a control shows with what it is called (WCAG 2.2, success criterion 2.5.3).
enum LabelInName {
  /// The roles of controls that take their name from what is in them.
  private static let roles: Set<AccessibleRole> = [
    .button, .checkbox, .link, .menuItem, .menuItemCheckbox, .menuItemRadio, .option, .radio,
    .switch, .tab, .treeItem,
  ]

  /// Whether an element is a control whose name can differ from its text.
  static func applies(to node: Int, in page: WebPage) -> Bool {
    guard page.hasAttributes(node),
      roles.contains(page.role(node)) || page.role(node).isKind(of: .link),
      page.isExposed(node)
    else { return false }
    return page.document.text(of: "aria-label", of: node) != nil
      || page.document.text(of: "aria-labelledby", of: node) != nil
  }

  /// What the comparison gives; `nil` when nothing that is text is shown.
  static func verdict(on node: Int, in page: WebPage) -> Verdict? {
    let label = visibleText(of: node, in: page)
    guard !label.isHTMLBlank else { return nil }
    let words = words(in: removingParentheses(label))
    // Symbols, and a lone letter such as an x that closes, are pictures and not text.
    guard !words.isEmpty, words.count > 1 || words[0].count > 1 else { return .passes }
    let name = self.words(in: page.name(node))
    if contains(name, words) { return .passes }
    // Whether a word is written with a hyphen is no difference that is heard.
    if isHyphenated(label) || isHyphenated(page.name(node)) {
      let joined = self.words(in: label.filter { !isHyphen($0) })
      if contains(self.words(in: page.name(node).filter { !isHyphen($0) }), joined) { return nil }
    }
    let shown = label.squeezingHTMLSpace().shortened(to: 60)
    return .fails("The name does not contain the visible text “\(shown)”")
  }

  /// The text that is seen inside of an element.
  ///
  /// - Complexity: O(*n*) in the number of descendants.
  static func visibleText(of node: Int, in page: WebPage) -> String {
    let document = page.document
    var text = ""
    for child in document.descendants(node) {
      switch document.nodes[child].kind {
      case .text:
        guard page.tree.hiding[child].isDisjoint(with: [.notRendered, .invisible, .replaced]),
          !page.appearance.isOutOfSight[child]
        else { continue }
        text += document.nodes[child].content
      case .element:
        let display = page.tree.styles[child].display
        if display == .block || display == .inlineBlock || document.isHTML(child, "br") {
          text += " "
        }
      case .comment: break
      }
    }
    return text
  }

  /// The words of a text in small letters: runs of letters, marks and digits.
  private static func words(in text: some StringProtocol) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func contains(_ words: [String], _ part: [String]) -> Bool {
    guard part.count <= words.count else { return false }
    return (0...words.count - part.count).contains { start in
      words[start..<start + part.count].elementsEqual(part)
    }
  }

  /// What stands in parentheses explains the label and is not part of it.
  private static func removingParentheses(_ text: String) -> String {
    var depth = 0
    return text.filter { character in
      if character == "(" { depth += 1 }
      defer { if character == ")", depth > 0 { depth -= 1 } }
      return depth == 0
    }
  }

  private static func isHyphenated(_ text: String) -> Bool { text.contains(where: isHyphen) }

  private static func isHyphen(_ character: Character) -> Bool {
    character == "-" || character == "\u{2010}" || character == "\u{2011}"
  }
}
