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
  }
}
