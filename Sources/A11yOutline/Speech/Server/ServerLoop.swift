internal import CSpeechd
internal import Foundation

/// The thread that gives a speech server one message after another.
final class ServerLoop {
  /// An utterance that is under way.
  private struct Spoken {
    let entry: SpeechEntry
    var messages: ArraySlice<ServerMessage>
    var hasStarted = false
  }

  /// The message that the server, or the clock in its place, has now.
  private struct Message {
    /// Its number; `nil` when the server has none of it and its time is only estimated.
    let number: Int?
    /// When it is over whether or not the server says so.
    let deadline: ContinuousClock.Instant
  }

  /// How long the server is not looked for after it could not be reached.
  private static let pause = Duration.seconds(5)

  /// How much longer than estimated a message may take before it is given up.
  private static let patience = 4.0

  private let state: SharedState
  private let wake: WakeSignal
  private let tell: @Sendable (SpeechEvent) -> Void
  private let serverEvents = SharedServerEvents()
  private var connection: ServerConnection?
  private var nextAttempt: ContinuousClock.Instant?
  private var hasToldFailure = false
  private var generation: UInt64 = 0
  private var utterance: Spoken?
  private var message: Message?

  init(
    state: SharedState,
    wake: WakeSignal,
    events: @escaping @Sendable (SpeechEvent) -> Void
  ) {
    self.state = state
    self.wake = wake
    tell = events
  }

  /// Speaks until the speaker is closed.
  func run() {
    connect()
    while step() {
      let left = message.map { ContinuousClock.now.duration(to: $0.deadline) / .milliseconds(1) }
      wake.wait(milliseconds: left.map { Int32(max(1, min($0.rounded(.up), 60_000))) } ?? -1)
    }
    _ = connection?.cancel()
    connection?.close()
  }

  /// Does what there is to do; `false` when the speaker is closed.
  private func step() -> Bool {
    let (isClosed, current) = state.value.withLock { ($0.isClosed, $0.generation) }
    if isClosed { return false }
    if current != generation {
      generation = current
      if message?.number != nil, connection?.cancel() == false { lose() }
      utterance = nil
      message = nil
    }
    serverEvents.take().forEach(take)
    if let message, message.deadline <= .now { endMessage() }
    while message == nil, beginMessage() {}
    return true
  }

  private func take(_ event: ServerEvent) {
    guard let number = message?.number, let id = utterance?.entry.id else { return }
    switch event {
    case .began(message: number): start(id)
    case .mark(message: number, let name):
      start(id)
      if let place = ServerMessage.place(ofMark: name) { tell(.word(id, place)) }
    case .ended(message: number):
      start(id)
      endMessage()
    default: return
    }
  }

  private func start(_ id: SpeechID) {
    guard utterance?.hasStarted == false else { return }
    utterance?.hasStarted = true
    tell(.started(id))
  }

  /// Goes on behind the message that was heard.
  private func endMessage() {
    message = nil
    guard let utterance, utterance.messages.isEmpty else { return }
    start(utterance.entry.id)
    tell(.finished(utterance.entry.id))
    self.utterance = nil
  }

  /// Gives the server the next message; `false` when nothing waits.
  private func beginMessage() -> Bool {
    if utterance == nil {
      // What is taken here may be newer than the generation that the step began with, and would be
      // silenced by its own interruption: the two are read together.
      let taken = state.value.withLock { state in
        state.queue.next().map { (entry: $0, generation: state.generation) }
      }
      guard let taken else { return false }
      let entry = taken.entry
      generation = taken.generation
      let configuration = entry.configuration
      let messages = ServerMessage.messages(
        of: entry.utterance,
        language: entry.language ?? configuration.language ?? configuration.interfaceLanguage,
        interfaceLanguage: configuration.interfaceLanguage
      )
      utterance = Spoken(entry: entry, messages: messages[...])
    }
    guard let entry = utterance?.entry, let next = utterance?.messages.popFirst() else {
      endMessage()
      return true
    }
    if connection == nil { connect() }
    let seconds = SpeechDuration.estimatedSeconds(of: next.text, rate: entry.configuration.rate)
    let number = connection?.say(next, entry.speechClass.priority, entry.configuration)
    if number == nil {
      lose()
      start(entry.id)
    }
    let limit = number == nil ? seconds : seconds * Self.patience + Self.patience
    message = Message(number: number, deadline: .now + .seconds(limit))
    return true
  }

  private func connect() {
    if let nextAttempt, nextAttempt > .now { return }
    connection = SpeechDispatcherLibrary.shared.flatMap { library in
      ServerConnection(library) { [serverEvents, wake] event in
        serverEvents.append(event)
        wake.give()
      }
    }
    let isReached = connection != nil
    state.value.withLock { $0.isServerReached = isReached }
    if connection == nil { lose() } else { hasToldFailure = false }
  }

  /// Notes that there is no server, and tells so once.
  private func lose() {
    connection?.close()
    connection = nil
    nextAttempt = .now + Self.pause
    guard !hasToldFailure else { return }
    hasToldFailure = true
    tell(.notice(SpeechNotice(.noServer)))
  }
}
