/// Splits raw HTML that stands inside another format into tags and text.
///
/// It is for the fragments that Markdown and outliners carry, where tags are dropped and only a
/// few are heard; whole pages are read by a conforming parser.
struct HTMLFragmentScanner: Sequence, IteratorProtocol {
  /// A piece of a fragment.
  enum Piece {
    case text(Range<Int>)
    case start(name: String, attributes: [String: String], offset: Int)
    case end(name: String)
  }

  /// Elements whose content is not text for a reader.
  private static let unread: Set<String> = ["script", "style", "template"]

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next tag or text; comments and what is not for readers are passed over.
  ///
  /// - Complexity: All pieces together cost O(length).
  mutating func next() -> Piece? {
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") || !beginsTag(at: index) {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        return .text(start..<index)
      }
      if let piece = scanTag() { return piece }
    }
    return nil
  }

  private func beginsTag(at index: Int) -> Bool {
    guard index + 1 < bytes.count else { return false }
    let next = bytes[index + 1]
    return next.isASCIILetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
      || next == UInt8(ascii: "?")
  }

  /// Reads a tag or passes over a comment, a declaration or an unread element.
  private mutating func scanTag() -> Piece? {
    let start = index
    let isEnd = bytes[index + 1] == UInt8(ascii: "/")
    index += isEnd ? 2 : 1
    if bytes[index..<Swift.min(index + 3, bytes.count)].elementsEqual("!--".utf8) {
      skip(past: "-->", from: index + 1)
      return nil
    }
    let nameStart = index
    while index < bytes.count, !bytes[index].endsHTMLName { index += 1 }
    let name = String(decoding: bytes[nameStart..<index].map(\.asciiLowercased), as: UTF8.self)
    let attributes = scanAttributes()
    if isEnd { return .end(name: name) }
    if Self.unread.contains(name) {
      skip(past: "</\(name)", from: index)
      skip(past: ">", from: index)
      return nil
    }
    guard let first = name.utf8.first, first.isASCIILetter else { return nil }
    return .start(name: name, attributes: attributes, offset: start)
  }

  private mutating func skip(past end: String, from start: Int) {
    let end = Array(end.utf8)
    index = start
    while index + end.count <= bytes.count {
      if bytes[index..<index + end.count].lazy.map(\.asciiLowercased).elementsEqual(end) {
        index += end.count
        return
      }
      index += 1
    }
    index = bytes.count
  }

  private mutating func scanAttributes() -> [String: String] {
    var attributes: [String: String] = [:]
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if bytes[index].isASCIIWhitespace || bytes[index] == UInt8(ascii: "/") {
        index += 1
        continue
      }
      let nameStart = index
      index += 1
      while index < bytes.count, !bytes[index].endsHTMLName, bytes[index] != UInt8(ascii: "=") {
        index += 1
      }
      let name = bytes[nameStart..<index].map(\.asciiLowercased)
      while index < bytes.count, bytes[index].isASCIIWhitespace { index += 1 }
      var value = ""
      if index < bytes.count, bytes[index] == UInt8(ascii: "=") {
        index += 1
        value = scanValue()
      }
      attributes[String(decoding: name, as: UTF8.self)] = value
    }
    if index < bytes.count { index += 1 }
    return attributes
  }

  private mutating func scanValue() -> String {
    while index < bytes.count, bytes[index].isASCIIWhitespace { index += 1 }
    guard index < bytes.count else { return "" }
    let quote = bytes[index]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { index += 1 }
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if isQuoted ? byte == quote : byte.isASCIIWhitespace || byte == UInt8(ascii: ">") { break }
      index += 1
    }
    let value = String(decoding: bytes[start..<index], as: UTF8.self)
    if isQuoted, index < bytes.count { index += 1 }
    return value
  }
}

extension UInt8 {
  fileprivate var endsHTMLName: Bool {
    isASCIIWhitespace || self == UInt8(ascii: ">") || self == UInt8(ascii: "/")
  }
}
