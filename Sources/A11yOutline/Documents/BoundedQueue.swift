import Foundation

/// A queue of few places between a thread that makes something and one that uses it.
///
/// Whoever makes too much waits, so that memory stays bounded.
final class BoundedQueue<Element: Sendable>: @unchecked Sendable {  // All is guarded by the lock.
  private let condition = NSCondition()
  private let capacity: Int
  private var elements: [Element] = []
  private var isFinished = false

  /// Creates a queue.
  ///
  /// - Parameter capacity: How many elements may wait.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Appends an element as soon as there is room for it.
  func append(_ element: Element) {
    condition.lock()
    defer { condition.unlock() }
    while elements.count >= capacity { condition.wait() }
    elements.append(element)
    condition.broadcast()
  }

  /// Says that no more elements come.
  func finish() {
    condition.lock()
    defer { condition.unlock() }
    isFinished = true
    condition.broadcast()
  }

  /// The next element as soon as there is one; `nil` when no more come.
  func next() -> Element? {
    condition.lock()
    defer { condition.unlock() }
    while elements.isEmpty, !isFinished { condition.wait() }
    guard !elements.isEmpty else { return nil }
    defer { condition.broadcast() }
    return elements.removeFirst()
  }
}
