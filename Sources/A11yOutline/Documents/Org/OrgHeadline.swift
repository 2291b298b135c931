/// The parts of a headline.
struct OrgHeadline {
  /// From how many stars on a headline is a task inside the text.
  private static let inlineTaskLevel = 15

  /// The role, value, level and description; the name is in ``text``.
  private(set) var content: NodeContent

  /// The title.
  private(set) var text: InlineText

  /// Whether it is a task inside the text, which owns nothing.
  let isInlineTask: Bool

  init(_ line: TextLines.Line, stars: Int, settings: OrgSettings) {
    isInlineTask = stars >= Self.inlineTaskLevel
    var words = line.text.dropFirst(stars).split(separator: " ")
    content = NodeContent(name: "", role: .heading, headingLevel: stars, source: line.position)
    var facts: [String] = []
    if let word = words.first.map(String.init) {
      let isDone = settings.doneWords.contains(word)
      if isDone || settings.openWords.contains(word) {
        content.role = .toDo
        content.value = isDone ? NeutralValue.checked : NeutralValue.notChecked
        if word != "TODO", word != "DONE" { facts.append(word) }
        words.removeFirst()
      }
    }
    if let word = words.first, word.hasPrefix("[#"), word.hasSuffix("]") {
      facts.append("priority \(word.dropFirst(2).dropLast())")
      words.removeFirst()
    }
    if let last = words.last, last.count > 2, last.hasPrefix(":"), last.hasSuffix(":") {
      facts.append(last.split(separator: ":").joined(separator: ", "))
      words.removeLast()
    }
    if !facts.isEmpty { content.description = facts.joined(separator: ", ") }
    text = OrgInline.text(of: words.joined(separator: " "), at: line.position)
  }
}
