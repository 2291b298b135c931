/// The beginning of a list item: its bullet or number, and its check box.
struct OrgListMarker {
  /// The number as it is written; `nil` after a bullet.
  private(set) var number: String?

  /// The value of the check box; `nil` when there is none.
  private(set) var value: String?

  /// The text of the item.
  private(set) var rest: Substring

  /// Reads the marker of a line; `nil` when it has none.
  init?(_ line: TextLines.Line) {
    let text = line.text
    let marker = text.prefix { $0 != " " }
    rest = text[marker.endIndex...].drop { $0 == " " }
    let isBullet = marker == "-" || marker == "+" || (marker == "*" && line.indentationCount > 0)
    if !isBullet {
      guard marker.count > 1, marker.last == "." || marker.last == ")",
        marker.dropLast().allSatisfy(\.isNumber)
          || (marker.count == 2 && marker.first?.isLetter == true),
        !rest.isEmpty
      else { return nil }
      number = String(marker)
    }
    let values = [
      "[ ]": NeutralValue.notChecked, "[X]": NeutralValue.checked,
      "[x]": NeutralValue.checked, "[-]": NeutralValue.mixed,
    ]
    if let value = values[String(rest.prefix(3))], rest.count == 3 || rest.dropFirst(3).first == " "
    {
      self.value = value
      rest = rest.dropFirst(3).drop { $0 == " " }
    }
    if let number, let cookie = Self.number(in: rest) {
      self.number = "\(cookie.number)\(number.suffix(1))"
      rest = cookie.rest
    }
    if isBullet { rest = Self.described(rest) }
  }

  /// The number that an item is given against the order, such as that of `[@5]`.
  private static func number(in text: Substring) -> (number: Substring, rest: Substring)? {
    guard text.hasPrefix("[@") else { return nil }
    let digits = text.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, text[digits.endIndex...].hasPrefix("]") else { return nil }
    return (digits, text[digits.endIndex...].dropFirst().drop { $0 == " " })
  }

  /// The text of an item that describes a term, with one colon where Org has two.
  private static func described(_ text: Substring) -> Substring {
    if let mark = text.range(of: " :: ") {
      return text[..<mark.lowerBound] + ": " + text[mark.upperBound...].drop { $0 == " " }
    }
    return text.hasSuffix(" ::") ? text.dropLast(3) : text
  }
}
