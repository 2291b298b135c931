/// A key of a value that a view gives to the layout it is in.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that give none.
  static var defaultValue: Value { get }
}
