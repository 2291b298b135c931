/// What is known of a kind of layout.
public struct LayoutProperties: Sendable {
  /// The axis along which a stack arranges views; `nil` for other layouts.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is no stack.
  public init() {}
}
