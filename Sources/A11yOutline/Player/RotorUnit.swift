/// What the rotor goes to.
enum RotorUnit: Hashable, Sendable {
  case kind(NodeKind)
  case mark
  case searchHit
  case sibling
  case text(TextUnit)

  /// All units, in the order in which the rotor turns.
  static let all: [RotorUnit] =
    [.kind(.groupOrControl), .kind(.heading)]
    + (1...6).map { .kind(.headingOfLevel($0)) }
    + [
      .kind(.link), .kind(.toggle), .kind(.button), .kind(.landmark), .kind(.openToDo), .mark,
      .searchHit, .kind(.image), .sibling, .text(.sentence), .text(.word), .text(.character),
    ]

  /// The name of the unit.
  var phrase: Phrase {
    switch self {
    case .kind(let kind): kind.phrase
    case .mark: .kindMark
    case .searchHit: .kindSearchHit
    case .sibling: .kindSibling
    case .text(.sentence): .kindSentence
    case .text(.word): .kindWord
    case .text(.character): .kindCharacter
    }
  }

  /// The values of the name.
  var values: [String: String] {
    if case .kind(let kind) = self { kind.values } else { [:] }
  }
}
