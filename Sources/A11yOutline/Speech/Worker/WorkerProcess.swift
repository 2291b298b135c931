internal import Foundation

/// A running worker, seen from its parent.
///
/// The two talk over a socket pair rather than two pipes: one descriptor to wait for, and a write
/// to a dead worker is an error and never a signal. Used from one thread.
final class WorkerProcess {
  /// What came of waiting for the worker.
  enum Reception {
    case reply(WorkerReply)

    /// The wake signal was given first.
    case woken

    /// Nothing came in time.
    case timedOut

    /// The worker is gone, or sends what is no message.
    case closed
  }

  /// The engine is given this little room to run ahead, in bytes: what is made and not heard is
  /// thrown away at the next key.
  private static let sendBufferSize: Int32 = 16_384

  /// How many bytes are read at once.
  private static let pieceSize = 1 << 15

  /// Variables that every worker gets.
  ///
  /// Without the first, eSpeak NG 1.51 connects to PulseAudio in every mode; the others keep a
  /// crash short and off the terminal.
  private static let environment = [
    "PULSE_SERVER": "unix:/nonexistent",
    "LC_ALL": "C.UTF-8",
    "LIBC_FATAL_STDERR_": "1",
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// The identifier of the process, for `doctor` and tests.
  let identifier: pid_t

  private let channel: Int32
  private let memory: SampleMemory?
  private var input = FrameBuffer()
  private var isEnded = false

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - executable: The path of a program that calls ``SpeechWorker/runIfAsked(_:)``.
  ///   - memory: Where it puts sound that is for a file; `nil` for sound that is heard at once.
  /// - Throws: ``SpeechError/workerFailed(reason:)`` when the system refuses.
  init(executable: String, memory: SampleMemory? = nil) throws(SpeechError) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw .workerFailed(reason: String(cString: strerror(errno)))
    }
    defer { close(ends[1]) }
    var size = Self.sendBufferSize
    setsockopt(ends[1], SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout.size(ofValue: size)))
    self.memory = memory
    let (result, process) = Self.spawn(executable, channel: ends[1], memory: memory)
    guard result == 0 else {
      close(ends[0])
      throw .workerFailed(reason: String(cString: strerror(result)))
    }
    identifier = process
    channel = ends[0]
  }

  deinit {
    end()
  }

  private static func spawn(
    _ executable: String,
    channel: Int32,
    memory: SampleMemory?
  ) -> (Int32, pid_t) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, channel, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    if let memory {
      let descriptor = SampleMemory.workerDescriptor
      posix_spawn_file_actions_adddup2(&actions, memory.descriptor, descriptor)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // A process group of its own: Ctrl+C in the terminal is for the parent to answer.
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var variables = ProcessInfo.processInfo.environment
    variables.merge(environment) { $1 }
    let purpose = memory == nil ? [] : [SpeechWorker.fileArgument]
    let words = [executable, SpeechWorker.argument] + purpose
    let settings = variables.map { "\($0.key)=\($0.value)" }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = settings.map { strdup($0) } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, executable, &actions, &attributes, &arguments, &environment)
    return (result, process)
  }

  /// Sends a request; `false` when the worker cannot take it, which means that it is gone or hangs.
  func send(_ request: WorkerRequest) -> Bool {
    let bytes = request.encoded
    let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    return bytes.withUnsafeBytes { bytes in
      Foundation.send(channel, bytes.baseAddress, bytes.count, flags) == bytes.count
    }
  }

  /// Waits for the next reply.
  ///
  /// - Parameters:
  ///   - timeout: How long the worker may be silent, in milliseconds.
  ///   - wake: Ends the waiting when it is given.
  /// - Returns: The reply, or why there is none.
  func receive(timeout: Int32, wake: WakeSignal?) -> Reception {
    while true {
      do {
        if let frame = try input.next() { return .reply(withSamples(try WorkerReply(frame))) }
      } catch {
        return .closed
      }
      var descriptors = [pollfd(fd: channel, events: Int16(POLLIN), revents: 0)]
      if let wake {
        descriptors.append(pollfd(fd: wake.descriptor, events: Int16(POLLIN), revents: 0))
      }
      let ready = poll(&descriptors, nfds_t(descriptors.count), timeout)
      if ready == 0 { return .timedOut }
      if ready < 0 {
        if errno == EINTR { continue }
        return .closed
      }
      if descriptors.count > 1, descriptors[1].revents != 0 {
        wake?.clear()
        return .woken
      }
      guard readAvailable() else { return .closed }
    }
  }

  /// The reply, with the samples themselves where it only tells of them.
  private func withSamples(_ reply: WorkerReply) -> WorkerReply {
    guard case .stored(let number, let count) = reply else { return reply }
    return .audio(number: number, samples: memory?.prefix(count) ?? [], words: [])
  }

  private func readAvailable() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: Self.pieceSize, alignment: 16) { buffer in
      let count = recv(channel, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
      if count > 0 { input.append(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR))
    }
  }

  /// Ends the worker and waits until the system has forgotten it.
  ///
  /// - Returns: How it ended, if by itself; ``WorkerEnding/silent`` otherwise.
  @discardableResult
  func end() -> WorkerEnding {
    guard !isEnded else { return .silent }
    isEnded = true
    var status: Int32 = 0
    let isGone = waitpid(identifier, &status, WNOHANG) == identifier
    if !isGone {
      // Its group: a worker for files has a branch.
      kill(-identifier, SIGKILL)
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    }
    close(channel)
    return isGone ? WorkerEnding(waitStatus: status) : .silent
  }
}
