/// Reads the attributes that are written in the text of a start tag.
///
/// The parser drops an attribute whose name was there before; an audit must still see it.
enum HTMLTagText {
  /// The attributes of a tag from `<` to `>`, in order; the first of a name is not a duplicate.
  ///
  /// Values are as written, without their quotes; character references stay as they are.
  ///
  /// - Complexity: O(*n*) in the length of the tag.
  static func attributes(in tag: UnsafeBufferPointer<UInt8>) -> [HTMLDocument.Attribute] {
    var result: [HTMLDocument.Attribute] = []
    var seen: Set<String> = []
    scan(tag) { name, value in
      let name = String(decoding: tag[name], as: UTF8.self).lowercased()
      let value = String(decoding: tag[value], as: UTF8.self)
      result.append(.init(name: name, value: value, isDuplicate: !seen.insert(name).inserted))
    }
    return result
  }

  /// How many attributes a tag has, duplicates included.
  static func attributeCount(in tag: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    scan(tag) { _, _ in count += 1 }
    return count
  }

  /// Finds where the names and values of the attributes are.
  private static func scan(
    _ tag: UnsafeBufferPointer<UInt8>,
    _ found: (_ name: Range<Int>, _ value: Range<Int>) -> Void
  ) {
    var index = 1
    while index < tag.count, !isSpace(tag[index]), tag[index] != slash { index += 1 }
    while index < tag.count {
      while index < tag.count, isSpace(tag[index]) || tag[index] == slash { index += 1 }
      guard index < tag.count, tag[index] != greater else { break }
      let nameStart = index
      // An equals sign that starts a name is part of it.
      index += 1
      while index < tag.count, !endsName(tag[index]) { index += 1 }
      let name = nameStart..<index
      while index < tag.count, isSpace(tag[index]) { index += 1 }
      var value = index..<index
      if index < tag.count, tag[index] == equals {
        index += 1
        while index < tag.count, isSpace(tag[index]) { index += 1 }
        value = valueRange(in: tag, from: &index)
      }
      found(name, value)
    }
  }

  private static func valueRange(
    in tag: UnsafeBufferPointer<UInt8>,
    from index: inout Int
  ) -> Range<Int> {
    guard index < tag.count else { return index..<index }
    let quote = tag[index]
    if quote == 0x22 || quote == 0x27 {
      let start = index + 1
      let end = tag[start...].firstIndex(of: quote) ?? tag.count
      index = min(end + 1, tag.count)
      return start..<end
    }
    let start = index
    while index < tag.count, !isSpace(tag[index]), tag[index] != greater { index += 1 }
    return start..<index
  }

  private static let slash: UInt8 = 0x2F
  private static let equals: UInt8 = 0x3D
  private static let greater: UInt8 = 0x3E

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == slash || byte == greater || byte == equals
  }
}
