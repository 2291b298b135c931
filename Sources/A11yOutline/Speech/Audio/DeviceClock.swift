internal import Synchronization

/// Knows which sample a device lets hear, from the delay it states when it is given samples.
///
/// Between two statements time passes at the rate of the device.
final class DeviceClock: Sendable {
  /// A sample, and when it is heard.
  private struct Appointment {
    var position: Int64
    var time: ContinuousClock.Instant
  }

  private struct State {
    var appointments: [Appointment] = []
    var played: Int64 = 0
  }

  private let state = Mutex(State())

  /// Notes that all samples up to a position were given to the device.
  ///
  /// - Parameters:
  ///   - position: The position after the last sample.
  ///   - delay: How long from now until that sample has been heard.
  func gave(upTo position: Int64, delay: Duration) {
    let time = ContinuousClock.now + max(delay, .zero)
    state.withLock { $0.appointments.append(Appointment(position: position, time: time)) }
  }

  /// Notes that everything up to a position was thrown away.
  func reset(to position: Int64) {
    state.withLock { state in
      state.appointments.removeAll()
      state.played = max(state.played, position)
    }
  }

  /// The number of samples that have been heard.
  var played: Int64 {
    state.withLock { state in
      let now = ContinuousClock.now
      let passed = state.appointments.firstIndex { $0.time > now } ?? state.appointments.count
      if passed > 0 {
        state.played = max(state.played, state.appointments[passed - 1].position)
        state.appointments.removeFirst(passed)
      }
      if let next = state.appointments.first {
        let remaining = now.duration(to: next.time) / .seconds(1)
        let position = next.position - Int64(remaining * Double(SpeechFormat.sampleRate))
        state.played = max(state.played, min(position, next.position))
      }
      return state.played
    }
  }
}
