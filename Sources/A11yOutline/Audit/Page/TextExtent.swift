/// Estimates how much room the text of an element takes.
///
/// There is no layout here: the estimate takes letters for 7 pixels wide and lines for 18 high, as
/// they are in the style that browsers give a page, and leaves what is near the edge undecided.
struct TextExtent {
  private static let letterWidth = 7.0
  private static let lineHeight = 18.0

  /// How far from the size of the box an estimate must be to be believed.
  private static let tolerance = 1.25

  private var lengths: [Int] = []
  private var hasOther = false

  /// - Complexity: O(*n*) in the number of descendants.
  init(of node: Int, in page: WebPage) {
    var length = 0
    for child in page.document.descendants(node) {
      switch page.document.nodes[child].kind {
      case .text: length += page.document.nodes[child].content.squeezingHTMLSpace().count
      case .element:
        if page.document.isHTML(child, "img", "iframe", "table", "video", "object", "svg") {
          hasOther = true
        }
        if page.tree.styles[child].display == .block, length > 0 {
          lengths.append(length)
          length = 0
        }
      case .comment: break
      }
    }
    if length > 0 { lengths.append(length) }
  }

  /// Whether the text is larger than a box; `nil` when it cannot be told.
  func overflows(_ box: PageAppearance.Box) -> Bool? {
    guard !lengths.isEmpty || hasOther else { return false }
    guard !hasOther, box.scrollsDown, let height = box.height else { return nil }
    let width = box.width ?? 1_000
    let lines = lengths.reduce(0.0) {
      $0 + (Double($1) * Self.letterWidth / max(width, Self.letterWidth)).rounded(.up)
    }
    let estimate = lines * Self.lineHeight
    if estimate > height * Self.tolerance { return true }
    if estimate * Self.tolerance < height { return false }
    return nil
  }
}
