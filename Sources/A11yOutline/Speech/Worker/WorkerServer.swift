internal import Foundation

/// The worker's side of the conversation with its parent.
///
/// One thread: requests that arrive while a chunk is made are read from the engine's callback, so
/// that a cancellation is seen within the 0.04 ms that a buffer takes.
final class WorkerServer {
  /// How many samples of a file are sent at once: 128 KB.
  private static let filePieceLength = 1 << 16

  private let channel: Int32
  private let engine: EspeakEngine
  private var input = FrameBuffer()
  private var waiting: [WorkerRequest] = []
  private var cancelledBelow: UInt64 = 0

  init(channel: Int32, engine: EspeakEngine) {
    self.channel = channel
    self.engine = engine
  }

  /// Answers requests until the parent closes the channel.
  func run() {
    send(WorkerReply.ready(engine.description).encoded)
    while let request = nextRequest() {
      switch request {
      case .speak(let request): speak(request)
      case .listVoices: send(WorkerReply.voices(engine.voices()).encoded)
      case .cancel: break
      }
    }
  }

  private func speak(_ request: SynthesisRequest) {
    guard request.number >= cancelledBelow else {
      send(WorkerReply.end(number: request.number).encoded)
      return
    }
    let isSpoken = request.isForFile ? speakForFile(request) : speakAtOnce(request)
    let reply: WorkerReply =
      isSpoken ? .end(number: request.number) : .refused(number: request.number)
    send(reply.encoded)
  }

  /// Sends every buffer of the engine as soon as it is there.
  private func speakAtOnce(_ request: SynthesisRequest) -> Bool {
    engine.speak(request) { [self] samples, words in
      read(waiting: false)
      guard request.number >= cancelledBelow else { return false }
      send(WorkerReply.encodedAudio(number: request.number, samples: samples, words: words))
      return true
    }
  }

  /// Sends the buffers of the engine many at a time.
  private func speakForFile(_ request: SynthesisRequest) -> Bool {
    var frame = AudioFrame(number: request.number, reserving: Self.filePieceLength)
    let isSpoken = engine.speak(request) { [self] samples, _ in
      frame.append(samples)
      guard frame.sampleCount >= Self.filePieceLength else { return true }
      send(frame.finish())
      frame = AudioFrame(number: request.number, reserving: Self.filePieceLength)
      read(waiting: false)
      return request.number >= cancelledBelow
    }
    if frame.sampleCount > 0 { send(frame.finish()) }
    return isSpoken
  }

  private func nextRequest() -> WorkerRequest? {
    while waiting.isEmpty {
      read(waiting: true)
    }
    return waiting.removeFirst()
  }

  /// Reads what the parent sent; ends the process when it closed the channel or sends nonsense.
  private func read(waiting mustWait: Bool) {
    var descriptor = pollfd(fd: channel, events: Int16(POLLIN), revents: 0)
    let ready = poll(&descriptor, 1, mustWait ? -1 : 0)
    guard ready > 0 else { return }
    let count = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      let count = Foundation.read(channel, buffer.baseAddress, buffer.count)
      if count > 0 { input.append(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      return count
    }
    guard count > 0 else {
      if count < 0, errno == EINTR { return }
      _exit(EXIT_SUCCESS)
    }
    do {
      while let frame = try input.next() {
        let request = try WorkerRequest(frame)
        if case .cancel(let number) = request {
          cancelledBelow = max(cancelledBelow, number)
        } else {
          waiting.append(request)
        }
      }
    } catch {
      _exit(EXIT_FAILURE)
    }
  }

  private func send(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(channel, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          _exit(EXIT_SUCCESS)
        }
      }
    }
  }
}
