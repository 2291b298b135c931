/// A writing system, as far as a voice is chosen by it.
enum Script: String, CaseIterable, Sendable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, bengali, gurmukhi, gujarati
  case oriya, tamil, telugu, kannada, malayalam, sinhala, thai, myanmar, georgian, ethiopic
  case cherokee, hangul, kana, han

  /// Signs, digits and marks that every script uses.
  case common

  /// A script that no voice owns.
  case other

  /// The script of a scalar.
  ///
  /// - Complexity: O(log of the number of ranges).
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      let isLetter = (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
      self = isLetter ? .latin : .common
      return
    }
    var low = 0
    var high = Self.ranges.count
    while low < high {
      let middle = (low + high) / 2
      let entry = Self.ranges[middle]
      if value < entry.0.lowerBound {
        high = middle
      } else if value > entry.0.upperBound {
        low = middle + 1
      } else {
        self = ScalarClass(scalar) == .letter || entry.1 != .latin ? entry.1 : .common
        return
      }
    }
    self = ScalarClass(scalar) == .letter ? .other : .common
  }

  /// Where the scripts lie, in ascending order.
  private static let ranges: [(ClosedRange<UInt32>, Script)] = [
    (0xAA...0xAA, .latin), (0xBA...0xBA, .latin), (0xC0...0x2B8, .latin), (0x370...0x3FF, .greek),
    (0x400...0x52F, .cyrillic), (0x531...0x58F, .armenian), (0x591...0x5F4, .hebrew),
    (0x600...0x6FF, .arabic), (0x750...0x77F, .arabic), (0x8A0...0x8FF, .arabic),
    (0x900...0x97F, .devanagari), (0x980...0x9FF, .bengali), (0xA00...0xA7F, .gurmukhi),
    (0xA80...0xAFF, .gujarati), (0xB00...0xB7F, .oriya), (0xB80...0xBFF, .tamil),
    (0xC00...0xC7F, .telugu), (0xC80...0xCFF, .kannada), (0xD00...0xD7F, .malayalam),
    (0xD80...0xDFF, .sinhala), (0xE00...0xE7F, .thai), (0x1000...0x109F, .myanmar),
    (0x10A0...0x10FF, .georgian), (0x1100...0x11FF, .hangul), (0x1200...0x139F, .ethiopic),
    (0x13A0...0x13FF, .cherokee), (0x1C80...0x1C8F, .cyrillic), (0x1C90...0x1CBF, .georgian),
    (0x1E00...0x1EFF, .latin), (0x1F00...0x1FFF, .greek), (0x2C60...0x2C7F, .latin),
    (0x2D00...0x2D2F, .georgian), (0x2D80...0x2DDF, .ethiopic), (0x2DE0...0x2DFF, .cyrillic),
    (0x2E80...0x2FDF, .han), (0x3005...0x3007, .han), (0x3021...0x3029, .han),
    (0x3041...0x30FF, .kana), (0x3130...0x318F, .hangul), (0x31F0...0x31FF, .kana),
    (0x3400...0x4DBF, .han), (0x4E00...0x9FFF, .han), (0xA640...0xA69F, .cyrillic),
    (0xA720...0xA7FF, .latin), (0xA8E0...0xA8FF, .devanagari), (0xA960...0xA97F, .hangul),
    (0xAB30...0xAB6F, .latin), (0xAC00...0xD7FF, .hangul), (0xF900...0xFAFF, .han),
    (0xFB00...0xFB06, .latin), (0xFB13...0xFB17, .armenian), (0xFB1D...0xFB4F, .hebrew),
    (0xFB50...0xFDFF, .arabic), (0xFE70...0xFEFC, .arabic), (0xFF21...0xFF5A, .latin),
    (0xFF66...0xFF9D, .kana), (0x20000...0x3FFFF, .han),
  ]

  /// The language whose voice reads the script where the text does not say which.
  var defaultLanguage: String? {
    switch self {
    case .latin, .common, .other: nil
    case .greek: "el"
    case .cyrillic: "ru"
    case .armenian: "hy"
    case .hebrew: "he"
    case .arabic: "ar"
    case .devanagari: "hi"
    case .bengali: "bn"
    case .gurmukhi: "pa"
    case .gujarati: "gu"
    case .oriya: "or"
    case .tamil: "ta"
    case .telugu: "te"
    case .kannada: "kn"
    case .malayalam: "ml"
    case .sinhala: "si"
    case .thai: "th"
    case .myanmar: "my"
    case .georgian: "ka"
    case .ethiopic: "am"
    case .cherokee: "chr"
    case .hangul: "ko"
    case .kana: "ja"
    case .han: "zh"
    }
  }

  /// The scripts that a voice of the language can read.
  static func owned(by language: String) -> Set<Script> {
    let primary = LanguageTag.primary(language)
    return byLanguage[primary] ?? [.latin]
  }

  /// The scripts of the languages that are not written in Latin letters.
  private static let byLanguage: [String: Set<Script>] = [
    "am": [.ethiopic], "ar": [.arabic], "as": [.bengali], "ba": [.cyrillic], "be": [.cyrillic],
    "bg": [.cyrillic], "bn": [.bengali], "bpy": [.bengali], "chr": [.cherokee], "cv": [.cyrillic],
    "el": [.greek], "grc": [.greek], "fa": [.arabic], "gu": [.gujarati], "he": [.hebrew],
    "hi": [.devanagari], "hy": [.armenian], "hyw": [.armenian], "ja": [.kana, .han],
    "ka": [.georgian], "kk": [.cyrillic], "kn": [.kannada], "ko": [.hangul],
    "kok": [.devanagari], "ky": [.cyrillic], "mk": [.cyrillic], "ml": [.malayalam],
    "mr": [.devanagari], "my": [.myanmar], "ne": [.devanagari], "nog": [.cyrillic],
    "or": [.oriya], "pa": [.gurmukhi], "ru": [.cyrillic], "sd": [.arabic], "shn": [.myanmar],
    "si": [.sinhala], "sr": [.cyrillic, .latin], "ta": [.tamil], "te": [.telugu], "th": [.thai],
    "tt": [.cyrillic], "ug": [.arabic], "uk": [.cyrillic], "ur": [.arabic],
    "cmn": [.han], "zh": [.han], "yue": [.han],
  ]
}
