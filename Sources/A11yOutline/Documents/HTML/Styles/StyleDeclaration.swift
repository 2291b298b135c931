/// A declaration of a style sheet that decides what is exposed or what a name is made of.
struct StyleDeclaration: Sendable {
  /// The properties that matter here; all others are left out when a style sheet is read.
  enum Property: String, CaseIterable, Sendable {
    case display, visibility, content
    case textTransform = "text-transform"
    case contentVisibility = "content-visibility"
    case counterReset = "counter-reset"
    case counterSet = "counter-set"
    case counterIncrement = "counter-increment"

    // What moves, clips or cuts off what is drawn, which decides nothing of the tree: the audit
    // asks for it.
    case position, top, left, width, height, overflow, clip, opacity
    case overflowX = "overflow-x"
    case overflowY = "overflow-y"
    case clipPath = "clip-path"
    case textIndent = "text-indent"
    case marginLeft = "margin-left"
  }

  /// The property.
  var property: Property

  /// The value as it is written, without `!important`.
  var value: String

  /// Whether the declaration is marked `!important`.
  var isImportant: Bool

  /// Reads the declarations of a block or of a `style` attribute; what is not one is left out.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func parse(_ text: some StringProtocol) -> [StyleDeclaration] {
    CSSText.split(text, at: ";").compactMap { declaration in
      guard let colon = declaration.utf8.firstIndex(of: 0x3A) else { return nil }
      let name = declaration[..<colon].trimmingHTMLSpace().lowercased()
      guard let property = Property(rawValue: name) else { return nil }
      var value = declaration[declaration.utf8.index(after: colon)...].trimmingHTMLSpace()
      var isImportant = false
      if let mark = value.lastIndex(of: "!"),
        value[value.index(after: mark)...].trimmingHTMLSpace().lowercased() == "important"
      {
        isImportant = true
        value = value[..<mark].trimmingHTMLSpace()
      }
      return StyleDeclaration(property: property, value: value, isImportant: isImportant)
    }
  }
}
