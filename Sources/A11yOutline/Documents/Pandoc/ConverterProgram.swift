import Foundation

/// A program that turns the bytes of a document into text: it is run with limits, without a shell,
/// and killed when it exceeds one.
struct ConverterProgram: Sendable {
  /// Why there is no text.
  enum Failure: Error, Equatable {
    case notInstalled
    case notStarted(reason: String)
    case tookTooLong(seconds: Int)
    case wroteTooMuch(megabytes: Int)
    case failed(status: Int, message: String)
  }

  /// Where the program is; `nil` when it is not installed.
  var executable: URL?

  /// How many seconds it may take.
  var timeLimit = 20

  /// How many megabytes it may write.
  var outputLimit = 256

  /// The program of a name in the folders of the variable `PATH`.
  init(named name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    executable = folders.lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// A program at a place, with other limits.
  init(at executable: URL?, timeLimit: Int, outputLimit: Int) {
    self.executable = executable
    self.timeLimit = timeLimit
    self.outputLimit = outputLimit
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - input: What it reads from its standard input.
  ///   - arguments: Its arguments.
  /// - Returns: What it writes to its standard output.
  /// - Throws: ``Failure``.
  func output(for input: Data, _ arguments: [String]) throws -> Data {
    guard let executable else { throw Failure.notInstalled }
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    do {
      process.standardInput = try Self.handle(holding: input)
      try process.run()
    } catch {
      throw Failure.notStarted(reason: Self.reason(of: error))
    }
    defer {
      if process.isRunning { Self.kill(process) }
      process.waitUntilExit()
    }
    var texts = try read(
      [output.fileHandleForReading, errors.fileHandleForReading],
      until: .now + .seconds(timeLimit)
    )
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let message = String(decoding: texts[1], as: UTF8.self).split(whereSeparator: \.isNewline)
      throw Failure.failed(
        status: Int(process.terminationStatus),
        message: message.first.map(String.init) ?? ""
      )
    }
    return texts.removeFirst()
  }

  /// What the system says of an error of Foundation, which wraps it.
  private static func reason(of error: any Error) -> String {
    var innermost = error as NSError
    while let next = innermost.userInfo[NSUnderlyingErrorKey] as? NSError { innermost = next }
    guard innermost.domain == NSPOSIXErrorDomain else { return innermost.localizedDescription }
    return String(cString: strerror(Int32(innermost.code)))
  }

  /// A file that holds the input and goes with its handle: a pipe could fill up in both directions.
  private static func handle(holding input: Data) throws -> FileHandle {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11y-outline-\(UUID().uuidString)")
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try FileHandle(forReadingFrom: file)
  }

  /// Reads several pipes to their ends.
  private func read(
    _ handles: [FileHandle],
    until deadline: ContinuousClock.Instant
  ) throws -> [Data] {
    var texts = handles.map { _ in Data() }
    var polls = handles.map {
      pollfd(fd: $0.fileDescriptor, events: Int16(POLLIN), revents: 0)
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while polls.contains(where: { $0.fd >= 0 }) {
      let left = ContinuousClock.now.duration(to: deadline)
      let milliseconds = left.components.seconds * 1_000 + 1
      guard left > .zero, poll(&polls, nfds_t(polls.count), Int32(clamping: milliseconds)) != 0
      else { throw Failure.tookTooLong(seconds: timeLimit) }
      for place in polls.indices where polls[place].fd >= 0 && polls[place].revents != 0 {
        let count = Foundation.read(polls[place].fd, &buffer, buffer.count)
        if count > 0 {
          texts[place].append(contentsOf: buffer[..<count])
        } else if count == 0 || errno != EINTR {
          polls[place].fd = -1
        }
        guard texts[place].count <= outputLimit << 20 else {
          throw Failure.wroteTooMuch(megabytes: outputLimit)
        }
      }
    }
    return texts
  }

  /// Kills a program with what it has started, where it has a process group of its own.
  private static func kill(_ process: Process) {
    let identifier = process.processIdentifier
    if getpgid(identifier) == identifier { Foundation.kill(-identifier, SIGKILL) }
    Foundation.kill(identifier, SIGKILL)
  }
}
