/// The last answers, to be heard again (nvaccess/nvda#1609); they are kept in memory only
/// (nvaccess/nvda#6905).
struct ResponseHistory {
  /// How many answers are kept.
  static let limit = 200

  /// The answers, the latest last.
  private(set) var responses: [[Utterance]] = []
  /// The answer that was heard again last, counted from the latest; `nil` when none was.
  private var place: Int?

  /// Adds an answer, from which going back starts again.
  mutating func append(_ response: [Utterance]) {
    responses.append(response)
    if responses.count > ResponseHistory.limit { responses.removeFirst() }
    place = nil
  }

  /// Goes one answer back.
  ///
  /// - Returns: The answer; `nil` when there is none before.
  mutating func older() -> [Utterance]? {
    let next = place.map { $0 + 1 } ?? 1
    guard next < responses.count else { return nil }
    place = next
    return responses[responses.count - 1 - next]
  }

  /// Goes one answer on.
  ///
  /// - Returns: The answer; `nil` when there is none after.
  mutating func newer() -> [Utterance]? {
    guard let next = place.map({ $0 - 1 }), next >= 0 else { return nil }
    place = next
    return responses[responses.count - 1 - next]
  }
}
