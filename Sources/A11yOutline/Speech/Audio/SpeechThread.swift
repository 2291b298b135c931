internal import Foundation

/// Starts the threads of speech.
enum SpeechThread {
  /// Runs a body on a thread of its own, to which no signal is delivered: those are the business
  /// of whoever owns the terminal.
  static func start(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread {
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      body()
    }
    thread.name = name
    thread.stackSize = 1 << 20
    thread.start()
  }
}
