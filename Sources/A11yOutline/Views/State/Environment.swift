public import Observation

/// A value that a view takes from its surroundings.
///
/// As in SwiftUI.
@propertyWrapper
public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value
  private var values = EnvironmentValues()

  /// Takes the value of a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Takes the observable object of a type that a view above has put there.
  ///
  /// - Precondition: A view above has the modifier `environment(_:)` with such an object.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.object(objectType) else {
        preconditionFailure("No view above puts a \(objectType) in the environment.")
      }
      return object
    }
  }

  /// Takes the observable object of a type, if a view above has put one there.
  public init<Object: AnyObject & Observable>(
    _ objectType: Object.Type
  ) where Value == Object? {
    read = { $0.object(objectType) }
  }

  /// The value.
  public var wrappedValue: Value { read(values) }
}

extension Environment: LinkedProperty {
  mutating func link(to node: ViewNode, index: inout Int) {
    values = node.environment
  }
}
