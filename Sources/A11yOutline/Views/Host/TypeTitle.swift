/// The name of a type as words.
enum TypeTitle {
  /// The words of a type's name: `NestedDisclosureApp` is "Nested disclosure app".
  static func words(of type: Any.Type) -> String {
    let full = String(describing: type)
    let name = full.prefix { $0 != "<" && $0 != "(" && $0 != " " }
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
      let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, !word.isEmpty, isAfterSmall || isBeforeSmall {
        words.append(word)
        word = ""
      }
      if letter == "_" {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(letter)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words.enumerated().map { index, word in
      // Abbreviations keep their capitals.
      index == 0 || word.dropFirst().contains(where: \.isUppercase) ? word : word.lowercased()
    }.joined(separator: " ")
  }
}
