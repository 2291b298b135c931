/// The header in YAML that many Markdown files begin with.
struct FrontMatter {
  /// The title that the header states.
  private(set) var title: String?

  /// The language that the header states.
  private(set) var language: String?

  /// Where the text after the header begins; 0 when there is no header.
  private(set) var end = 0

  /// How far a closing line is looked for, in bytes.
  private static let maximumSize = 65_536

  /// Looks for a header at the beginning of a text.
  ///
  /// A first line `---` alone is not enough, for it is also a thematic break: the next line must
  /// be a key or a comment, and a closing line must follow.
  init(of utf8: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var isFirst = true
    var isSecond = false
    while start < min(utf8.count, Self.maximumSize) {
      let lineEnd = utf8[start...].firstIndex(of: 0x0A) ?? utf8.count
      let line = utf8[start..<lineEnd]
      start = lineEnd + 1
      if isFirst {
        guard line.isMark("---") else { return }
        (isFirst, isSecond) = (false, true)
      } else if !isSecond, line.isMark("---") || line.isMark("...") {
        end = min(start, utf8.count)
        return
      } else {
        let text = String(decoding: line, as: UTF8.self)
        if isSecond, !text.hasPrefix("#"), !text.contains(":") { break }
        isSecond = false
        take(text)
      }
    }
    (title, language) = (nil, nil)
  }

  private mutating func take(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return }
    guard let value = Self.plain(line[line.index(after: colon)...]) else { return }
    switch line[..<colon] {
    case "title": title = value
    case "lang", "language": language = value
    default: break
    }
  }

  /// A scalar without its quotes; `nil` for none or for one that goes on in other lines.
  private static func plain(_ text: Substring) -> String? {
    guard let value = String(text).trimmed, let first = value.first else { return nil }
    if "|>[{&*".contains(first) { return nil }
    if first == "\"" || first == "'", value.count > 1, value.last == first {
      return String(value.dropFirst().dropLast()).trimmed
    }
    return value
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func isMark(_ mark: String) -> Bool {
    let spaces = reversed().prefix { $0.isASCIIWhitespace }.count
    return dropLast(spaces).elementsEqual(mark.utf8)
  }
}
