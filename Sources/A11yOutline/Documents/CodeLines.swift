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
  mutating func append(_ bytes: some Sequence<UInt8>, at position: SourcePosition?) {
    for byte in bytes {
      if byte == 0x0A {
        lines.append(Line())
      } else {
        if lines[lines.count - 1].source == nil { lines[lines.count - 1].source = position }
        lines[lines.count - 1].text.append(byte)
      }
    }
  }

  /// The lines that hold more than white space, as nodes, without the indentation that all share.
  var nodes: [NodeContent] {
    let filled = lines.filter { line in line.text.contains { !$0.isASCIIWhitespace } }
    let shared = filled.map { $0.text.prefix { $0.isASCIIWhitespace }.count }.min() ?? 0
    return filled.map { line in
      let text = String(decoding: line.text.dropFirst(shared), as: UTF8.self)
      return NodeContent(name: text, source: line.source)
    }
  }
}
