import Foundation

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
  /// Up to where the source is in the mended text, or was left out of it: what needs no mending is
  /// copied in long pieces.
  private var copied = 0

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
    copyPassed()
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
      passText()
    } else if starts(with: "<!--") {
      // Its text may not hold what comments in the wild hold.
      leaveOut(through: "-->")
    } else if starts(with: "<![CDATA[") {
      pass(through: "]]>")
    } else if starts(with: "<?") {
      leaveOut(through: "?>")
    } else if starts(with: "<!") {
      leaveOutDeclaration()
    } else if index + 1 < source.count, source[index + 1].beginsXMLName {
      passTag()
    } else {
      replace(1, with: "&lt;", "a less-than sign")
    }
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard source[index] == text.utf8Start.pointee, index + count <= source.count,
      let start = source.baseAddress
    else { return false }
    return memcmp(start + index, text.utf8Start, count) == 0
  }

  // MARK: Texts

  /// Copies what was passed and not copied yet.
  private mutating func copyPassed() {
    guard copied < index else { return }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[copied..<index]))
    copied = index
  }

  private mutating func passText() {
    index = source.endOfPlainXML(from: index)
    while index < source.count, source[index] != UInt8(ascii: "<") {
      passCharacter()
      index = source.endOfPlainXML(from: index)
    }
  }

  /// Passes one byte of text or of a value, mending ampersands and control characters.
  private mutating func passCharacter() {
    let byte = source[index]
    if byte == UInt8(ascii: "&") {
      mendReference()
    } else if byte < 0x20, !byte.isASCIIWhitespace || byte == 0x0B || byte == 0x0C {
      replace(1, with: " ", "a control character")
    } else {
      index += 1
    }
  }

  private mutating func mendReference() {
    if starts(with: "&amp;") {
      index += 5
      return
    }
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
    copyPassed()
    bytes.append(contentsOf: text.utf8)
    index += count
    goOnCopying()
  }

  private mutating func warn(_ message: String) {
    if warnings.count < Self.maximumWarnings {
      let position = tracker.position(at: index, in: source)
      warnings.append(DocumentWarning(message, at: position))
    } else {
      untold += 1
    }
  }

  private mutating func pass(through end: StaticString) {
    while index < source.count, !starts(with: end) { index += 1 }
    index = min(index + end.utf8CodeUnitCount, source.count)
  }

  // MARK: What is left out

  /// Copies from here on and nothing that was passed before.
  private mutating func goOnCopying() {
    copied = index
    shifts.append((bytes.count, index))
  }

  private mutating func leaveOut(through end: StaticString) {
    copyPassed()
    pass(through: end)
    goOnCopying()
  }

  /// Leaves a document type out with all that is declared inside it.
  private mutating func leaveOutDeclaration() {
    copyPassed()
    var depth = 0
    while index < source.count {
      let byte = source[index]
      index += 1
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "]") { depth -= 1 }
      if depth <= 0, byte == UInt8(ascii: ">") { break }
    }
    goOnCopying()
  }

  // MARK: Tags

  private mutating func passTag() {
    while true {
      index = source.endOfPlainXML(from: index, or: UInt8(ascii: ">"))
      guard index < source.count else { return }
      let byte = source[index]
      switch byte {
      case UInt8(ascii: ">"):
        index += 1
        return
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        passValue(quote: byte)
      case 0..<0x20 where !byte.isASCIIWhitespace:
        replace(1, with: " ", nil)
      default:
        index += 1
      }
    }
  }

  private mutating func passValue(quote: UInt8) {
    index += 1
    while true {
      index = source.endOfPlainXML(from: index)
      guard index < source.count else { return }
      let byte = source[index]
      if byte == quote {
        if endsValue(at: index) {
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
        passCharacter()
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

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte, at or after another one, that does not stand for itself in every
  /// text and value.
  ///
  /// - Complexity: O(distance).
  fileprivate func endOfPlainXML(from start: Int) -> Int {
    var offset = start
    while offset < count, self[offset].isPlainInXML { offset += 1 }
    return offset
  }

  /// The same for inside of a tag, which ends with a byte of its own.
  fileprivate func endOfPlainXML(from start: Int, or end: UInt8) -> Int {
    var offset = start
    while offset < count, self[offset] != end, self[offset].isPlainInXML { offset += 1 }
    return offset
  }
}

extension UInt8 {
  /// Whether the byte stands for itself in every text and value.
  fileprivate var isPlainInXML: Bool {
    // Letters, first of all.
    if self > UInt8(ascii: "<") { return true }
    switch self {
    case 0...0x1F, UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      return false
    default: return true
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
