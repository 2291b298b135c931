/// A value that a view owns, kept for as long as the view stays in the tree.
///
/// As in SwiftUI. Reading it in a body has that body evaluated again when it changes.
@propertyWrapper
public struct State<Value> {
  private let initial: Value
  private var storage: StateStorage<Value>?

  /// Creates a state with its first value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  /// Creates a state with its first value.
  public init(initialValue: Value) {
    initial = initialValue
  }

  /// The value; setting it before the view is in a tree has no effect.
  public var wrappedValue: Value {
    get { storage?.read() ?? initial }
    nonmutating set { storage?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initial) }
    return Binding(get: { storage.read() }, set: { storage.write($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that starts with nothing.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: LinkedProperty {
  mutating func link(to node: ViewNode, index: inout Int) {
    if index < node.properties.count {
      storage = node.properties[index] as? StateStorage<Value>
    } else {
      let storage = StateStorage(initial)
      node.properties.append(storage)
      self.storage = storage
    }
    index += 1
  }
}
