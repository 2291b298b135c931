import Foundation

/// The beginning of a document, for telling its format.
struct DocumentSample: Sendable {
  /// How much is looked at, in bytes.
  static let size = 16_384

  /// The bytes, without a byte order mark.
  let bytes: [UInt8]

  init(_ data: Data) {
    let beginning = data.prefix(Self.size)
    let check = UTF8Check(beginning, isWhole: beginning.count == data.count)
    let encoding = TextEncoding(detectedIn: beginning, check: check)
    bytes = [UInt8](encoding.decode(beginning, check: check))
  }

  /// The complete lines without their line breaks.
  var lines: [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  /// The first bytes that are not white space.
  var beginning: ArraySlice<UInt8> {
    bytes.drop { $0.isASCIIWhitespace }
  }

  /// Whether the first text is this one, whatever white space comes before it.
  func begins(_ text: String) -> Bool {
    beginning.starts(with: text.utf8)
  }

  /// Whether a text stands somewhere in it.
  func contains(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    return bytes.indices.contains { index in
      bytes[index] == first && bytes[index...].starts(with: text.utf8)
    }
  }

  /// Whether it has a keyword line or a headline of two stars.
  var looksLikeOrg: Bool {
    lines.contains { line in
      if line.starts(with: "** ".utf8) { return true }
      guard line.starts(with: "#+".utf8) else { return false }
      return line.dropFirst(2).first?.isASCIILetter ?? false
    }
  }

  /// Whether it has blank lines, long lines, and no line that is indented more than the one it
  /// follows.
  var looksLikeProse: Bool {
    var hasBlank = false
    var hasLong = false
    var previous: Int?
    for line in lines {
      let indentation = line.prefix { $0.isASCIIWhitespace }.count
      if indentation == line.count {
        hasBlank = true
        previous = nil
        continue
      }
      if let previous, indentation > previous { return false }
      if line.count >= 50 { hasLong = true }
      previous = indentation
    }
    return hasBlank && hasLong
  }

  /// Whether it is an object whose first member is one of the outline format.
  var startsWithOutlineObject: Bool {
    var rest = beginning
    guard rest.popFirst() == UInt8(ascii: "{") else { return false }
    rest = rest.drop { $0.isASCIIWhitespace }
    if rest.first == UInt8(ascii: "}") { return true }
    return ["title", "language", "items"].contains { rest.starts(with: "\"\($0)\"".utf8) }
  }

  /// Whether it begins as web pages do, after an XML declaration if there is one.
  var startsWithPage: Bool {
    var rest = beginning
    if rest.starts(with: "<?xml".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
      rest = rest[rest.index(after: end)...].drop { $0.isASCIIWhitespace }
    }
    let start = String(decoding: rest.prefix(14), as: UTF8.self).lowercased()
    return ["<!doctype html", "<html", "<head", "<body"].contains { start.hasPrefix($0) }
  }

  /// Whether some line can hardly be anything but Markdown.
  var looksLikeMarkdown: Bool {
    var previousIsText = false
    for line in lines {
      if line.startsMarkdownBlock { return true }
      if previousIsText, line.isMarkdownUnderline { return true }
      previousIsText = line.first.map { !$0.isASCIIWhitespace } ?? false
    }
    return false
  }
}

extension ArraySlice<UInt8> {
  /// Whether the line begins with the mark of a heading, a list item, a quote, code or `<details>`.
  fileprivate var startsMarkdownBlock: Bool {
    let hashes = prefix { $0 == UInt8(ascii: "#") }.count
    if (2...6).contains(hashes), dropFirst(hashes).first == UInt8(ascii: " ") { return true }
    return ["- ", "* ", "+ ", "> ", "```", "~~~", "1. ", "<details", "# "].contains {
      starts(with: $0.utf8)
    }
  }

  fileprivate var isMarkdownUnderline: Bool {
    guard count >= 3, let mark = first else { return false }
    guard mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else { return false }
    return allSatisfy { $0 == mark }
  }
}
