/// The rules of a style sheet that decide what is exposed or what a name is made of.
struct StyleSheet: Sendable {
  /// Selectors and what they declare.
  struct Rule: Sendable {
    var selectors: [Selector]
    var declarations: [StyleDeclaration]
  }

  /// The rules, in source order.
  private(set) var rules: [Rule] = []

  /// How many rules a style sheet may have; further ones are left out.
  private static let ruleLimit = 20_000

  /// Reads a style sheet; what is broken or of no use here is left out.
  ///
  /// Rules in `@media`, `@supports`, `@layer` and `@container` count if they hold for a screen.
  /// Rules nested in other rules are left out.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String) {
    let text = CSSText.removingComments(text)
    let bytes = Array(text.utf8)
    var index = 0
    /// Whether each open at-rule holds.
    var open: [Bool] = []
    while index < bytes.count, rules.count < Self.ruleLimit {
      let start = index
      let stop = CSSText.firstIndex(of: [0x7B, 0x7D, 0x3B], in: bytes, from: index)
      guard stop < bytes.count else { break }
      let prelude = String(decoding: bytes[start..<stop], as: UTF8.self).trimmingHTMLSpace()
      index = stop + 1
      if bytes[stop] == 0x7D {
        _ = open.popLast()
      } else if bytes[stop] == 0x3B {
        continue
      } else if let condition = Self.condition(prelude) {
        open.append(condition)
      } else {
        let end = CSSText.endOfBlock(in: bytes, from: index)
        if !prelude.hasPrefix("@"), !open.contains(false) {
          append(prelude, String(decoding: bytes[index..<end], as: UTF8.self))
        }
        index = end + 1
      }
    }
  }

  private mutating func append(_ prelude: String, _ block: String) {
    let declarations = StyleDeclaration.parse(block)
    guard !declarations.isEmpty, let selectors = try? SelectorParser.parse(prelude) else { return }
    rules.append(Rule(selectors: selectors, declarations: declarations))
  }

  /// Whether the rules in an at-rule hold; `nil` if the prelude is none that holds rules.
  private static func condition(_ prelude: String) -> Bool? {
    let lowercased = prelude.lowercased()
    if lowercased.hasPrefix("@layer") { return true }
    if lowercased.hasPrefix("@supports") { return !lowercased.contains("not ") }
    if lowercased.hasPrefix("@container") { return false }
    guard lowercased.hasPrefix("@media") else { return nil }
    return CSSText.split(lowercased.dropFirst(6), at: ",").contains { query in
      let query = query.trimmingHTMLSpace()
      if query.contains("print") || query.contains("speech") { return query.hasPrefix("not ") }
      return !query.contains("(") || mediaFeaturesHold(query)
    }
  }

  /// The width, in CSS pixels, that media queries are answered for: a common screen's.
  private static let viewportWidth = 1280.0

  private static func mediaFeaturesHold(_ query: String) -> Bool {
    for part in query.split(separator: "(").dropFirst() {
      let feature = part.prefix { $0 != ")" }.split(separator: ":", maxSplits: 1)
      guard feature.count == 2 else { return false }
      let name = feature[0].trimmingHTMLSpace()
      let value = feature[1].trimmingHTMLSpace()
      let number = Double(value.prefix { $0.isNumber || $0 == "." }) ?? 0
      let pixels = value.hasSuffix("em") ? number * 16 : number
      switch name {
      case "min-width": if pixels > viewportWidth { return false }
      case "max-width": if pixels < viewportWidth { return false }
      // Transitions are motion-free here, and the player says so to pages as well.
      case "prefers-reduced-motion": if value != "reduce" { return false }
      default: return false
      }
    }
    return true
  }
}
