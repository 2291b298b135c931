import A11yOutline

/// Makes random outlines of what documents have: sections, lists, tasks, code, tables, quotes, links
/// and images, as readers make them.
struct RoundTripSample {
  private var generator: SeededGenerator
  private var builder = OutlineBuilder(title: "T & <t>", language: "pt")
  private var count = 0

  /// Texts that look like marks of every format.
  private static let names = [
    "Apple", "* star", "# hash", "- dash", "1. one", "a < b & c", "\"quoted\"", "<b>bold</b>",
    "back`tick", "under_score_d", "São 日本 👩‍💻", "&amp;", "~~x~~", "[ ] box", "TODO that", "*b* /i/",
    "http://x.example/y", "+ plus", "=== ", "> quote", "12) twelve", "\\slash", ": colon", "end #",
    "=code= _u_", "#+KEY: x", "SCHEDULED: no", ":tag:", "-----", "[[x][y]]", "\\alpha",
    "[fn:1] note",
    "term :: text", "<<a>> <mailto:x>", "[@3] three", "\\begin{x}",
  ]

  private let imagesHaveAddresses: Bool

  init(seed: Int, imagesHaveAddresses: Bool = true) {
    self.imagesHaveAddresses = imagesHaveAddresses
    generator = SeededGenerator(seed: seed)
  }

  /// An outline that is the same for the same seed.
  mutating func outline() -> Outline {
    blocks(depth: 0)
    sections(level: 2, depth: 0)
    return builder.finish()
  }

  private mutating func chance(_ number: Int) -> Bool {
    Int.random(in: 0..<number, using: &generator) == 0
  }

  private mutating func name() -> String {
    count += 1
    let name = Self.names.randomElement(using: &generator) ?? ""
    // A number tells which text was lost.
    return "\(name.split(separator: " ").joined(separator: " ")) \(count)"
  }

  private mutating func sections(level: Int, depth: Int) {
    for _ in 0..<Int.random(in: 0...3, using: &generator) where level <= 5 && count < 40 {
      let content = NodeContent(name: name(), role: .heading, headingLevel: level)
      builder.append(content, depth: depth)
      blocks(depth: depth + 1)
      if chance(2) { sections(level: level + 1, depth: depth + 1) }
    }
  }

  private mutating func blocks(depth: Int) {
    for _ in 0..<Int.random(in: 0...3, using: &generator) where count < 40 {
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: builder.append(NodeContent(name: name(), role: .paragraph), depth: depth)
      case 1: link(depth: depth)
      case 2: builder.append(NodeContent(name: name(), role: .quote), depth: depth)
      case 3: code(depth: depth)
      case 4: table(depth: depth)
      case 5: numbers(depth: depth)
      case 6: image(depth: depth)
      case 7: quote(depth: depth)
      default: items(depth: depth)
      }
    }
  }

  private mutating func link(depth: Int) {
    let label = "link \(name())"
    let text = "See \(label), it helps"
    builder.append(NodeContent(name: text, role: .paragraph), depth: depth)
    let target = "https://x.example/?a=1&b=\(count)"
    let content = NodeContent(name: label, role: .link, target: target, isInline: true)
    builder.append(content, depth: depth)
  }

  private mutating func image(depth: Int) {
    let name = name()
    let target = imagesHaveAddresses ? "pictures/\(count).png" : nil
    builder.append(NodeContent(name: name, role: .image, target: target), depth: depth)
  }

  /// A quote that holds more than words.
  private mutating func quote(depth: Int) {
    builder.append(NodeContent(name: name(), role: .quote), depth: depth)
    blocks(depth: depth + 1)
  }

  private mutating func code(depth: Int) {
    let lines = ["if x {", "  y # \(name())", "}", "```"]
    let isLong = chance(2)
    var content = NodeContent(name: lines[0], role: .code)
    content.description = chance(2) ? "swift" : nil
    builder.append(content, depth: depth)
    guard isLong else { return }
    for line in lines { builder.append(NodeContent(name: line), depth: depth + 1) }
  }

  private mutating func table(depth: Int) {
    let headers = ["Name | x", "Age"]
    var content = NodeContent(name: headers.joined(separator: ", "), role: .table)
    (content.rows, content.columns) = (2, 2)
    builder.append(content, depth: depth)
    for _ in 0..<2 {
      let texts = [name(), name()]
      builder.append(NodeContent(name: texts[0], role: .row), depth: depth + 1)
      for (header, text) in zip(headers, texts) {
        let cell = NodeContent(name: "\(header): \(text)", role: .cell)
        builder.append(cell, depth: depth + 2)
      }
    }
  }

  private mutating func numbers(depth: Int) {
    let first = Int.random(in: 1...12, using: &generator)
    for number in first..<first + 3 {
      builder.append(NodeContent(name: "\(number). \(name())", role: .listItem), depth: depth)
      if chance(3) { blocks(depth: depth + 1) }
    }
  }

  private mutating func items(depth: Int) {
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      var content = NodeContent(name: name(), role: .listItem)
      if chance(3) {
        content.role = .toDo
        content.value = chance(2) ? "checked" : "not checked"
      }
      builder.append(content, depth: depth)
      if chance(3) { blocks(depth: depth + 1) }
    }
  }
}
