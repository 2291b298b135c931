/// What style sheets say of an element, as far as it decides what is exposed and how it is named.
struct ComputedStyle: Hashable, Sendable {
  /// How the element is laid out.
  enum Display: UInt8, Sendable {
    case none, contents, inline, inlineBlock, block
  }

  /// How the letters of the text are changed.
  enum TextTransform: UInt8, Sendable {
    case none, uppercase, lowercase, capitalize
  }

  /// How the element is laid out.
  var display = Display.inline

  /// Whether `visibility` is `visible`; inherited.
  var isVisible = true

  /// Whether `content-visibility` hides what is inside of the element.
  var hidesContent = false

  /// How the letters of the text are changed; inherited.
  var textTransform = TextTransform.none
}

extension ComputedStyle.Display {
  /// The value of a `display` declaration; `nil` for words that are not one.
  init?(_ value: String) {
    switch value.lowercased() {
    case "none": self = .none
    case "contents": self = .contents
    case "inline", "ruby", "ruby-text": self = .inline
    case "inline-block", "inline-flex", "inline-grid", "inline-table", "flow-root inline":
      self = .inlineBlock
    case "block", "flex", "grid", "flow-root", "list-item", "table", "table-row", "table-cell",
      "table-row-group", "table-header-group", "table-footer-group", "table-caption",
      "table-column", "table-column-group", "-webkit-box", "-webkit-flex":
      self = .block
    default: return nil
    }
  }
}

extension ComputedStyle.TextTransform {
  /// The value of a `text-transform` declaration; `nil` for words that are not one.
  init?(_ value: String) {
    switch value.lowercased() {
    case "none": self = .none
    case "uppercase": self = .uppercase
    case "lowercase": self = .lowercase
    case "capitalize": self = .capitalize
    default: return nil
    }
  }

  /// The text with its letters changed.
  func applied(to text: String) -> String {
    switch self {
    case .none: return text
    case .uppercase: return text.uppercased()
    case .lowercase: return text.lowercased()
    case .capitalize:
      var result = ""
      var isInWord = false
      for character in text {
        result += isInWord ? String(character) : character.uppercased()
        isInWord = character.isLetter || character.isNumber || character == "'"
      }
      return result
    }
  }
}
