internal import Foundation

/// The worker's side of the conversation with its parent.
///
/// One thread: requests that arrive while a chunk is made are read from the engine's callback, so
/// that a cancellation is seen within the 0.04 ms that a buffer takes.
final class WorkerServer {
  private let channel: Int32
  private let engine: EspeakEngine
  private let memory: SampleMemory?
  private var input = FrameBuffer()
  private var waiting: [WorkerRequest] = []
  private var cancelledBelow: UInt64 = 0

  /// - Parameters:
  ///   - channel: A socket to the parent.
  ///   - engine: The engine.
  ///   - memory: Where the sound goes that is for a file; `nil` for sound that is heard at once.
  init(channel: Int32, engine: EspeakEngine, memory: SampleMemory?) {
    self.channel = channel
    self.engine = engine
    self.memory = memory
  }

  /// Answers requests until the parent closes the channel.
  func run() {
    send(WorkerReply.ready(engine.description).encoded)
    while let request = nextRequest() {
      switch request {
      case .speak(let request): speak(request)
      case .listVoices: send(WorkerReply.voices(engine.voices()).encoded)
      case .startAfresh:
        if memory != nil { WorkerBranch.renew() }
        send(WorkerReply.ready(engine.description).encoded)
      case .cancel: break
      }
    }
  }

  private func speak(_ request: SynthesisRequest) {
    guard request.number >= cancelledBelow else {
      send(WorkerReply.end(number: request.number).encoded)
      return
    }
    let isSpoken = memory.map { store(request, in: $0) } ?? speakAtOnce(request)
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

  /// Puts the buffers of the engine into the memory; what it has no room for is sent.
  private func store(_ request: SynthesisRequest, in memory: SampleMemory) -> Bool {
    memory.clear()
    var isFull = false
    func tell() {
      send(WorkerReply.stored(number: request.number, count: memory.count).encoded)
    }
    let isSpoken = engine.speak(request, keepingVoice: true) { [self] samples, _ in
      read(waiting: false)
      guard request.number >= cancelledBelow else { return false }
      if !isFull, memory.append(samples) { return true }
      if !isFull { tell() }
      isFull = true
      send(WorkerReply.encodedAudio(number: request.number, samples: samples, words: []))
      return true
    }
    if !isFull, memory.count > 0 { tell() }
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
