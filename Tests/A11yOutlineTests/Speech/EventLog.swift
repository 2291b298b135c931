import Foundation
import Synchronization

@testable import A11yOutline

/// Collects the events of a speaker.
final class EventLog: Sendable {
  private let events = Mutex<[SpeechEvent]>([])

  func append(_ event: SpeechEvent) {
    events.withLock { $0.append(event) }
  }

  var all: [SpeechEvent] { events.withLock { $0 } }

  /// The utterances that were heard, and how far: `+1` began, `-1` ended.
  var story: String {
    all.compactMap { event in
      switch event {
      case .started(let id): "+\(id.rawValue)"
      case .finished(let id): "-\(id.rawValue)"
      case .word, .notice: nil
      }
    }
    .joined(separator: " ")
  }

  var notices: [SpeechNotice] {
    all.compactMap { if case .notice(let notice) = $0 { notice } else { nil } }
  }

  /// Waits until an event has come; `false` after ten seconds.
  func waits(for condition: (SpeechEvent) -> Bool) -> Bool {
    for _ in 0..<2_000 {
      if all.contains(where: condition) { return true }
      usleep(5_000)
    }
    return false
  }
}
