extension MarkdownAssembly {
  mutating func beginCode(language: String?) {
    beginBlock()
    code = CodeLines(language: language)
  }

  mutating func appendCode(_ bytes: UnsafeBufferPointer<UInt8>) {
    let position = position(of: bytes)
    code?.append(bytes, at: position)
  }

  /// Makes the block a closed group of its lines, or a leaf when it has but one.
  mutating func endCode() {
    guard let block = code else { return }
    code = nil
    let lines = block.nodes
    if lines.count > 1 {
      let group = NodeContent(name: block.name, role: .code, source: lines[0].source)
      nodes.append(group, depth: depth)
    }
    for line in lines {
      nodes.append(line, depth: depth + (lines.count > 1 ? 1 : 0))
    }
  }
}
