extension String {
  /// The direction of the first character that has one (Unicode Standard Annex #9, rule P2); `nil`
  /// when none has.
  ///
  /// Letters and the two marks have one, digits and signs have none. Right to left are those of the
  /// blocks that the standard keeps for such scripts.
  var firstStrongDirection: Outline.Direction? {
    for scalar in unicodeScalars {
      if let direction = scalar.strongDirection { return direction }
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var strongDirection: Outline.Direction? {
    switch value {
    case 0x200E: return .leftToRight
    case 0x200F: return .rightToLeft
    case 0x00..<0x80: return UInt8(value).isASCIILetter ? .leftToRight : nil
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return isInRightToLeftBlock ? .rightToLeft : .leftToRight
    default:
      return nil
    }
  }

  private var isInRightToLeftBlock: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      true
    default:
      false
    }
  }
}
