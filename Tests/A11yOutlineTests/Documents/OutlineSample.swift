import A11yOutline
import Foundation

/// Makes random outlines for tests of writers.
enum OutlineSample {
  private static let names = [
    "Apple", "São Paulo", "a \"quoted\" name", "back\\slash", "<tag> & more", "日本語", "x", "",
    "* star", "# hash", "- dash", "1. one", "tab-free text", "emoji 👩‍💻 inside", "[link](x)",
  ]

  /// An outline of up to forty nodes with all kinds of facts.
  static func random(using generator: inout SeededGenerator) -> Outline {
    var builder = OutlineBuilder(
      title: Bool.random(using: &generator) ? "A title" : nil,
      language: Bool.random(using: &generator) ? "pt" : nil
    )
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      let depth = Int.random(in: 0...5, using: &generator)
      builder.append(content(using: &generator), depth: min(depth, builder.maximumDepth))
    }
    return builder.finish()
  }

  private static func content(using generator: inout SeededGenerator) -> NodeContent {
    var content = NodeContent(name: names.randomElement(using: &generator) ?? "")
    func text() -> String? {
      Int.random(in: 0..<6, using: &generator) == 0 ? names.randomElement(using: &generator) : nil
    }
    func chance() -> Bool { Int.random(in: 0..<8, using: &generator) == 0 }
    content.role = Outline.Role.allCases.randomElement(using: &generator) ?? .text
    content.value = text()
    content.hint = text()
    content.description = text()
    content.language = text()
    content.target = text()
    if chance() { content.headingLevel = Int.random(in: 1...6, using: &generator) }
    if chance() { content.rows = Int.random(in: 0...9, using: &generator) }
    if chance() { content.columns = Int.random(in: 0...9, using: &generator) }
    if chance() { content.region = CGRect(x: 0.5, y: -1, width: 20, height: 1e6) }
    if chance() { content.isExpanded = Bool.random(using: &generator) }
    content.isHidden = chance()
    content.isEnabled = !chance()
    content.isHitTestable = !chance()
    content.isInline = chance()
    return content
  }
}

extension Outline {
  /// What is stated of all nodes, with their levels, but without where it was found.
  var contents: [Leveled] {
    nodes.map { node in
      var content = node.content
      content.source = nil
      return Leveled(level: node.level, content: content)
    }
  }

  struct Leveled: Equatable {
    var level: Int
    var content: NodeContent
  }
}
