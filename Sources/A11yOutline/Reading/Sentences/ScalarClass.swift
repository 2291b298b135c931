/// What the pipeline needs to know of a scalar.
enum ScalarClass {
  case letter, digit, mark, space, symbol

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20: self = .space
    case 0x30...0x39: self = .digit
    case 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0..<0x80: self = .symbol
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        self = .letter
      case .decimalNumber: self = .digit
      case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
      case .spaceSeparator, .lineSeparator, .paragraphSeparator: self = .space
      default: self = .symbol
      }
    }
  }

  var isWordPart: Bool { self == .letter || self == .digit || self == .mark }
}
