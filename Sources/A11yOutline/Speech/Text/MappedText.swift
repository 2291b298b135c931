/// Text on its way to a voice, in which every scalar knows where it came from.
///
/// Each step of the text pipeline takes one and gives one, so that at its end the word being heard
/// can be found in what the author wrote.
struct MappedText: Equatable, Sendable {
  /// The text.
  private(set) var scalars: [Unicode.Scalar] = []

  /// For each scalar, the part of the source it stands for, in UTF-8 offsets.
  private(set) var sources: [Range<Int>] = []

  init() {}

  /// Text that stands for itself.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - offset: Where it begins in the source, in UTF-8 bytes.
  init(_ text: some StringProtocol, at offset: Int = 0) {
    var offset = offset
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      append(scalar, from: offset..<end)
      offset = end
    }
  }

  var isEmpty: Bool { scalars.isEmpty }
  var count: Int { scalars.count }

  /// The text without the map.
  var string: String {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars)
    return String(string)
  }

  mutating func append(_ scalar: Unicode.Scalar, from source: Range<Int>) {
    scalars.append(scalar)
    sources.append(source)
  }

  mutating func append(_ text: String, from source: Range<Int>) {
    for scalar in text.unicodeScalars { append(scalar, from: source) }
  }

  mutating func append(_ other: MappedText) {
    scalars += other.scalars
    sources += other.sources
  }

  /// Takes the last scalar away.
  ///
  /// - Precondition: The text is not empty.
  mutating func removeLast() {
    scalars.removeLast()
    sources.removeLast()
  }

  /// A part of the text.
  subscript(range: Range<Int>) -> MappedText {
    var part = MappedText()
    part.scalars = Array(scalars[range])
    part.sources = Array(sources[range])
    return part
  }

  /// The part of the source that some scalars stand for; `nil` for none.
  func source(of range: Range<Int>) -> Range<Int>? {
    guard var whole = sources[range].first else { return nil }
    for source in sources[range].dropFirst() {
      whole =
        min(whole.lowerBound, source.lowerBound)..<max(whole.upperBound, source.upperBound)
    }
    return whole
  }
}
