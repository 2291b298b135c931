/// The text that `::before` or `::after` adds to an element.
struct GeneratedContent: Hashable, Sendable {
  /// The text, or its alternative text where the style sheet gives one.
  var text: String

  /// Whether the text stands in for what is shown, and so is apart from the text around it.
  var isAlternative: Bool

  /// How the text is laid out.
  var display: ComputedStyle.Display

  /// Reads a `content` value for an element; `nil` if there is no content.
  ///
  /// What comes after a slash is the alternative text (CSS Generated Content Level 3, section 1.2)
  /// and is used instead of the rest. Images have no text.
  init?(
    _ value: String,
    display: ComputedStyle.Display,
    element: Int,
    in document: HTMLDocument,
    counters: [String: Int]
  ) {
    guard display != .none else { return nil }
    let parts = CSSText.split(value, at: "/")
    // A value with a slash inside of url(…) is not split, since that is in parentheses.
    guard let visible = parts.first else { return nil }
    let chosen = parts.count > 1 ? parts[parts.count - 1] : visible
    let keyword = value.trimmingHTMLSpace().lowercased()
    if keyword == "none" || keyword == "normal" || keyword.isEmpty { return nil }
    self.display = display
    isAlternative = parts.count > 1
    text = Self.text(String(chosen), element: element, in: document, counters: counters)
  }

  private static func text(
    _ value: String,
    element: Int,
    in document: HTMLDocument,
    counters: [String: Int]
  ) -> String {
    var result = ""
    let scalars = Array(value.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\"" || scalar == "'" {
        index += 1
        while index < scalars.count, scalars[index] != scalar {
          if scalars[index] == "\\" {
            index += 1
            result.unicodeScalars.append(CSSText.escaped(in: scalars, at: &index))
          } else {
            result.unicodeScalars.append(scalars[index])
            index += 1
          }
        }
        index += 1
        continue
      }
      guard !scalar.isHTMLSpace else {
        index += 1
        continue
      }
      var word = ""
      while index < scalars.count, !scalars[index].isHTMLSpace, scalars[index] != "(" {
        word.unicodeScalars.append(scalars[index])
        index += 1
      }
      var argument: String?
      if index < scalars.count, scalars[index] == "(" {
        let close = scalars[index...].firstIndex(of: ")") ?? scalars.count
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars[(index + 1)..<close])
        argument = text
        index = min(close + 1, scalars.count)
      }
      result += Self.text(word.lowercased(), argument, element, document, counters)
    }
    return result
  }

  private static func text(
    _ word: String,
    _ argument: String?,
    _ element: Int,
    _ document: HTMLDocument,
    _ counters: [String: Int]
  ) -> String {
    let first = argument.map { CSSText.split($0, at: ",")[0].trimmingHTMLSpace() } ?? ""
    return switch word {
    case "attr": document.attribute(first.lowercased(), of: element) ?? ""
    case "counter": String(counters[first] ?? 0)
    case "open-quote": "\u{201C}"
    case "close-quote": "\u{201D}"
    default: ""
    }
  }
}
