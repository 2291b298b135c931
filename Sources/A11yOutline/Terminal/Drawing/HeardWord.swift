/// The word that is heard now, which is underlined where it stands: in the row of the item, else in
/// the caption.
struct HeardWord: Hashable, Sendable {
  /// Which utterance of the response it belongs to, from 0.
  var utterance: Int
  /// Its place in ``Utterance/text``, in UTF-8 offsets.
  var place: Range<Int>
  /// Which sentence of the item's name is read, from 0.
  var sentence = 0

  /// Its place in the name of an item, in characters.
  ///
  /// - Parameters:
  ///   - name: The name of the item.
  ///   - said: The utterance that is heard.
  /// - Returns: `nil` when the word does not belong to the name.
  /// - Complexity: O(length of the name).
  func characters(inName name: String, of said: Utterance) -> Range<Int>? {
    var start = 0
    for part in said.parts where !part.text.isEmpty {
      let end = start + part.text.utf8.count
      defer { start = end + 2 }
      guard place.lowerBound < end else { continue }
      guard part.kind == .name, place.upperBound <= end else { return nil }
      let sentences = Sentences.spokenRanges(in: name, language: part.language)
      let from = sentences.indices.contains(sentence) ? sentences[sentence].lowerBound : nil
      guard let found = name[(from ?? name.startIndex)...].firstRange(of: part.text) else {
        return nil
      }
      let offset = name.utf8.distance(from: name.startIndex, to: found.lowerBound)
      return HeardWord.characters(
        (place.lowerBound - start + offset)..<(place.upperBound - start + offset),
        of: name
      )
    }
    return nil
  }

  /// A range of UTF-8 offsets, in characters; `nil` when it is not in the text.
  static func characters(_ range: Range<Int>, of text: String) -> Range<Int>? {
    guard range.upperBound <= text.utf8.count else { return nil }
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.count)
    let first = text[..<start].count
    return first..<(first + max(1, text[start..<end].count))
  }
}
