extension HTMLDocument {
  /// The whole number that an attribute states; `nil` for none, and for one that browsers refuse
  /// since it does not fit in 32 bits (HTML Standard, section 2.3.4.1).
  func integer(of name: String, of node: Int) -> Int? {
    attribute(name, of: node).flatMap { Int32($0.trimmingHTMLSpace()) }.map(Int.init)
  }
}
