/// Makes no sound and takes the time that speech would take, so that continuous reading goes on
/// without a voice or a device (nvaccess/nvda#10797).
@MainActor final class SilentSessionSpeech: SessionSpeech {
  /// Something that would sound.
  private struct Item {
    let unit: ReadingUnit?
    let duration: Duration
  }

  /// How long a pause between two utterances is taken to be.
  private static let pause = Duration.milliseconds(250)
  /// How many characters a word is taken to have, with the space after it.
  private static let charactersPerWord = 6

  var onEvent: (@Sendable (SessionSpeechEvent) -> Void)?

  private let now: @MainActor () -> Duration
  private var rate = PlayerSettings().rate
  private var items: [Item] = []
  private var start = Duration.zero

  /// Creates an output.
  ///
  /// - Parameter now: The clock, which tests advance by hand.
  init(now: @escaping @MainActor () -> Duration = { MonotonicClock.now }) {
    self.now = now
  }

  var deadline: Duration? { items.first.map { start + $0.duration } }

  func respond(_ utterances: [Utterance]) {
    stop()
    for utterance in utterances { append(Item(unit: nil, duration: duration(of: utterance))) }
  }

  func prepare(_ unit: ReadingUnit) {
    append(Item(unit: unit, duration: duration(of: unit.utterance)))
  }

  func notify(_ utterances: [Utterance]) {
    // The unit after the one that sounds has been made ready and waits.
    let waiting = items.dropFirst()
    items = Array(items.prefix(1))
    for utterance in utterances { append(Item(unit: nil, duration: duration(of: utterance))) }
    items += waiting
  }

  func stop() {
    items = []
  }

  func apply(_ settings: PlayerSettings) {
    rate = settings.rate
  }

  func suspend() {
    stop()
  }

  func resume() {}

  func elapse() {
    while let item = items.first, start + item.duration <= now() {
      start += item.duration
      items.removeFirst()
      if let unit = item.unit { onEvent?(.finished(unit)) }
      tellStart()
    }
  }

  private func append(_ item: Item) {
    items.append(item)
    guard items.count == 1 else { return }
    start = now()
    tellStart()
  }

  private func tellStart() {
    if let unit = items.first?.unit { onEvent?(.started(unit)) }
  }

  private func duration(of utterance: Utterance) -> Duration {
    let words = Double(utterance.text.count) / Double(Self.charactersPerWord)
    return .seconds(words * 60 / Double(max(1, rate))) + Self.pause
  }
}
