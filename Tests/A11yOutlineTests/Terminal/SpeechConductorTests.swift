import Testing

@testable import A11yOutline

/// Speech that tells everything it was asked for, on a clock that a test advances.
@MainActor private final class RecordingSpeech: SessionSpeech {
  var log: [String] = []
  var onEvent: (@Sendable (SessionSpeechEvent) -> Void)?

  func respond(_ utterances: [Utterance]) {
    let texts = utterances.map { $0.text.isEmpty ? $0.cue?.rawValue ?? "" : $0.text }
    log.append("respond " + texts.joined(separator: " | "))
  }

  func notify(_ utterances: [Utterance]) {
    log.append("notify " + utterances.map(\.text).joined(separator: " | "))
  }

  func prepare(_ unit: ReadingUnit) { log.append("prepare " + unit.utterance.text) }
  func stop() { log.append("stop") }
  func apply(_ settings: PlayerSettings) { log.append("rate \(settings.rate)") }
  func suspend() { log.append("suspend") }
  func resume() { log.append("resume") }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A clock and the events of a silent output on it.
@MainActor private final class VirtualTime {
  var now = Duration.zero
  let queue = SessionSpeechEvents(WakePipe())
  lazy var speech = SilentSessionSpeech(now: { [unowned self] in now })

  /// Lets time pass; each event is taken when it comes.
  func pass(_ time: Duration, _ conductor: SpeechConductor) -> [String] {
    var said: [String] = []
    let end = now + time
    while true {
      for event in queue.take() { said += conductor.take(event).map(\.text) }
      guard let next = speech.deadline, next <= end else { break }
      now = next
      speech.elapse()
    }
    now = end
    return said
  }
}

@MainActor @Suite struct SpeechConductorTests {
  private func player() -> OutlinePlayer {
    var builder = OutlineBuilder(title: "R")
    builder.append(NodeContent(name: "One. Two. Three. Four."), depth: 0)
    builder.append(NodeContent(name: "Middle"), depth: 0)
    builder.append(NodeContent(name: "Last"), depth: 0)
    return OutlinePlayer(builder.finish())
  }

  private func unit(_ player: OutlinePlayer, _ text: String, sentence: Int = 0) -> ReadingUnit {
    ReadingUnit(
      node: player.outline.firstVisible,
      sentence: sentence,
      utterance: Utterance([Utterance.Part(.name, text)])
    )
  }

  @Test func anAnswerCutsOffWhatSounds() {
    let (player, speech) = (player(), RecordingSpeech())
    let conductor = SpeechConductor(player, speech)
    #expect(speech.take() == ["rate 175"])
    conductor.answer(player.press("Down"))
    #expect(speech.take() == ["respond Middle"])
    conductor.answer(player.press("Esc"))
    #expect(speech.take() == ["stop"])
  }

  @Test func settingsAreTakenOverBeforeTheyAreSaid() {
    let (player, speech) = (player(), RecordingSpeech())
    let conductor = SpeechConductor(player, speech)
    _ = speech.take()
    conductor.answer(player.press(">"))
    #expect(speech.take() == ["rate 190", "respond Rate 190"])
  }

  @Test func oneUnitSoundsAndOneIsReady() throws {
    let (player, speech) = (player(), RecordingSpeech())
    let conductor = SpeechConductor(player, speech)
    _ = speech.take()
    conductor.answer(player.press("s"))
    #expect(speech.take() == ["stop", "prepare One.", "prepare Two."])
    #expect(conductor.take(.started(unit(player, "nobody"))) == [])
    #expect(speech.take() == [])
  }

  @Test func readingGoesOnToTheEndWithoutSound() {
    let player = player()
    let time = VirtualTime()
    let conductor = SpeechConductor(player, time.speech)
    time.speech.onEvent = { [queue = time.queue] in queue.append($0) }
    conductor.answer(player.press("s"))
    #expect(
      time.pass(.seconds(60), conductor) == [
        "One.", "Two.", "Three.", "Four.", "Middle", "Last", "End of outline",
      ]
    )
    #expect(time.speech.deadline == nil)
    #expect(player.cursor == player.outline.lastVisible)
  }

  @Test func theCursorFollowsWhatIsHeard() {
    let player = player()
    let time = VirtualTime()
    let conductor = SpeechConductor(player, time.speech)
    time.speech.onEvent = { [queue = time.queue] in queue.append($0) }
    conductor.answer(player.press("s"))
    #expect(time.pass(.zero, conductor) == ["One."])
    #expect(time.pass(.milliseconds(600), conductor) == ["Two."])
    conductor.answer(player.press("Space"))
    #expect(time.pass(.seconds(60), conductor) == [])
    conductor.answer(player.press("Space"))
    #expect(time.pass(.milliseconds(100), conductor) == ["Two."])
    conductor.answer(player.press("Down"))
    #expect(time.pass(.seconds(60), conductor) == ["Last", "End of outline"])
  }

  @Test func anEventOfACutOffUnitDoesNotMoveTheCursor() {
    let (player, speech) = (player(), RecordingSpeech())
    let conductor = SpeechConductor(player, speech)
    conductor.answer(player.press("s"))
    let late = ReadingUnit(
      node: player.outline.firstVisible,
      sentence: 0,
      utterance: Utterance([Utterance.Part(.name, "One.", language: nil)])
    )
    #expect(!conductor.take(.started(late)).isEmpty)
    conductor.answer(player.press("End"))
    conductor.answer(player.press("Esc"))
    #expect(conductor.take(.started(late)) == [])
    #expect(conductor.take(.finished(late)) == [])
    #expect(player.cursor == player.outline.lastVisible)
  }

  @Test func aKeyWithoutMeaningStopsReading() {
    let (player, speech) = (player(), RecordingSpeech())
    let conductor = SpeechConductor(player, speech)
    conductor.answer(player.press("s"))
    conductor.answer(player.press("&"))
    conductor.answer(player.press("&"))
    #expect(!player.isReading)
    #expect(speech.take().last == "respond dull", "a sound alone")
  }

  @Test func aNoticeIsShownAndNotSpoken() {
    let (player, speech) = (player(), RecordingSpeech())
    let conductor = SpeechConductor(player, speech)
    _ = speech.take()
    #expect(conductor.take(.notice("No sound")).map(\.text) == ["No sound"])
    #expect(speech.take() == [])
  }
}
