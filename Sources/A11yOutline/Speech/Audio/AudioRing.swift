internal import Synchronization

/// The samples between the synthesizer and the device, about 300 ms of them, and the marks that
/// lie among them.
///
/// A position counts the samples that were ever taken out, so it only grows; clearing the ring
/// gives the position of the first sample thrown away to the next sample written. A generation is
/// one run of speech between two interruptions: what is written for an old one is refused.
final class AudioRing: Sendable {
  /// Something that happens when a sample is heard.
  struct Mark: Sendable {
    /// The sample.
    var position: Int64

    /// Whether the sample must have been heard, and not only all before it.
    var needsSample: Bool

    /// What happens.
    var event: SpeechEvent
  }

  /// What was taken out at once.
  struct Reading {
    /// How many samples.
    var count: Int

    /// The generation they belong to.
    var generation: UInt64

    /// The position after the last of them.
    var endPosition: Int64
  }

  private struct State {
    var samples: [Int16]
    var start = 0
    var count = 0
    var readPosition: Int64 = 0
    var generation: UInt64 = 0
    var marks: [Mark] = []
    var firstMark = 0
    var isWriterWaiting = false
    var isIdle = true
  }

  private let state: Mutex<State>
  private let writerWake: WakeSignal

  /// - Parameters:
  ///   - capacity: The samples it holds.
  ///   - writerWake: Given when there is room again after a write that found none.
  init(capacity: Int, writerWake: WakeSignal) {
    state = Mutex(State(samples: [Int16](repeating: 0, count: capacity)))
    self.writerWake = writerWake
  }

  /// The generation whose samples are taken.
  var generation: UInt64 { state.withLock { $0.generation } }

  /// The number of samples ever taken out or thrown away.
  var readPosition: Int64 { state.withLock { $0.readPosition } }

  /// The position of the next sample to be written.
  var endPosition: Int64 { state.withLock { $0.readPosition + Int64($0.count) } }

  /// The number of samples that wait to be taken out.
  var count: Int { state.withLock { $0.count } }

  /// Whether nothing more will be written until someone speaks.
  var isIdle: Bool {
    get { state.withLock { $0.isIdle } }
    set { state.withLock { $0.isIdle = newValue } }
  }

  /// Writes as many samples as there is room for.
  ///
  /// - Returns: How many; `nil` when the generation is over.
  func write(_ samples: ArraySlice<Int16>, generation: UInt64) -> Int? {
    state.withLock { state in
      guard state.generation == generation else { return nil }
      let capacity = state.samples.count
      let count = min(samples.count, capacity - state.count)
      let end = (state.start + state.count) % capacity
      let first = samples.prefix(min(count, capacity - end))
      let second = samples.dropFirst(first.count).prefix(count - first.count)
      state.samples.withUnsafeMutableBufferPointer { buffer in
        _ = buffer[end...].update(fromContentsOf: first)
        _ = buffer.update(fromContentsOf: second)
      }
      state.count += count
      if count < samples.count { state.isWriterWaiting = true }
      return count
    }
  }

  /// Takes samples out.
  func read(into buffer: UnsafeMutableBufferPointer<Int16>) -> Reading {
    state.withLock { state in
      let capacity = state.samples.count
      let count = min(buffer.count, state.count)
      let first = min(count, capacity - state.start)
      _ = buffer.update(fromContentsOf: state.samples[state.start..<(state.start + first)])
      _ = buffer[first...].update(fromContentsOf: state.samples[..<(count - first)])
      state.start = (state.start + count) % capacity
      state.count -= count
      state.readPosition += Int64(count)
      if state.isWriterWaiting, count > 0 {
        state.isWriterWaiting = false
        writerWake.give()
      }
      return Reading(
        count: count,
        generation: state.generation,
        endPosition: state.readPosition
      )
    }
  }

  /// Throws everything away and begins a new generation.
  func clear(generation: UInt64) {
    state.withLock { state in
      state.generation = generation
      state.start = 0
      state.count = 0
      state.marks.removeAll(keepingCapacity: true)
      state.firstMark = 0
    }
  }

  /// Adds a mark; one of an old generation is dropped.
  func add(_ mark: Mark, generation: UInt64) {
    state.withLock { state in
      guard state.generation == generation else { return }
      var mark = mark
      if let last = state.marks.last { mark.position = max(mark.position, last.position) }
      state.marks.append(mark)
    }
  }

  /// The position of the next mark.
  var nextMarkPosition: Int64? {
    state.withLock { $0.firstMark < $0.marks.count ? $0.marks[$0.firstMark].position : nil }
  }

  /// Takes the marks out that have been heard.
  ///
  /// - Parameter played: The number of samples that have been heard.
  /// - Returns: What happened, in order.
  func takeMarks(heardBy played: Int64) -> [SpeechEvent] {
    state.withLock { state in
      var events: [SpeechEvent] = []
      while state.firstMark < state.marks.count {
        let mark = state.marks[state.firstMark]
        guard mark.needsSample ? played > mark.position : played >= mark.position else { break }
        events.append(mark.event)
        state.firstMark += 1
      }
      if state.firstMark == state.marks.count {
        state.marks.removeAll(keepingCapacity: true)
        state.firstMark = 0
      }
      return events
    }
  }
}
