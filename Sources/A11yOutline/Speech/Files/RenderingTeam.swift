internal import Foundation

/// Threads that render batches side by side, each with a synthesizer of its own; the results are
/// taken in the order in which the batches were given.
///
/// Its state is touched only with its lock held; hence the unchecked conformance.
final class RenderingTeam: @unchecked Sendable {
  private let lock = NSCondition()
  private var waiting: [(number: Int, steps: [RenderingStep])] = []
  private var finished: [Int: RenderedBatch] = [:]
  private var givenCount = 0
  private var takenCount = 0
  private var isDismissed = false

  /// - Parameters:
  ///   - count: The number of threads.
  ///   - makeSynthesizer: Called once on each of them.
  init(count: Int, makeSynthesizer: @escaping @Sendable () -> any Synthesizer) {
    for number in 0..<count {
      SpeechThread.start("a11y-outline file \(number)") { [self] in
        let renderer = BatchRenderer(makeSynthesizer())
        while let work = next() {
          finish(work.number, renderer.render(work.steps))
        }
      }
    }
  }

  /// The number of batches that were given and not taken.
  var pendingCount: Int {
    locked { givenCount - takenCount }
  }

  /// Gives a batch to whoever is free first.
  func give(_ steps: [RenderingStep]) {
    locked {
      waiting.append((givenCount, steps))
      givenCount += 1
    }
  }

  /// Takes the next result, in the order of giving; waits for it.
  func take() -> RenderedBatch {
    lock.lock()
    defer { lock.unlock() }
    while true {
      if let batch = finished.removeValue(forKey: takenCount) {
        takenCount += 1
        return batch
      }
      lock.wait()
    }
  }

  /// Lets the threads end; what was not begun is not done.
  func dismiss() {
    locked {
      isDismissed = true
      waiting.removeAll()
    }
  }

  private func next() -> (number: Int, steps: [RenderingStep])? {
    lock.lock()
    defer { lock.unlock() }
    while waiting.isEmpty, !isDismissed { lock.wait() }
    return isDismissed ? nil : waiting.removeFirst()
  }

  private func finish(_ number: Int, _ batch: RenderedBatch) {
    locked { finished[number] = batch }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    lock.lock()
    defer {
      lock.broadcast()
      lock.unlock()
    }
    return body()
  }
}
