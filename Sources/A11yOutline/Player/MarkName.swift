/// The characters that name marks.
enum MarkName {
  /// The mark that every jump sets at the place it leaves.
  static let lastJump: Character = "'"
  /// The mark that every pause in reading sets.
  static let lastPause: Character = " "

  /// Whether a person can set the mark: it is a letter or a digit.
  static func isChosen(_ name: Character) -> Bool {
    name.isLetter || name.isNumber
  }
}
