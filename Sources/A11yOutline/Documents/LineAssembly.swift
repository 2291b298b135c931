/// Puts an outline together from the lines of a text.
protocol LineAssembly {
  init(_ builder: OutlineBuilder)

  /// Looks for what is stated anywhere in the text and counts everywhere.
  mutating func takeSettings(from utf8: UnsafeBufferPointer<UInt8>)

  /// Takes the next line.
  mutating func take(_ line: TextLines.Line)

  /// The outline of all lines.
  consuming func finish() -> Outline
}

extension LineAssembly {
  mutating func takeSettings(from utf8: UnsafeBufferPointer<UInt8>) {}

  /// Reads all lines of a document.
  static func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    var builder = OutlineBuilder()
    builder.warnings = text.warnings
    var assembly = Self(builder)
    text.withUTF8 { utf8 in
      assembly.takeSettings(from: utf8)
      for line in TextLines(utf8) { assembly.take(line) }
    }
    return assembly.finish()
  }
}
