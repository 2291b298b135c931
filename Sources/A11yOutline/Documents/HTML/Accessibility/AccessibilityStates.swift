/// The states and properties that an element has.
public struct AccessibilityStates: Hashable, Sendable {
  private var values: [AccessibilityState: AccessibilityState.Value] = [:]

  init() {}

  /// The value of a state; `nil` if the element does not have the state.
  public subscript(state: AccessibilityState) -> AccessibilityState.Value? { values[state] }

  /// Whether a state is there and true.
  public func isSet(_ state: AccessibilityState) -> Bool { values[state] == .flag(true) }

  /// The whole number that a state holds.
  public func integer(_ state: AccessibilityState) -> Int? {
    if case .integer(let value) = values[state] { value } else { nil }
  }

  /// The text that a state holds.
  public func text(_ state: AccessibilityState) -> String? {
    if case .text(let value) = values[state] { value } else { nil }
  }

  /// All states that are there, in the order of ``AccessibilityState/allCases``.
  public var all: [(state: AccessibilityState, value: AccessibilityState.Value)] {
    AccessibilityState.allCases.compactMap { state in values[state].map { (state, $0) } }
  }

  mutating func set(_ state: AccessibilityState, _ value: Bool) { values[state] = .flag(value) }

  mutating func set(_ state: AccessibilityState, _ value: Int?) {
    if let value { values[state] = .integer(value) }
  }

  mutating func set(_ state: AccessibilityState, _ value: Double?) {
    if let value { values[state] = .number(value) }
  }

  mutating func set(_ state: AccessibilityState, _ value: String?) {
    if let value { values[state] = .text(value) }
  }
}
