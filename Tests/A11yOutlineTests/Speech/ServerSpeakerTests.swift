import Foundation
import Testing

@testable import A11yOutline

/// Speaking through Speech Dispatcher; its library takes the address of the server from the
/// environment of the process, hence one test after another.
@Suite(.serialized, .enabled(if: SpeechDispatcherLibrary.shared != nil, "libspeechd is missing"))
struct ServerSpeakerTests {
  private func speaker(_ server: SpeechServer, _ log: EventLog) -> ServerSpeaker {
    setenv("SPEECHD_ADDRESS", "unix_socket:\(server.path)", 1)
    return ServerSpeaker(configuration: .init()) { log.append($0) }
  }

  private let item = Utterance([
    .init(.name, "Fish & <chips>"), .init(.state, "Collapsed", language: "en"),
  ])

  @Test func theServerSaysMessagesAndTellsWords() throws {
    let (server, log) = (SpeechServer(), EventLog())
    let speaker = speaker(server, log)
    try speaker.waitForOutput()
    let id = speaker.speak(item, as: .response, language: "en")
    #expect(log.waits { $0 == .finished(id) })
    #expect(
      log.all == [
        .started(id), .word(id, 0..<4), .word(id, 5..<6), .word(id, 7..<14), .word(id, 16..<25),
        .finished(id),
      ]
    )
    #expect(
      server.receivedMessages == [
        #"<speak><mark name="0-4"/>Fish <mark name="5-6"/>&amp; "#
          + #"<mark name="7-14"/>&lt;chips&gt;</speak>"#,
        #"<speak><mark name="16-25"/>Collapsed</speak>"#,
      ]
    )
    let priorities = server.receivedCommands.filter { $0.contains("PRIORITY") }
    #expect(!priorities.isEmpty && priorities.allSatisfy { $0.hasSuffix("TEXT") })
    speaker.close()
    server.stop()
  }

  @Test func theOrderIsThatOfTheQueue() {
    let (server, log) = (SpeechServer(), EventLog())
    let speaker = speaker(server, log)
    speaker.speak(item, as: .response, language: nil)
    speaker.speak(item, as: .followUp, language: nil)
    let last = speaker.speak(item, as: .reading, language: nil)
    #expect(log.waits { $0 == .finished(last) })
    #expect(log.story == "+1 -1 +2 -2 +3 -3")
    speaker.close()
    server.stop()
  }

  @Test func aResponseSilencesWhatIsSaid() {
    let (server, log) = (SpeechServer(.goesOnForEver), EventLog())
    let speaker = speaker(server, log)
    let first = speaker.speak(item, as: .response, language: nil)
    #expect(log.waits { $0 == .started(first) })
    let second = speaker.speak(item, as: .response, language: nil)
    #expect(log.waits { $0 == .started(second) })
    #expect(server.receivedCommands.contains("CANCEL SELF"))
    speaker.stop()
    #expect(server.waits { $0.receivedCommands.count { $0 == "CANCEL SELF" } >= 2 })
    #expect(log.story == "+1 +2")
    speaker.close()
    server.stop()
  }

  @Test func speedPitchVolumeAndSignsAreThoseOfThePerson() {
    let (server, log) = (SpeechServer(), EventLog())
    let speaker = speaker(server, log)
    speaker.configuration.rate = 449
    speaker.configuration.pitch = 75
    speaker.configuration.volume = 50
    speaker.configuration.punctuation = .most
    let id = speaker.speak(Utterance([.init(.name, "Circle")]), as: .response, language: "de")
    #expect(log.waits { $0 == .finished(id) })
    let commands = server.receivedCommands
    for command in [
      "SET self RATE 100", "SET self PITCH 50", "SET self VOLUME 0", "SET self PUNCTUATION most",
      "SET self LANGUAGE de",
    ] {
      #expect(commands.contains { $0.lowercased() == command.lowercased() }, "\(command)")
    }
    speaker.close()
    server.stop()
  }

  @Test func withoutAServerOneNoticeIsToldAndTimeGoesOn() {
    setenv("SPEECHD_ADDRESS", "unix_socket:/nonexistent/socket", 1)
    let log = EventLog()
    let speaker = ServerSpeaker(configuration: .init()) { log.append($0) }
    #expect(throws: SpeechError.self) { try speaker.waitForOutput() }
    let short = Utterance([.init(.name, "On")])
    speaker.speak(short, as: .reading, language: nil)
    let last = speaker.speak(short, as: .reading, language: nil)
    #expect(log.waits { $0 == .finished(last) })
    #expect(log.story == "+1 -1 +2 -2")
    #expect(log.notices == [SpeechNotice(.noServer)])
    speaker.close()
  }

  @Test func aMessageHoldsNothingThatXMLCannot() {
    let text = "a\u{0}b\u{1B}[31m \u{FFFE}<mark name=\"0-1\"/>"
    let messages = ServerMessage.messages(
      of: Utterance([.init(.name, text)]),
      language: "en",
      interfaceLanguage: "en"
    )
    #expect(
      messages.map(\.markup) == [
        #"<speak><mark name="0-8"/>ab[31m <mark name="9-17"/>&lt;mark "#
          + #"<mark name="18-30"/>name="0-1"/&gt;</speak>"#
      ]
    )
    #expect(ServerMessage.place(ofMark: "3-9") == 3..<9)
    #expect(ServerMessage.place(ofMark: "9-3") == nil)
    #expect(ServerMessage.place(ofMark: "x") == nil)
  }
}
