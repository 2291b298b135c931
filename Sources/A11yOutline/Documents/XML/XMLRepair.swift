/// Mends the mistakes that outliners and feed readers make in XML before a parser sees them.
///
/// A strict parser stops at the first one, and a lenient one loses what stands after it. Mended
/// are ampersands that stand for themselves (jocmp/capyreader#166), the entity names of HTML,
/// quotes and less-than signs inside values, and control characters. The declaration and the
/// document type are left out: the text is UTF-8 already, and without a document type there are
/// no entities to fetch or to expand.
struct XMLRepair {
  /// How many places are told one by one; the rest is counted.
  private static let maximumWarnings = 20

  /// The references that XML itself defines.
  private static let referencesOfXML = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]

  private let source: UnsafeBufferPointer<UInt8>
  private var references = CharacterReferences()
  private var tracker = PositionTracker()
  private var index = 0

  /// The mended text.
  private(set) var bytes: [UInt8] = []

  /// What was mended.
  private(set) var warnings: [DocumentWarning] = []
  private var untold = 0

  /// Where the mended text and the source stop being apart by the same number of bytes.
  private var shifts: [(mended: Int, source: Int)] = [(0, 0)]

  /// Mends a text.
  ///
  /// - Complexity: O(length).
  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    bytes.reserveCapacity(source.count + source.count / 16)
    while index < source.count { mendPiece() }
    if untold > 0 { warnings.append(DocumentWarning("\(untold) more places were mended")) }
  }

  /// The offset in the source of a byte of the mended text.
  func sourceOffset(of offset: Int) -> Int {
    var low = 0
    var high = shifts.count
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].mended <= offset { low = middle + 1 } else { high = middle }
    }
    let shift = shifts[low - 1]
    return min(shift.source + offset - shift.mended, source.count)
  }

  private mutating func mendPiece() {
    if source[index] != UInt8(ascii: "<") {
      copyText(endingAt: UInt8(ascii: "<"))
    } else if starts(with: "<!--") {
      copyComment()
    } else if starts(with: "<![CDATA[") {
      copy(through: "]]>")
    } else if starts(with: "<?") {
      skip(through: "?>")
    } else if starts(with: "<!") {
      skipDeclaration()
    } else if index + 1 < source.count, source[index + 1].beginsXMLName {
      copyTag()
    } else {
      replace(1, with: "&lt;", "a less-than sign")
    }
  }

  private func starts(with text: StaticString) -> Bool {
    guard source[index] == text.utf8Start.pointee,
      index + text.utf8CodeUnitCount <= source.count
    else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(source[index..<index + $0.count]) }
  }

  // MARK: Copying

  private mutating func copyText(endingAt end: UInt8) {
    while index < source.count, source[index] != end {
      copyPlainText()
      if index < source.count, source[index] != end { copyCharacter() }
    }
  }

  /// Copies what needs no mending in texts and values, in one piece.
  private mutating func copyPlainText() {
    let start = index
    while index < source.count, source[index].isPlainInXML { index += 1 }
    if index > start { bytes.append(contentsOf: source[start..<index]) }
  }

  /// Copies one byte of text or of a value, mending ampersands and control characters.
  private mutating func copyCharacter() {
    let byte = source[index]
    if byte == UInt8(ascii: "&") {
      mendReference()
    } else if byte < 0x20, !byte.isASCIIWhitespace || byte == 0x0B || byte == 0x0C {
      replace(1, with: " ", "a control character")
    } else {
      bytes.append(byte)
      index += 1
    }
  }

  private mutating func mendReference() {
    var end = index + 1
    while end < source.count, end - index < 40,
      source[end].isASCIILetter || source[end].isASCIIDigit || source[end] == UInt8(ascii: "#")
    { end += 1 }
    guard end < source.count, source[end] == UInt8(ascii: ";"), end > index + 1 else {
      replace(1, with: "&amp;", "an ampersand")
      return
    }
    let reference = String(decoding: source[index...end], as: UTF8.self)
    if Self.referencesOfXML.contains(reference) {
      bytes.append(contentsOf: source[index...end])
      index = end + 1
      return
    }
    let text = references.text(of: reference)
    if text == reference {
      replace(1, with: "&amp;", "an unknown entity")
    } else {
      let isNumber = source[index + 1] == UInt8(ascii: "#")
      let safe = text.unicodeScalars.map(\.escapedForXML).joined()
      replace(end + 1 - index, with: safe, isNumber ? nil : "an entity of HTML")
    }
  }

  private mutating func replace(_ count: Int, with text: String, _ what: String?) {
    if let what { warn("\(what) was mended") }
    bytes.append(contentsOf: text.utf8)
    index += count
    shifts.append((bytes.count, index))
  }

  private mutating func warn(_ message: String) {
    if warnings.count < Self.maximumWarnings {
      let position = tracker.position(at: index, in: source)
      warnings.append(DocumentWarning(message, at: position))
    } else {
      untold += 1
    }
  }

  private mutating func copy(through end: StaticString) {
    while index < source.count, !starts(with: end) {
      bytes.append(source[index])
      index += 1
    }
    let length = min(end.utf8CodeUnitCount, source.count - index)
    bytes.append(contentsOf: source[index..<index + length])
    index += length
  }

  /// Leaves a comment out, for its text may not hold what comments in the wild hold.
  private mutating func copyComment() {
    skip(through: "-->")
  }

  private mutating func skip(through end: StaticString) {
    while index < source.count, !starts(with: end) { index += 1 }
    index = min(index + end.utf8CodeUnitCount, source.count)
    shifts.append((bytes.count, index))
  }

  /// Leaves a document type out with all that is declared inside it.
  private mutating func skipDeclaration() {
    var depth = 0
    while index < source.count {
      let byte = source[index]
      index += 1
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "]") { depth -= 1 }
      if depth <= 0, byte == UInt8(ascii: ">") { break }
    }
    shifts.append((bytes.count, index))
  }

  // MARK: Tags

  private mutating func copyTag() {
    while index < source.count {
      let start = index
      while index < source.count, source[index].isPlainInXML, source[index] != UInt8(ascii: ">") {
        index += 1
      }
      bytes.append(contentsOf: source[start..<index])
      guard index < source.count else { return }
      let byte = source[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        copyValue(quote: byte)
      } else if byte == UInt8(ascii: ">") {
        bytes.append(byte)
        index += 1
        return
      } else {
        bytes.append(byte < 0x20 ? 0x20 : byte)
        index += 1
      }
    }
  }

  private mutating func copyValue(quote: UInt8) {
    bytes.append(quote)
    index += 1
    while index < source.count {
      copyPlainText()
      guard index < source.count else { return }
      let byte = source[index]
      if byte == quote {
        if endsValue(at: index) {
          bytes.append(quote)
          index += 1
          return
        }
        replace(
          1,
          with: quote == UInt8(ascii: "\"") ? "&quot;" : "&apos;",
          "a quote inside a value"
        )
      } else if byte == UInt8(ascii: "<") {
        replace(1, with: "&lt;", nil)
      } else if byte == 0x0A {
        replace(1, with: "&#10;", nil)
      } else {
        copyCharacter()
      }
    }
  }

  /// Whether what follows a quote is the rest of a tag: its end, or another attribute.
  private func endsValue(at quote: Int) -> Bool {
    var next = quote + 1
    while next < source.count, next - quote < 80, source[next].isASCIIWhitespace { next += 1 }
    guard next < source.count else { return true }
    switch source[next] {
    case UInt8(ascii: ">"), UInt8(ascii: "?"): return true
    case UInt8(ascii: "/"): return next + 1 >= source.count || source[next + 1] == UInt8(ascii: ">")
    default: break
    }
    let name = next
    while next < source.count, next - name < 80, source[next].continuesXMLName { next += 1 }
    guard next > name else { return false }
    while next < source.count, next - name < 90, source[next].isASCIIWhitespace { next += 1 }
    return next < source.count && source[next] == UInt8(ascii: "=")
  }
}

extension UInt8 {
  /// Whether the byte stands for itself in every text and value.
  fileprivate var isPlainInXML: Bool {
    switch self {
    case 0...0x1F, UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      false
    default: true
    }
  }

  fileprivate var beginsXMLName: Bool {
    isASCIILetter || self == UInt8(ascii: "_") || self == UInt8(ascii: "/") || self >= 0x80
  }

  fileprivate var continuesXMLName: Bool {
    isASCIILetter || isASCIIDigit || self >= 0x80 || "_-.:".utf8.contains(self)
  }
}

extension Unicode.Scalar {
  /// The character as XML writes it; a space for one that XML cannot hold.
  fileprivate var escapedForXML: String {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\t", "\n", "\r": "&#\(value);"
    default: value < 0x20 || value == 0xFFFE || value == 0xFFFF ? " " : String(self)
    }
  }
}
