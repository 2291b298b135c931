/// Writes signs as words, as the punctuation level asks, so that the engine is never asked to.
///
/// The engine's own punctuation modes overflow its buffers and miss the last full stop of a
/// sentence (espeak-ng#866). What is left are letters, digits, spaces, and the signs by which a
/// sentence gets its melody.
struct SymbolVerbalizer {
  /// The shortest run of one sign that is counted instead of repeated.
  private static let shortestRun = 4

  /// The first character that can begin a sequence with a name of its own.
  private static let firstPicture: UInt32 = 0x203C

  private let table: SymbolTable
  private let language: String
  private let level: PunctuationLevel

  /// - Parameters:
  ///   - language: The language of the names.
  ///   - level: How much is said.
  init(language: String, level: PunctuationLevel) {
    table = SymbolTable.table(for: language)
    self.language = table.language
    self.level = level
  }

  /// - Complexity: O(length of the text).
  func apply(_ text: MappedText) -> MappedText {
    let isAlone = text.scalars.allSatisfy { ScalarClass($0) == .symbol || $0 == " " }
    var result = MappedText()
    var index = 0
    while index < text.count {
      let scalar = text.scalars[index]
      guard ScalarClass(scalar) == .symbol else {
        result.append(scalar, from: text.sources[index])
        index += 1
        continue
      }
      if let picture = picture(at: index, in: text) {
        let source = text.source(of: index..<(index + picture.count)) ?? 0..<0
        result.append(" \(picture.name) ", from: source)
        index += picture.count
        continue
      }
      var end = index + 1
      while end < text.count, text.scalars[end] == scalar { end += 1 }
      let place = SignPlace(index..<end, in: text, isAlone: isAlone)
      append(scalar, at: place, of: text, to: &result)
      index = end
    }
    return tidied(result)
  }

  private func append(
    _ sign: Unicode.Scalar,
    at place: SignPlace,
    of text: MappedText,
    to result: inout MappedText
  ) {
    let source = text.source(of: place.range) ?? 0..<0
    let rule = SymbolRule.rule(for: sign)
    let count = place.range.count
    if place.isPartOfNumber(sign) || place.isInsideWord(sign) {
      result.append(sign == "’" ? "'" : sign, from: source)
      return
    }
    guard isSaid(sign, rule, place) else {
      append(rule.remainder, place, from: source, to: &result)
      return
    }
    let name = place.isMinus(sign) ? minus : self.name(of: sign)
    let repeats = count >= Self.shortestRun ? 1 : count
    let words = Array(repeating: name, count: repeats).joined(separator: " ")
    result.append(
      count >= Self.shortestRun ? " \(count) \(words) " : " \(words) ",
      from: source
    )
    // The melody stays that of a sentence whose full stop is said.
    if case .sign(let mark) = rule.remainder, !place.isInToken {
      result.append(mark, from: source)
      result.append(" ", from: source)
    }
  }

  private func isSaid(_ sign: Unicode.Scalar, _ rule: SymbolRule, _ place: SignPlace) -> Bool {
    guard let lowest = rule.level else { return true }
    if level >= lowest || place.isMinus(sign) { return true }
    if place.isAlone { return !rule.isDrawing }
    switch rule.remainder {
    case .sign: return place.isInToken
    case .space: return place.isQuoted || (lowest <= .some && (place.isFree || place.isInToken))
    case .pause, .nothing: return place.isQuoted
    }
  }

  private func append(
    _ remainder: SymbolRule.Remainder,
    _ place: SignPlace,
    from source: Range<Int>,
    to result: inout MappedText
  ) {
    switch remainder {
    case .nothing: if !place.isInToken { result.append(" ", from: source) }
    case .space: result.append(" ", from: source)
    case .sign(let mark): result.append(mark, from: source)
    case .pause: result.append(place.isInToken ? " " : ", ", from: source)
    }
  }

  private var minus: String { name(of: "−") }

  /// The name of a sequence of several characters, such as a flag.
  private func picture(at index: Int, in text: MappedText) -> (count: Int, name: String)? {
    guard text.scalars[index].value >= Self.firstPicture,
      let match = CharacterNames.names(in: language)?.match(at: index, in: text.scalars)
    else { return nil }
    return match.count > 1 ? match : nil
  }

  private func name(of sign: Unicode.Scalar) -> String {
    if let name = table.names[sign] { return name }
    if let match = CharacterNames.names(in: language)?.match(at: 0, in: [sign]) {
      return match.name
    }
    guard language == "en", let name = sign.properties.name else { return table.unnamed }
    return String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : " " })
  }

  /// The text with single spaces, and without pauses at its start, after one another or before a
  /// full stop.
  private func tidied(_ text: MappedText) -> MappedText {
    var tidy = MappedText()
    for (index, scalar) in text.scalars.enumerated() {
      let source = text.sources[index]
      switch scalar {
      case " ":
        if let last = tidy.scalars.last, last != " " { tidy.append(" ", from: source) }
      case ",", ";", ":", ".", "!", "?":
        if isInsideNumberOrWord(index, of: text) {
          tidy.append(scalar, from: source)
        } else {
          tidy.appendMark(scalar, from: source)
        }
      default:
        tidy.append(scalar, from: source)
      }
    }
    if tidy.scalars.last == " " { tidy.removeLast() }
    return tidy
  }

  private func isInsideNumberOrWord(_ index: Int, of text: MappedText) -> Bool {
    index > 0 && index + 1 < text.count && ScalarClass(text.scalars[index - 1]).isWordPart
      && ScalarClass(text.scalars[index + 1]).isWordPart
  }
}

extension MappedText {
  /// Appends a sign of melody where it means something: right after a word, one at a time; a
  /// stronger one replaces a comma.
  fileprivate mutating func appendMark(_ mark: Unicode.Scalar, from source: Range<Int>) {
    while scalars.last == " " { removeLast() }
    guard let last = scalars.last else { return }
    if ScalarClass(last) == .symbol, last != "'", last != "-" {
      guard last == ",", mark != "," else {
        append(" ", from: source)
        return
      }
      removeLast()
    }
    append(mark, from: source)
    append(" ", from: source)
  }
}
