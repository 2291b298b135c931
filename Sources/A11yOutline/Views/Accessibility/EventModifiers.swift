/// Keys that are held down.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the keys.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Option key, which is Alt on other keyboards.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Command key; a terminal has none, so that Control stands for it.
  public static let command = EventModifiers(rawValue: 1 << 4)
}
