/// Collects the text of a piece of pandoc's syntax tree, with its links and images.
enum PandocInlines {
  private enum Step {
    case value(Int)
    case close(Outline.Role)
    case words(String)
  }

  /// The text of all that is in a value, and the footnotes in it.
  ///
  /// - Complexity: O(size of the value); no recursion.
  static func text(of value: Int, in tree: JSONTree) -> (text: InlineText, notes: [Int]) {
    var text = InlineText()
    var notes: [Int] = []
    var steps = [Step.value(value)]
    while let step = steps.popLast() {
      switch step {
      case .words(let words): text.append(words.utf8)
      case .close(let role): text.close(role)
      case .value(let value):
        guard tree.values[value].kind == .object, let type = tree.member("t", of: value) else {
          if tree.values[value].kind == .array {
            steps += tree.children(value).reversed().map(Step.value)
          }
          continue
        }
        let content = tree.member("c", of: value)
        if tree.text(type) == "Note" {
          if let content { notes.append(content) }
        } else {
          steps += inline(tree.text(type), content, in: tree, &text).reversed()
        }
      }
    }
    text.closeAll()
    return (text, notes)
  }

  /// Adds what an element says itself; tells what is to be done for it then.
  private static func inline(
    _ type: String,
    _ content: Int?,
    in tree: JSONTree,
    _ text: inout InlineText
  ) -> [Step] {
    switch (type, content) {
    case ("Space", _), ("SoftBreak", _), ("LineBreak", _): return [.words(" ")]
    case ("Str", let content?), ("MetaString", let content?): return [.words(tree.text(content))]
    case ("Code", let content?), ("Math", let content?):
      return [.words(tree.text(tree.element(1, of: content)))]
    case ("Link", let content?), ("Image", let content?):
      guard let label = tree.element(1, of: content), let target = tree.element(2, of: content)
      else { return [] }
      let role: Outline.Role = type == "Link" ? .link : .image
      let address = tree.text(tree.element(0, of: target))
      text.open(NodeContent(name: "", role: role, target: address))
      return [.value(label), .close(role)]
    case ("Quoted", let content?):
      let kind = tree.element(0, of: content).flatMap { tree.member("t", of: $0) }
      let marks = tree.text(kind) == "SingleQuote" ? ("‘", "’") : ("“", "”")
      guard let quoted = tree.element(1, of: content) else { return [] }
      return [.words(marks.0), .value(quoted), .words(marks.1)]
    case ("Span", let content?), ("Cite", let content?):
      return tree.element(1, of: content).map { [.value($0)] } ?? []
    case ("Para", let content?), ("Plain", let content?): return [.value(content), .words(" ")]
    case ("RawInline", _), ("RawBlock", _): return []
    case ("CodeBlock", let content?):
      return [.words(tree.text(tree.element(1, of: content))), .words(" ")]
    case (_, let content?): return [.value(content)]
    default: return []
    }
  }
}
