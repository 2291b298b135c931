/// A part of an utterance as a speech server is given it, in one language.
struct ServerMessage: Equatable, Sendable {
  /// The language, as a BCP 47 tag.
  var language: String

  /// Whether the words are ours and not the document's.
  var isStructure: Bool

  /// The words, without markup.
  var text: String

  /// The words in SSML, with a mark before each that names its place in ``Utterance/text``.
  var markup: String

  /// The messages of an utterance, in order.
  static func messages(
    of utterance: Utterance,
    language: String,
    interfaceLanguage: String
  ) -> [ServerMessage] {
    UtteranceSpan.spans(of: utterance, language: language, interfaceLanguage: interfaceLanguage)
      .compactMap(ServerMessage.init)
  }

  /// `nil` when there is nothing to say.
  private init?(_ span: UtteranceSpan) {
    language = span.language
    isStructure = span.isStructure
    text = ""
    markup = "<speak>"
    for piece in span.pieces {
      if !text.isEmpty {
        text += ", "
        markup += ", "
      }
      text += piece.text
      append(piece)
    }
    markup += "</speak>"
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
  }

  private mutating func append(_ piece: UtteranceSpan.Piece) {
    var offset = 0
    for word in piece.text.split(separator: " ", omittingEmptySubsequences: false) {
      if offset > 0 { markup += " " }
      let size = word.utf8.count
      if size > 0 {
        let start = piece.source.lowerBound + offset
        let place = piece.isVerbatim ? start..<(start + size) : piece.source
        markup += "<mark name=\"\(place.lowerBound)-\(place.upperBound)\"/>"
        markup += Self.escaped(word)
      }
      offset += size + 1
    }
  }

  /// The place that the name of a mark says; `nil` for a name that is not ours.
  static func place(ofMark name: String) -> Range<Int>? {
    let ends = name.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]..<ends[1] : nil
  }

  /// A text that means itself in XML: without markup, and without what XML cannot hold.
  private static func escaped(_ text: Substring) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: escaped += "&amp;"
      case 0x3C: escaped += "&lt;"
      case 0x3E: escaped += "&gt;"
      case 0x09, 0x0A, 0x0D: escaped += " "
      case ..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
