/// How the changes that are made together are animated.
public struct Transaction: Sendable {
  /// The animation; `nil` has changes complete at once.
  public var animation: Animation?

  /// Whether animations that views ask for are left out.
  public var disablesAnimations = false

  /// Whether the transaction says anything.
  private(set) var hasEffect = false

  /// Creates a transaction that says nothing.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
    hasEffect = true
  }

  /// The animation that is to be used.
  var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  /// The transaction of the changes that are being made.
  ///
  /// Safe without a lock: it is set only while changes are made, and changes to state are made where
  /// its views are, on the main actor.
  nonisolated(unsafe) static var current = Transaction()

  /// The transaction of the node that is being evaluated.
  nonisolated(unsafe) static var evaluated = Transaction()
}

/// Makes changes under a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Makes changes that are animated.
///
/// An animation of `nil` has the changes complete at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
