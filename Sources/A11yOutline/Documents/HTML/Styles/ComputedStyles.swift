/// The styles of all elements of a page, from its `style` elements and attributes.
struct ComputedStyles: Sendable {
  /// The style of each node; that of a text is its parent's.
  private(set) var styles: [ComputedStyle]

  /// The text that `::before` adds, by element.
  private(set) var contentBefore: [Int: GeneratedContent] = [:]

  /// The text that `::after` adds, by element.
  private(set) var contentAfter: [Int: GeneratedContent] = [:]

  subscript(node: Int) -> ComputedStyle { styles[node] }

  /// How many elements all selectors together may look at, for each node of the page and at least.
  private static let stepsPerNode = 200
  private static let leastSteps = 2_000_000

  /// Computes the styles of a page.
  ///
  /// - Complexity: O(*n*) in the number of nodes; a page whose selectors would take more than
  ///   ``stepsPerNode`` looks a node loses the rest of its rules.
  init(_ document: HTMLDocument, linkedSheets: [Int: String] = [:]) {
    styles = Array(repeating: ComputedStyle(), count: document.count)
    let cascade = Cascade(document, linkedSheets: linkedSheets)
    var steps = Self.leastSteps + Self.stepsPerNode * document.count
    var counters: [String: Int] = [:]
    for node in 0..<document.count {
      let inherited = document.parent(node).map { styles[$0] } ?? ComputedStyle()
      guard document.isElement(node) else {
        styles[node] = inherited
        continue
      }
      let browser = BrowserStyles.display(of: node, in: document)
      let values = cascade.values(of: node, in: document, &steps)
      let own = values?[.element] ?? [:]
      Self.count(own, &counters)
      styles[node] = Self.style(own, inherited: inherited, display: browser)
      // The attribute works below the style sheets, so `display` cannot show what it hides.
      if document.nodes[node].attributeCount > 0,
        document.attribute("hidden", of: node)?.lowercased() == "until-found"
      {
        styles[node].hidesContent = true
      }
      let isQuote = document.isHTML(node, "q")
      guard values != nil || isQuote else { continue }
      var before = values?[.before] ?? [:]
      var after = values?[.after] ?? [:]
      if isQuote {
        before.merge([.content: "open-quote"]) { stated, _ in stated }
        after.merge([.content: "close-quote"]) { stated, _ in stated }
      }
      if let content = content(before, of: node, in: document, &counters) {
        contentBefore[node] = content
      }
      if let content = content(after, of: node, in: document, &counters) {
        contentAfter[node] = content
      }
    }
  }

  private static func style(
    _ values: [StyleDeclaration.Property: String],
    inherited: ComputedStyle,
    display browserDisplay: ComputedStyle.Display
  ) -> ComputedStyle {
    var style = inherited
    style.display = browserDisplay
    style.hidesContent = false
    guard !values.isEmpty else { return style }
    if let value = values[.display] {
      switch value.lowercased() {
      case "initial", "unset": style.display = .inline
      case "inherit": style.display = inherited.display
      default: style.display = ComputedStyle.Display(value) ?? browserDisplay
      }
    }
    switch values[.visibility]?.lowercased() {
    case "hidden", "collapse": style.isVisible = false
    case "visible", "initial": style.isVisible = true
    default: break
    }
    style.hidesContent = values[.contentVisibility]?.lowercased() == "hidden"
    if let transform = values[.textTransform].flatMap(ComputedStyle.TextTransform.init) {
      style.textTransform = transform
    }
    return style
  }

  private func content(
    _ values: [StyleDeclaration.Property: String],
    of node: Int,
    in document: HTMLDocument,
    _ counters: inout [String: Int]
  ) -> GeneratedContent? {
    guard let value = values[.content] else { return nil }
    Self.count(values, &counters)
    return GeneratedContent(
      value,
      display: values[.display].flatMap(ComputedStyle.Display.init) ?? .inline,
      element: node,
      in: document,
      counters: counters
    )
  }

  /// Applies the counter properties, which here have one scope for the whole page.
  private static func count(
    _ values: [StyleDeclaration.Property: String],
    _ counters: inout [String: Int]
  ) {
    guard !values.isEmpty else { return }
    for property in [StyleDeclaration.Property.counterReset, .counterIncrement, .counterSet] {
      guard let value = values[property] else { continue }
      var name: String?
      for word in value.splitAtHTMLSpace() {
        if let number = Int(word), let counter = name {
          counters[counter] =
            property == .counterIncrement
            ? (counters[counter] ?? 0) &+ number &- 1 : number
        } else {
          name = String(word)
          counters[String(word)] =
            property == .counterIncrement ? (counters[String(word)] ?? 0) &+ 1 : 0
        }
      }
    }
  }
}
