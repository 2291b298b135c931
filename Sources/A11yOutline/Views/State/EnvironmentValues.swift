public import Foundation

/// What views take from their surroundings.
///
/// As in SwiftUI; the values are those listed here and an author's own.
public struct EnvironmentValues {
  /// What nearly every node asks for; the rest is found by key.
  struct Facts: OptionSet {
    let rawValue: UInt8
    static let disabled = Facts(rawValue: 1 << 0)
    static let notHitTestable = Facts(rawValue: 1 << 1)
    static let reducesMotion = Facts(rawValue: 1 << 2)
    static let rightToLeft = Facts(rawValue: 1 << 3)
  }

  private final class Storage {
    var values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) {
      self.values = values
    }
  }

  var facts: Facts = []
  private var storage: Storage?

  /// Creates values that are all as they are where nothing was set.
  public init() {}

  /// The value of a key.
  public subscript<ValueKey: EnvironmentKey>(key: ValueKey.Type) -> ValueKey.Value {
    get { storage?.values[ObjectIdentifier(key)] as? ValueKey.Value ?? ValueKey.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The observable object of a type.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    storage?.values[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?, as type: Object.Type) {
    set(object as Any, for: ObjectIdentifier(type))
  }

  private mutating func set(_ value: Any, for key: ObjectIdentifier) {
    var values = storage?.values ?? [:]
    values[key] = value
    storage = Storage(values)
  }

  /// Whether nothing was set between the two; values that are equal may still differ.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage && facts == other.facts
  }

  mutating func setFact(_ fact: Facts, _ holds: Bool) {
    if holds { facts.insert(fact) } else { facts.remove(fact) }
  }
}

extension EnvironmentValues {
  /// Whether controls can be operated.
  public var isEnabled: Bool {
    get { !facts.contains(.disabled) }
    set { setFact(.disabled, !newValue) }
  }

  /// Whether the user wants changes without motion; always so in the player.
  public var accessibilityReduceMotion: Bool {
    get { facts.contains(.reducesMotion) }
    set { setFact(.reducesMotion, newValue) }
  }

  /// Whether a point in a region finds what is drawn there.
  var allowsHitTesting: Bool {
    get { !facts.contains(.notHitTestable) }
    set { setFact(.notHitTestable, !newValue) }
  }

  /// Whether assistive technology is in use: always, here.
  public var accessibilityEnabled: Bool { true }

  /// Whether a screen reader is in use: always, here, since the player is one.
  public var accessibilityVoiceOverEnabled: Bool { true }

  private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale.current
  }

  /// The locale of the user.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The direction in which leading and trailing edges lie.
  public var layoutDirection: LayoutDirection {
    get { facts.contains(.rightToLeft) ? .rightToLeft : .leftToRight }
    set { setFact(.rightToLeft, newValue == .rightToLeft) }
  }
}
