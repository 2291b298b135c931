/// Finds words for a state where the state itself is told.
enum StateWords {
  /// The words that tell to open or that something is open, by language.
  private static let opening: Set<String> = [
    "expand", "expands", "expanded", "open", "opens", "unfold", "show", "shows", "expandir",
    "expandido", "abrir", "mostrar", "ausklappen", "aufklappen", "déplier", "desplegar",
  ]

  /// The words that tell to close or that something is closed, by language.
  private static let closing: Set<String> = [
    "collapse", "collapses", "collapsed", "close", "closes", "closed", "fold", "hide", "hides",
    "recolher", "recolhido", "fechar", "ocultar", "einklappen", "zuklappen", "replier", "plegar",
  ]

  /// The signs that are drawn in place of a state.
  private static let openingSigns: Set<Character> = ["+", "⊞", "▶", "▸", "►"]
  private static let closingSigns: Set<Character> = ["−", "–", "⊟", "▼", "▾"]

  /// What is to be said of the name of something that tells its state.
  static func verdict(onName name: String, isExpanded: Bool) -> Verdict {
    let text = name.trimmingHTMLSpace()
    let words = words(in: text)
    // Only a name that begins or ends with such a word tells a state: “Open questions” does not.
    let isAction = words.count <= 3
    for word in [words.first, words.last] {
      guard let word, isAction, opening.contains(word) || closing.contains(word) else { continue }
      let contradicts = word.hasSuffix("ed") && opening.contains(word) != isExpanded
      return contradicts
        ? .fails("The name says “\(word)”, but the state says otherwise", .warning)
        : .fails("The name says “\(word)”, which the state tells already")
    }
    for sign in [text.first, text.last] {
      guard let sign, openingSigns.contains(sign) || closingSigns.contains(sign) else { continue }
      return .fails("The name holds the sign “\(sign)”, which the state tells already")
    }
    return .passes
  }

  /// What is to be said of the hint of something that tells its state.
  static func verdict(onHint hint: String, isExpanded: Bool) -> Verdict {
    let words = words(in: hint)
    let opens = words.contains { opening.contains($0) }
    let closes = words.contains { closing.contains($0) }
    guard opens != closes else { return .passes }
    if opens, isExpanded { return .fails("The hint speaks of opening what is open") }
    if closes, !isExpanded { return .fails("The hint speaks of closing what is closed") }
    return .passes
  }

  /// The words that only disclosures use.
  private static let disclosing: Set<String> = [
    "expand", "collapse", "unfold", "expandir", "recolher", "ausklappen", "aufklappen",
    "einklappen", "zuklappen",
  ]

  /// Whether a name or hint tells that something is shown or hidden.
  static func speaksOfDisclosure(_ text: String) -> Bool {
    let words = words(in: text)
    if words.contains(where: disclosing.contains) { return true }
    guard let first = words.first else { return false }
    return ["show", "shows", "hide", "hides", "mostrar", "ocultar"].contains(first)
      && words.count > 1
  }

  private static func words(in text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }
}
