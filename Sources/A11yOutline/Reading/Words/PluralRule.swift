/// Which plural category a count has in a language (CLDR plural rules, whole numbers).
enum PluralRule: Sendable {
  /// One, and all others: English, German, Italian, Spanish.
  case oneOther
  /// None and one, and all others: Portuguese, French.
  case zeroOneOther
  /// No distinction: Japanese, Chinese.
  case other
  /// One, few, many: Russian.
  case slavic
  /// All six categories: Arabic.
  case arabic

  /// The category of a count.
  func category(of count: Int) -> PluralCategory {
    let tens = count % 100
    switch self {
    case .oneOther: return count == 1 ? .one : .other
    case .zeroOneOther: return count <= 1 ? .one : .other
    case .other: return .other
    case .slavic:
      if count % 10 == 1, tens != 11 { return .one }
      if (2...4).contains(count % 10), !(12...14).contains(tens) { return .few }
      return .many
    case .arabic:
      switch count {
      case 1: return .one
      case 2: return .two
      default:
        if (3...10).contains(tens) { return .few }
        return tens >= 11 ? .many : .other
      }
    }
  }
}
