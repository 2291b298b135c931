/// The parts of a headline that its description holds, as ``OrgHeadline`` puts them together.
struct OrgFacts {
  /// The word before the title; `nil` for TODO or DONE.
  var keyword: String?

  /// The priority.
  var priority: String?

  /// The tags.
  var tags: [String] = []

  /// Whether the task is done.
  let isDone: Bool

  /// Takes a description apart; `nil` when it holds anything else.
  init?(_ content: NodeContent) {
    isDone = content.value == NeutralValue.checked
    guard let description = content.description else { return nil }
    var parts = description.components(separatedBy: ", ")[...]
    if content.role == .toDo, let first = parts.first, first.allSatisfy(\.isUppercase) {
      keyword = first
      parts.removeFirst()
    }
    if let first = parts.first, first.hasPrefix("priority "), first.count == 10 {
      priority = String(first.suffix(1))
      parts.removeFirst()
    }
    guard parts.allSatisfy({ $0.isOrgTag }) else { return nil }
    tags = Array(parts)
  }
}

extension String {
  fileprivate var isOrgTag: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "_@#%".contains($0) }
  }
}
