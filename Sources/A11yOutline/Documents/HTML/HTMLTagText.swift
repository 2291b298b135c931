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
    var index = 1
    while index < tag.count, !isSpace(tag[index]), tag[index] != slash { index += 1 }
    while index < tag.count {
      while index < tag.count, isSpace(tag[index]) || tag[index] == slash { index += 1 }
      guard index < tag.count, tag[index] != greater else { break }
      let nameStart = index
      // An equals sign that starts a name is part of it.
      index += 1
      while index < tag.count, !endsName(tag[index]) { index += 1 }
      let name = String(decoding: tag[nameStart..<index], as: UTF8.self).lowercased()
      while index < tag.count, isSpace(tag[index]) { index += 1 }
      var value = ""
      if index < tag.count, tag[index] == equals {
        index += 1
        while index < tag.count, isSpace(tag[index]) { index += 1 }
        value = readValue(in: tag, from: &index)
      }
      result.append(
        .init(name: name, value: value, isDuplicate: !seen.insert(name).inserted)
      )
    }
    return result
  }

  private static func readValue(
    in tag: UnsafeBufferPointer<UInt8>,
    from index: inout Int
  ) -> String {
    guard index < tag.count else { return "" }
    let quote = tag[index]
    if quote == 0x22 || quote == 0x27 {
      let start = index + 1
      let end = tag[start...].firstIndex(of: quote) ?? tag.count
      index = min(end + 1, tag.count)
      return String(decoding: tag[start..<end], as: UTF8.self)
    }
    let start = index
    while index < tag.count, !isSpace(tag[index]), tag[index] != greater { index += 1 }
    return String(decoding: tag[start..<index], as: UTF8.self)
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
