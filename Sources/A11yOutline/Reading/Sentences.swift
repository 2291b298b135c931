/// Splits text into sentences.
///
/// The synthesizer only pauses where a capital follows a full stop (espeak-ng/espeak-ng#872), so
/// sentences are found here.
enum Sentences {
  /// The sentences of a text, without the space around them, each with something to say.
  ///
  /// - Complexity: O(length of the text).
  static func split(_ text: String) -> [String] {
    var sentences: [String] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      guard isStop(character) else { continue }
      // Quotes and brackets that close after the stop belong to the sentence, and so does a small
      // letter after them: "Who?" he said.
      let afterStop = index
      while index < text.endIndex, "\"'”’)]»".contains(text[index]) {
        index = text.index(after: index)
      }
      let isWide = "。！？".contains(character)
      guard isWide || index == text.endIndex || text[index].isWhitespace else { continue }
      if index > afterStop, startsSmall(text[index...]) { continue }
      append(text[start..<index], to: &sentences)
      start = index
    }
    append(text[start...], to: &sentences)
    return sentences
  }

  private static func isStop(_ character: Character) -> Bool {
    ".!?…。！？।॥".contains(character)
  }

  private static func startsSmall(_ text: Substring) -> Bool {
    text.first { !$0.isWhitespace }?.isLowercase ?? false
  }

  private static func append(_ sentence: Substring, to sentences: inout [String]) {
    guard sentence.contains(where: { $0.isLetter || $0.isNumber }) else {
      if let last = sentences.indices.last, !sentence.isEmpty {
        sentences[last] += sentence
      }
      return
    }
    let leading = sentence.drop { $0.isWhitespace }
    sentences.append(String(leading))
  }
}
