import Dispatch
import Foundation
import Observation

extension ViewNode {
  /// Evaluates something and has the node evaluated again when an observable object that it read
  /// changes.
  ///
  /// Each evaluation forgets what the last one observed.
  @MainActor
  func observing<Result>(_ evaluate: () -> Result) -> Result {
    let token = ObservationToken(self)
    let result = withObservationTracking(evaluate) { token.objectWillChange() }
    observations.append(token)
    return result
  }

  /// Lets go of all that is observed.
  func forgetObservations() {
    for token in observations { token.cancel() }
    observations.removeAll(keepingCapacity: true)
  }
}

/// Tells a node that something it observes changes; of no effect once the node let go of it.
///
/// Safe to send: the node is only touched on the main actor.
final class ObservationToken: @unchecked Sendable {
  private weak var node: ViewNode?

  /// Makes the token one of no effect.
  func cancel() { node = nil }

  init(_ node: ViewNode) {
    self.node = node
  }

  /// Marks the main queue, which runs the main actor on whatever thread.
  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  func objectWillChange() {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainQueueKey) == true {
      MainActor.assumeIsolated { invalidate() }
    } else {
      Task { @MainActor in self.invalidate() }
    }
  }

  @MainActor
  private func invalidate() {
    guard let node else { return }
    node.graph.invalidate(node)
  }
}
