extension String {
  /// A space of no width, which keeps Org from taking what follows it for a mark (Org manual,
  /// section 12.6, Escape Character).
  private static let escape = "\u{200B}"

  /// The text without anything that Org could take for emphasis or a link.
  ///
  /// - Parameter previous: The character before it on its line.
  /// - Returns: The text with a space of no width before each such mark.
  func escapedForOrg(follows previous: Character?) -> String {
    var escaped = ""
    var before = previous
    for character in self {
      let canBegin = before.map { $0.isWhitespace || "-('\"{\u{200B}".contains($0) } ?? true
      let isMark = canBegin && "*/_=~+".contains(character)
      let isBracket = "[<".contains(character) && before == character
      let isSign = before == "\\" && character.isASCII && character.isLetter
      if isMark || isBracket || isSign { escaped += Self.escape }
      escaped.append(character)
      before = character
    }
    for mark in ["[fn:", "<mailto:", "<file:", "://"] where escaped.contains(mark) {
      escaped = escaped.replacing(mark, with: "\(mark.prefix(1))\(Self.escape)\(mark.dropFirst())")
    }
    return escaped
  }

  /// The text before a link, whose brackets would begin with one that ends the text.
  var protectedBeforeLink: String { last == "[" ? self + Self.escape : self }

  /// The text as the label of a link, in which two brackets would end it, and which would be an image
  /// if it were the address of one.
  var escapedForOrgLabel: String {
    replacing("]", with: "]" + Self.escape) + (OrgImage(self) == nil ? "" : Self.escape)
  }

  /// The text as the value of an attribute, which another attribute or its own quotes would end.
  var escapedForOrgAttribute: String {
    let value = replacing(" :", with: " \(Self.escape):")
    return value.hasPrefix("\"") || value.hasPrefix(":") ? Self.escape + value : value
  }

  /// The text of a whole line, whose beginning and end can mean something too.
  ///
  /// - Parameters:
  ///   - isHeadline: Whether it is the title of a headline.
  ///   - isItem: Whether it is the text of a list item.
  ///   - keywords: The words that make a headline a task.
  /// - Returns: The line with spaces of no width where they are needed.
  func protectedAtEnds(isHeadline: Bool, isItem: Bool, keywords: Set<String>) -> String {
    var line = self
    let word = line.prefix { $0 != " " }
    let isKeyword =
      isHeadline && (word.hasPrefix("[#") || keywords.contains(String(word)))
    let isBox = isItem && ["[ ]", "[X]", "[x]", "[-]"].contains { line.hasPrefix($0) }
    if isKeyword || isBox || (!isHeadline && !isItem && word.isOrgMark) {
      line = Self.escape + line
    }
    if isItem {
      line = line.replacing(" ::", with: " \(Self.escape)::")
      if line.hasPrefix("[@") { line = Self.escape + line }
    }
    if line.hasSuffix("\\\\") { line += Self.escape }
    if isItem, word.isOrgNumber { line = Self.escape + line }
    let last = line.reversed().prefix { $0 != " " }
    if isHeadline, last.count > 2, last.first == ":", last.last == ":" { line += Self.escape }
    return line
  }
}

extension Substring {
  /// Whether a line that begins with this word is something else than text.
  fileprivate var isOrgMark: Bool {
    guard let first else { return false }
    if "#|:*".contains(first) || self == "-" || self == "+" || isOrgNumber { return true }
    if count >= 5, allSatisfy({ $0 == "-" }) { return true }
    return ["[fn:", "SCHEDULED:", "DEADLINE:", "CLOSED:"].contains { hasPrefix($0) }
  }

  /// Whether the word is the number of a list item.
  fileprivate var isOrgNumber: Bool {
    guard let last, last == "." || last == ")" else { return false }
    return dropLast().allSatisfy(\.isNumber) || count == 2
  }
}
