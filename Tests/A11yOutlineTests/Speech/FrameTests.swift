import Testing

@testable import A11yOutline

/// The messages between the worker and its parent.
@Suite struct FrameTests {
  private static func frames(_ bytes: [UInt8], pieces: Int = 1) throws -> [FrameBuffer.Frame] {
    var buffer = FrameBuffer()
    var frames: [FrameBuffer.Frame] = []
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      bytes[start..<min(start + pieces, bytes.count)].withUnsafeBytes { buffer.append($0) }
      while let frame = try buffer.next() { frames.append(frame) }
    }
    return frames
  }

  static let requests: [WorkerRequest] = [
    .speak(SynthesisRequest(number: 7, text: "Olá 😀", voice: "roa/pt", rate: 449, pitch: 42)),
    .cancel(below: .max), .listVoices, .startAfresh,
  ]

  static let replies: [WorkerReply] = [
    .ready(EngineDescription(version: "1.51", dataPath: "/data", sampleRate: 22_050)),
    .audio(number: 3, samples: [0, -1, .max, .min], words: [WordMark(sample: 2, scalar: 5)]),
    .audio(number: 3, samples: [], words: []), .end(number: 3), .refused(number: 4),
    .stored(number: 5, count: 70_000),
    .voices(VoiceList.sample.voices),
  ]

  @Test(arguments: [1, 2, 3, 7, 1_000])
  func messagesArriveWholeHoweverTheyAreCut(pieces: Int) throws {
    let sent = try Self.frames(Self.requests.flatMap(\.encoded), pieces: pieces)
    #expect(try sent.map { try WorkerRequest($0) } == Self.requests)
    let answered = try Self.frames(Self.replies.flatMap(\.encoded), pieces: pieces)
    #expect(try answered.map { try WorkerReply($0) } == Self.replies)
  }

  @Test func everyShortenedMessageIsRefused() throws {
    for reply in Self.replies {
      let whole = try #require(try Self.frames(reply.encoded).first)
      for count in 0..<whole.payload.count {
        let short = FrameBuffer.Frame(kind: whole.kind, payload: whole.payload.prefix(count))
        let read = try? WorkerReply(short)
        #expect(read != reply)
      }
    }
  }

  @Test func whatIsNoMessageIsAnError() {
    #expect(throws: WorkerProtocolError.oversized(0xFFFF_FFFF)) {
      try Self.frames([0xFF, 0xFF, 0xFF, 0xFF, 1])
    }
    #expect(throws: WorkerProtocolError.unknownKind(99)) {
      try WorkerReply(FrameBuffer.Frame(kind: 99, payload: []))
    }
    #expect(throws: WorkerProtocolError.truncated) {
      try WorkerRequest(FrameBuffer.Frame(kind: 2, payload: [1, 2]))
    }
  }
}
