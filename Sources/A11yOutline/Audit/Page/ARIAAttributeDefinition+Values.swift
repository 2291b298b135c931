extension ARIAAttributeDefinition.ValueType {
  /// Whether a value is one that an attribute of this type can have.
  ///
  /// Whether a reference leads anywhere is another question.
  func allows(_ value: String) -> Bool {
    let word = value.trimmingHTMLSpace().lowercased()
    switch self {
    case .boolean: return word == "true" || word == "false"
    case .optionalBoolean: return ["true", "false", "undefined"].contains(word)
    case .tristate: return ["true", "false", "mixed", "undefined"].contains(word)
    case .idReference: return value.splitAtHTMLSpace().count == 1
    case .idReferenceList, .string: return true
    case .integer: return Int(word) != nil
    case .number: return Double(word) != nil && !word.contains("n") && !word.hasPrefix("0x")
    case .token(let words): return words.contains(word)
    case .tokenList(let words):
      return word.splitAtHTMLSpace().allSatisfy { words.contains(String($0)) }
    }
  }
}
