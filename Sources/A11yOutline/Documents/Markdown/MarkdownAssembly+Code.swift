extension MarkdownAssembly {
  mutating func beginCode(language: String?) {
    beginBlock()
    code = CodeLines(language: language)
  }

  mutating func appendCode(_ bytes: UnsafeBufferPointer<UInt8>) {
    let position = position(of: bytes)
    code?.append(bytes, at: position)
  }

  mutating func endCode() {
    guard let block = code else { return }
    code = nil
    nodes.append(block, depth: depth)
  }
}
