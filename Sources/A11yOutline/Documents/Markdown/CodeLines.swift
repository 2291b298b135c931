/// The lines of a code block while they come.
struct CodeLines {
  /// One line and where it stands.
  struct Line {
    var text: [UInt8] = []
    var source: SourcePosition?
  }

  /// The language that the block states.
  let language: String?

  /// The lines so far; the last one may go on.
  private(set) var lines = [Line()]

  init(language: String?) {
    self.language = language
  }

  /// Adds text that may hold line breaks.
  mutating func append(_ bytes: some Sequence<UInt8>, at position: SourcePosition) {
    for byte in bytes {
      if byte == 0x0A {
        lines.append(Line())
      } else {
        if lines[lines.count - 1].source == nil { lines[lines.count - 1].source = position }
        lines[lines.count - 1].text.append(byte)
      }
    }
  }

  /// The lines that hold more than white space, as nodes.
  var nodes: [NodeContent] {
    lines.compactMap { line in
      guard line.text.contains(where: { !$0.isASCIIWhitespace }) else { return nil }
      let text = String(decoding: line.text, as: UTF8.self)
      return NodeContent(name: text, source: line.source)
    }
  }
}
