/// Which node of a tree is being evaluated.
enum Tracking {
  /// The node that whatever is read now belongs to; `nil` outside evaluation.
  ///
  /// Safe without a lock: only a ``ViewHost``, which is on the main actor, sets it, and only
  /// state that is part of a host's tree asks for it; neither ``State`` nor ``Binding`` is
  /// `Sendable`, so that state cannot be read elsewhere.
  nonisolated(unsafe) static var current: ViewNode?
}
