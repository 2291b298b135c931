internal import Foundation
internal import Synchronization

/// The process in which the speech engine runs, so that nothing a text does to it can reach the
/// listener.
///
/// The worker is the same executable, started with a hidden argument. A program that wants to
/// speak with its own voice process calls ``runIfAsked(_:)`` first in its `main`.
public enum SpeechWorker {
  /// The first argument with which an executable is started as the worker.
  public static let argument = "--speech-worker"

  /// The argument behind it of a worker whose sound goes into files: it is given a
  /// ``SampleMemory``.
  static let fileArgument = "--into-memory"

  private static let isDeclared = Atomic(false)

  /// Whether the running executable said that it can be started as the worker.
  static var canUseRunningExecutable: Bool { isDeclared.load(ordering: .relaxed) }

  /// Becomes the worker when the arguments ask for it, and then does not return.
  ///
  /// Otherwise it notes that the running executable can serve as the worker.
  ///
  /// - Parameter arguments: The arguments of the process, the executable first.
  public static func runIfAsked(_ arguments: [String]) {
    isDeclared.store(true, ordering: .relaxed)
    let words = arguments.dropFirst().prefix(2)
    if words.first == argument { run(isForFiles: words.last == fileArgument) }
  }

  /// The main program of the worker: requests come in and samples go out on standard input, which
  /// is a socket; it ends with its parent.
  ///
  /// - Parameter isForFiles: Whether the sound goes into memory that is shared with the parent.
  static func run(isForFiles: Bool) -> Never {
    signal(SIGPIPE, SIG_IGN)
    closeInheritedDescriptors(isForFiles ? SampleMemory.workerDescriptor : nil)
    // A crash is expected and answered by a new worker: nothing is to be collected about it.
    var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
    let channel = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    guard channel >= 0 else { exit(EXIT_FAILURE) }
    WorkerLog.redirectStandardStreams()
    let memory = isForFiles ? SampleMemory(descriptor: SampleMemory.workerDescriptor) : nil
    guard !isForFiles || memory != nil, let engine = EspeakEngine(isForFiles: isForFiles) else {
      exit(EXIT_FAILURE)
    }
    if isForFiles { WorkerBranch.begin() }
    endWithParent(channel)
    let server = WorkerServer(channel: channel, engine: engine, memory: memory)
    CodePages.giveBack()
    server.run()
    _exit(EXIT_SUCCESS)
  }

  /// Closes what other libraries of the parent had open and did not mark.
  private static func closeInheritedDescriptors(_ kept: Int32?) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for descriptor in names.compactMap({ Int32($0) })
    where descriptor > STDERR_FILENO && descriptor != kept {
      close(descriptor)
    }
  }

  /// Ends the process when the parent is gone, also while the engine is in an endless loop.
  private static func endWithParent(_ channel: Int32) {
    Thread.detachNewThread {
      var descriptor = pollfd(fd: channel, events: 0, revents: 0)
      while poll(&descriptor, 1, -1) < 0, errno == EINTR {}
      _exit(EXIT_SUCCESS)
    }
  }
}
