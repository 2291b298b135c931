/// The words of a line of roff without its escapes.
enum RoffText {
  /// What the escapes with names of two letters stand for.
  private static let characters = [
    "em": "—", "en": "–", "hy": "-", "bu": "•", "aq": "'", "dq": "\"", "lq": "“", "rq": "”",
    "oq": "‘", "cq": "’", "co": "©", "rs": "\\", "ti": "~", "ha": "^", "mi": "−", "<-": "←",
    "->": "→", "ga": "`", "at": "@", "sh": "#",
  ]

  /// The text without font changes and with its special characters.
  static func plain(_ text: some StringProtocol) -> String {
    guard text.contains("\\") else { return String(text) }
    var plain = ""
    var rest = text[...]
    while let slash = rest.firstIndex(of: "\\") {
      plain += rest[..<slash]
      rest = rest[slash...].dropFirst()
      guard let escape = rest.popFirst() else { break }
      switch escape {
      case "f":
        if rest.first == "[" {
          rest = rest.drop { $0 != "]" }.dropFirst()
        } else {
          rest = rest.dropFirst(rest.first == "(" ? 3 : 1)
        }
      case "(":
        let name = String(rest.prefix(2))
        rest = rest.dropFirst(2)
        plain += characters[name] ?? ""
      case "[":
        let name = String(rest.prefix { $0 != "]" })
        rest = rest.drop { $0 != "]" }.dropFirst()
        plain += characters[name] ?? ""
      case "-": plain += "-"
      case "e", "\\": plain += "\\"
      case " ", "~", "0": plain += " "
      case "s": rest = rest.drop { $0.isNumber || $0 == "-" || $0 == "+" }
      case "\"", "#": return plain
      case "&", "/", ",", "|", "^", "c", ":", "%", "{", "}", ")": break
      default: plain.append(escape)
      }
    }
    return plain + rest
  }

  /// The name and the arguments of a request; quotes keep words together.
  static func arguments(of line: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var hasWord = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
        hasWord = true
      } else if character == " ", !isQuoted {
        if hasWord { words.append(plain(word)) }
        (word, hasWord) = ("", false)
      } else {
        word.append(character)
        hasWord = true
      }
    }
    if hasWord { words.append(plain(word)) }
    return words
  }
}
