import Foundation

/// A text that is looked for without regard to case, accents and compatibility forms.
struct SearchText {
  /// The text as it was typed.
  let original: String
  private let folded: String

  init(_ text: String) {
    original = text
    folded = SearchText.fold(text)
  }

  /// Whether a name holds the text.
  ///
  /// - Complexity: O(length of the name · length of the text).
  func occurs(in name: String) -> Bool {
    SearchText.fold(name).contains(folded)
  }

  /// Whether a name begins with the text.
  func begins(_ name: String) -> Bool {
    SearchText.fold(name).hasPrefix(folded)
  }

  /// Whether the name of a node, or another of its names, holds the text.
  func occurs(in node: Outline.Node) -> Bool {
    occurs(in: node.name) || node.content.otherNames.contains(where: occurs)
  }

  /// Whether the name of a node, or another of its names, begins with the text.
  func begins(_ node: Outline.Node) -> Bool {
    begins(node.name) || node.content.otherNames.contains(where: begins)
  }

  private static func fold(_ text: String) -> String {
    // Most names are plain; they need no folding beyond their case.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    return text.precomposedStringWithCompatibilityMapping
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
