/// The `refresh` state of a meta element (HTML Standard, section 4.2.5.3).
enum Refresh {
  /// After how many seconds a page is replaced; `nil` when the value is not valid.
  static func delay(_ content: String) -> Int? {
    let text = content.trimmingHTMLSpace()
    let digits = text.prefix { "0"..."9" ~= $0 }
    guard !digits.isEmpty || text.hasPrefix(".") else { return nil }
    let seconds = Int(digits) ?? (digits.isEmpty ? 0 : .max)
    let rest = text.dropFirst(digits.count).drop { "0"..."9" ~= $0 || $0 == "." }
    guard let next = rest.first else { return seconds }
    return next == ";" || next == "," || next.isWhitespace ? seconds : nil
  }
}
