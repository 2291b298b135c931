/// The plural categories of the Unicode plural rules (UTS #35, part 3), and one for exactly none.
enum PluralCategory: String, Hashable, Sendable {
  case none, one, two, few, many, other
}
