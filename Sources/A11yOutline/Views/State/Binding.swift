/// A value that is read and changed somewhere else.
///
/// As in SwiftUI.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  /// How changes through the binding are animated.
  public var transaction = Transaction()

  /// Creates a binding from functions that read and change the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = { value, _ in set(value) }
  }

  /// Creates a binding from functions that read and change the value; the second is told how the
  /// change is animated.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding from the projected value of another.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Creates a binding to an optional from one to a value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } }
    )
  }

  /// Creates a binding to a value from one to an optional, if there is a value now.
  public init?(_ base: Binding<Value?>) {
    guard var last = base.wrappedValue else { return nil }
    self.init(
      get: {
        if let value = base.wrappedValue { last = value }
        return last
      },
      set: { base.wrappedValue = $0 }
    )
  }

  /// Creates a binding to a value whose type is hidden; setting a value of another type has no
  /// effect.
  public init<Hidden: Hashable>(_ base: Binding<Hidden>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Hidden { base.wrappedValue = value } }
    )
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { (_: Value) in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      let transaction = transaction.hasEffect ? transaction : Transaction.current
      withTransaction(transaction) { set(newValue, transaction) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var binding = Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
    binding.transaction = transaction
    return binding
  }

  /// A binding whose changes are animated.
  ///
  /// An animation of `nil` has changes complete at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction = Transaction(animation: animation)
    return binding
  }

  /// A binding whose changes follow a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
