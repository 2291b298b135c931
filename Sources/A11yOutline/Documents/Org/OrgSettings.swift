/// What the keyword lines of an Org file say about the whole of it.
struct OrgSettings {
  /// Which headlines are open at the start.
  enum Folding: Equatable {
    case overview
    case content
    case all
    case levels(Int)

    /// Reads a word of `#+STARTUP:` or of the property `VISIBILITY`.
    init?(_ word: some StringProtocol) {
      switch word {
      case "overview", "fold", "folded": self = .overview
      case "content", "children": self = .content
      case "showall", "nofold", "showeverything", "all": self = .all
      case "show2levels": self = .levels(2)
      case "show3levels": self = .levels(3)
      case "show4levels": self = .levels(4)
      case "show5levels": self = .levels(5)
      default: return nil
      }
    }
  }

  private(set) var title: String?
  private(set) var language: String?
  private(set) var folding: Folding?
  private(set) var openWords: Set<String> = ["TODO"]
  private(set) var doneWords: Set<String> = ["DONE"]

  /// Takes a line such as `#+TITLE: Kitchen`.
  mutating func take(_ line: String) {
    guard line.hasPrefix("#+"), let colon = line.firstIndex(of: ":") else { return }
    let key = line[..<colon].dropFirst(2).uppercased()
    let value = String(line[line.index(after: colon)...]).trimmed
    switch key {
    case "TITLE": title = [title, value].compactMap { $0 }.joined(separator: " ").trimmed
    case "LANGUAGE": language = value
    case "STARTUP":
      for word in (value ?? "").split(separator: " ") {
        folding = Folding(word) ?? folding
      }
    case "TODO", "SEQ_TODO", "TYP_TODO": takeWords(value ?? "")
    default: break
    }
  }

  /// The words before the bar are open, those after it done; without a bar the last one is done.
  private mutating func takeWords(_ value: String) {
    let words = value.split(separator: " ").map { $0.prefix { $0 != "(" } }
    if let bar = words.firstIndex(of: "|") {
      openWords.formUnion(words[..<bar].map(String.init))
      doneWords.formUnion(words[(bar + 1)...].map(String.init))
    } else {
      openWords.formUnion(words.dropLast().map(String.init))
      doneWords.formUnion(words.suffix(1).map(String.init))
    }
  }
}
