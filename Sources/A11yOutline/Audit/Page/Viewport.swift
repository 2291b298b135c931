import Foundation

/// The value of a viewport meta element (CSS Device Adaptation, section 9).
struct Viewport {
  private var scalable: String?
  private var maximum: String?

  init(_ content: String) {
    for part in content.split(whereSeparator: { $0 == "," || $0 == ";" }) {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { continue }
      let value = pair[1].trimmingHTMLSpace().lowercased()
      switch pair[0].trimmingHTMLSpace().lowercased() {
      case "user-scalable": scalable = value
      case "maximum-scale": maximum = value
      default: break
      }
    }
  }

  /// Whether the value says anything about enlarging.
  var statesZoom: Bool { scalable != nil || maximum != nil }

  /// Whether the page can be enlarged to at least twice its size.
  var allowsZoom: Bool { isScalable && maximumScale >= 2 }

  private var isScalable: Bool {
    guard let scalable else { return true }
    if ["yes", "device-width", "device-height"].contains(scalable) { return true }
    return Self.number(scalable).map { abs($0) >= 1 } ?? false
  }

  private var maximumScale: Double {
    guard let maximum else { return .infinity }
    switch maximum {
    case "yes": return 1
    case "device-width", "device-height": return 10
    default:
      // A negative number is dropped; what is no number counts as a tenth.
      guard let number = Self.number(maximum) else { return 0.1 }
      return number < 0 ? .infinity : number
    }
  }

  /// The number that a text begins with.
  private static func number(_ text: String) -> Double? {
    Double(text.prefix { $0.isNumber || "+-.".contains($0) })
  }
}
