/// Takes escape sequences and control characters out of one text.
struct TextSanitizer {
  /// Whether well-formed UTF-8 holds a character that ``sanitize(_:)`` changes.
  static func isNeeded(for utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = UnsafeRawBufferPointer(utf8)
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count,
        isPrintableASCII(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      {
        index += 8
        continue
      }
      switch bytes[index] {
      case 0x00...0x1F, 0x7F: return true
      case 0xC2: if bytes[index + 1] < 0xA0 { return true }
      case 0xE2:
        switch (bytes[index + 1], bytes[index + 2]) {
        case (0x80, 0xA8...0xAE), (0x81, 0xA6...0xAF): return true
        default: break
        }
      case 0xEF:
        switch (bytes[index + 1], bytes[index + 2]) {
        case (0xBB, 0xBF), (0xBF, 0xB9...0xBB): return true
        default: break
        }
      default: break
      }
      index += 1
    }
    return false
  }

  /// Whether each of eight bytes is a character from space to tilde.
  private static func isPrintableASCII(_ bytes: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits = ones &* 0x80
    // A subtraction borrows from the high bit where a byte is smaller than what is taken away.
    let controls = (bytes &- ones &* 0x20) & ~bytes
    let deletes = ((bytes ^ (ones &* 0x7F)) &- ones) & ~(bytes ^ (ones &* 0x7F))
    return (bytes | controls | deletes) & highBits == 0
  }

  private var output = String.UnicodeScalarView()

  /// Whether a string sequence was met that nothing ends: what follows it holds no end either.
  private var lacksTerminator = false

  mutating func sanitize(_ text: String) -> String {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      switch scalar {
      case "\u{1B}": index = skipEscape(in: scalars, from: next)
      case "\u{9B}": index = skipControlSequence(in: scalars, from: next)
      case "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}":
        index = skipString(in: scalars, from: next)
      default:
        append(scalar)
        index = next
      }
    }
    return String(output)
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: output.append(" ")
    case 0x00...0x1F, 0x7F...0x9F: break
    case 0x202A...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB: break
    default: output.append(scalar)
    }
  }

  /// The index after the sequence whose ESC stands before `start`.
  private mutating func skipEscape(
    in scalars: String.UnicodeScalarView,
    from start: String.Index
  ) -> String.Index {
    guard start < scalars.endIndex else { return start }
    let next = scalars.index(after: start)
    switch scalars[start].value {
    case 0x5B: return skipControlSequence(in: scalars, from: next)
    case 0x5D, 0x50, 0x58, 0x5E, 0x5F: return skipString(in: scalars, from: next)
    case 0x20...0x2F:
      var index = next
      while index < scalars.endIndex, (0x20...0x2F).contains(scalars[index].value) {
        index = scalars.index(after: index)
      }
      guard index < scalars.endIndex, (0x30...0x7E).contains(scalars[index].value) else {
        return start
      }
      return scalars.index(after: index)
    case 0x30...0x7E: return next
    default: return start
    }
  }

  /// The index after parameters, intermediate characters and the final character.
  private func skipControlSequence(
    in scalars: String.UnicodeScalarView,
    from start: String.Index
  ) -> String.Index {
    var index = start
    while index < scalars.endIndex, (0x20...0x3F).contains(scalars[index].value) {
      index = scalars.index(after: index)
    }
    if index < scalars.endIndex, (0x40...0x7E).contains(scalars[index].value) {
      index = scalars.index(after: index)
    }
    return index
  }

  /// The index after a string that BEL or ST ends, `start` when nothing ends it.
  private mutating func skipString(
    in scalars: String.UnicodeScalarView,
    from start: String.Index
  ) -> String.Index {
    if lacksTerminator { return start }
    var index = start
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      switch scalars[index].value {
      case 0x07, 0x9C: return next
      case 0x1B where next < scalars.endIndex && scalars[next] == "\\":
        return scalars.index(after: next)
      default: index = next
      }
    }
    lacksTerminator = true
    return start
  }
}
