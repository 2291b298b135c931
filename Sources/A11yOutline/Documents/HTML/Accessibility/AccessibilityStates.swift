/// The states and properties that an element has.
public struct AccessibilityStates: Hashable, Sendable {
  /// One state and its value.
  private struct Entry: Hashable {
    var state: AccessibilityState
    var value: AccessibilityState.Value
  }

  /// The states in the order in which they were set: an element has a few of the many there are.
  private var entries: [Entry] = []

  init() {}

  /// The value of a state; `nil` if the element does not have the state.
  public private(set) subscript(state: AccessibilityState) -> AccessibilityState.Value? {
    get { entries.first { $0.state == state }?.value }
    set {
      let place = entries.firstIndex { $0.state == state }
      switch (place, newValue) {
      case (let place?, let value?): entries[place].value = value
      case (let place?, nil): entries.remove(at: place)
      case (nil, let value?): entries.append(Entry(state: state, value: value))
      case (nil, nil): break
      }
    }
  }

  /// States are the same whatever the order in which they were set.
  public static func == (left: AccessibilityStates, right: AccessibilityStates) -> Bool {
    Set(left.entries) == Set(right.entries)
  }

  /// Hashes all states.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Set(entries))
  }

  /// Whether a state is there and true.
  public func isSet(_ state: AccessibilityState) -> Bool { self[state] == .flag(true) }

  /// The whole number that a state holds.
  public func integer(_ state: AccessibilityState) -> Int? {
    if case .integer(let value) = self[state] { value } else { nil }
  }

  /// The text that a state holds.
  public func text(_ state: AccessibilityState) -> String? {
    if case .text(let value) = self[state] { value } else { nil }
  }

  /// All states that are there, in the order of `AccessibilityState.allCases`.
  public var all: [(state: AccessibilityState, value: AccessibilityState.Value)] {
    AccessibilityState.allCases.compactMap { state in self[state].map { (state, $0) } }
  }

  mutating func set(_ state: AccessibilityState, _ value: Bool) { self[state] = .flag(value) }

  mutating func set(_ state: AccessibilityState, _ value: Int?) {
    if let value { self[state] = .integer(value) }
  }

  mutating func set(_ state: AccessibilityState, _ value: Double?) {
    if let value { self[state] = .number(value) }
  }

  mutating func set(_ state: AccessibilityState, _ value: String?) {
    if let value { self[state] = .text(value) }
  }
}
