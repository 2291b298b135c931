import Foundation
import Synchronization
import Testing

@testable import A11yOutline

/// How the sound device is kept awake, given up and taken again.
@Suite struct DeviceCareTests {
  /// A device that tells whether it is open.
  private final class Device: AudioSink {
    private let isOpen: Mutex<Bool>
    private let reason: String?

    init(failing reason: String? = nil) {
      self.reason = reason
      isOpen = Mutex(reason == nil)
    }

    let name = "test"
    var status: AudioSinkStatus {
      isOpen.withLock { $0 } ? .running : .failed(reason ?? "closed")
    }
    let playedPosition: Int64 = 0

    func start(
      _ ring: AudioRing,
      sampleRate: Int,
      changed: @escaping @Sendable (SpeechNotice?) -> Void
    ) { changed(nil) }
    func samplesAreReady() {}
    func flush(generation: UInt64) {}
    func close() { isOpen.withLock { $0 = false } }
  }

  private func speaker(over sink: any AudioSink, _ log: EventLog = EventLog()) -> Speaker {
    let events: @Sendable (SpeechEvent) -> Void = { log.append($0) }
    return Speaker(configuration: .init(), sink: sink, events: events) {
      FakeSynthesizer(FakeSynthesizer.Log())
    }
  }

  @Test func theDeviceIsKeptAwakeAfterSpeech() {
    var configuration = SpeechConfiguration()
    configuration.keepsAwake = 3_600
    let virtual = VirtualSpeaker(configuration: configuration)
    virtual.say("Circle", as: .response)
    for _ in 0..<2_000 where virtual.sink.heardSamples.count <= 600 {
      virtual.finish()
      usleep(5_000)
    }
    #expect(virtual.sink.heardSamples.count > 600)
    #expect(virtual.sink.heardSamples.dropFirst(600).allSatisfy { $0 == 0 })
    virtual.say("Square", as: .notice)
    for _ in 0..<2_000 where !virtual.log.story.hasSuffix("-2") {
      virtual.finish()
      usleep(5_000)
    }
    #expect(virtual.log.story == "+1 -1 +2 -2")
  }

  @Test func theDeviceIsGivenUpWhileTheProcessIsStopped() throws {
    let devices = Mutex<[Device]>([])
    let output = AudioOutput([
      {
        let device = Device()
        devices.withLock { $0.append(device) }
        return device
      }
    ])
    let speaker = speaker(over: output)
    try speaker.waitForOutput()
    speaker.suspend()
    #expect(devices.withLock { $0 }.map(\.status) == [.failed("closed")])
    speaker.resume()
    try speaker.waitForOutput()
    #expect(devices.withLock { $0 }.map(\.status) == [.failed("closed"), .running])
    speaker.close()
  }

  @Test func anOutputThatCannotBeOpenedIsToldWithTheReasons() {
    let log = EventLog()
    let output = AudioOutput([{ Device(failing: "no such device") }])
    let speaker = speaker(over: output, log)
    #expect(throws: SpeechError.noAudio(reason: "test: no such device")) {
      try speaker.waitForOutput()
    }
    #expect(log.waits { $0 == .notice(SpeechNotice(.noAudio)) })
    speaker.close()
    let file = self.speaker(over: WaveFileSink(path: "/nonexistent/x.wav"))
    #expect(throws: SpeechError.noAudio(reason: "/nonexistent/x.wav: No such file or directory")) {
      try file.waitForOutput()
    }
    file.close()
  }
}
