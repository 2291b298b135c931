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
  ///
  /// The group is called by its first line, which tells more than the word "code"; that word is
  /// its role, and would be said twice.
  mutating func endCode() {
    guard let block = code else { return }
    code = nil
    let lines = block.nodes
    guard var label = lines.first else { return }
    label.name = String(label.name.drop { $0 == " " || $0 == "\t" })
    label.role = .code
    label.description = block.language
    nodes.append(label, depth: depth)
    guard lines.count > 1 else { return }
    for line in lines {
      nodes.append(line, depth: depth + 1)
    }
  }
}
