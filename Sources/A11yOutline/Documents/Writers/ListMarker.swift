/// The number that the name of an item begins with.
struct ListMarker {
  /// The number.
  let number: Int

  /// The full stop or bracket after it.
  let delimiter: Character

  /// How long number and delimiter are, with the space after them, in UTF-8.
  let length: Int

  /// Reads the number of an item; `nil` for one without.
  init?(_ node: WrittenNode) {
    guard node.role == .listItem || node.role == .toDo else { return nil }
    let digits = node.name.prefix(9).prefix { $0.isASCII && $0.isNumber }
    let rest = node.name[digits.endIndex...]
    guard let number = Int(digits), String(number) == digits, let delimiter = rest.first,
      delimiter == "." || delimiter == ")", rest.count == 1 || rest.dropFirst().first == " "
    else { return nil }
    self.number = number
    self.delimiter = delimiter
    length = digits.utf8.count + (rest.count == 1 ? 1 : 2)
  }

  /// The number as it is written.
  var text: String { "\(number)\(delimiter)" }
}
