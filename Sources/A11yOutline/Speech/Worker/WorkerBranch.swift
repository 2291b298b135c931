internal import Foundation

/// A copy of the worker, in which the engine is as it was when it was loaded.
///
/// The engine goes on counting from one chunk to the next (the flutter of its pitch is one such
/// count), so the same text sounds a little different depending on what was said before. What one
/// branch says depends on nothing but what it is asked: a file is the same however many workers
/// make it, and whether it was made in one run or in two.
enum WorkerBranch {
  /// The status of a branch that is asked for another one.
  private static let renewal: Int32 = 75

  /// Makes a branch and waits while it works; again and again, as long as others are asked for.
  ///
  /// Returns in the branch only. The process itself ends as its branch has ended.
  static func begin() {
    repeat {
      let process = fork()
      if process == 0 { return }
      guard process > 0 else { _exit(EXIT_FAILURE) }
    } while wait()
  }

  /// Ends the branch and asks for another one.
  static func renew() -> Never {
    _exit(renewal)
  }

  /// Waits for the end of the branch.
  ///
  /// - Returns: Whether it asked for another one.
  private static func wait() -> Bool {
    var status: Int32 = 0
    while waitpid(-1, &status, 0) < 0 {
      guard errno == EINTR else { _exit(EXIT_FAILURE) }
    }
    let signal = status & 0x7f
    if signal != 0 { kill(getpid(), signal) }
    let code = (status >> 8) & 0xff
    guard code == renewal else { _exit(code) }
    return true
  }

  /// Copies the process; 0 in the copy, negative when the system refuses.
  ///
  /// Swift hides the function, since other threads are not copied; here is none yet.
  private static func fork() -> pid_t {
    guard let address = dlsym(nil, "fork") else { return -1 }
    return unsafeBitCast(address, to: (@convention(c) () -> pid_t).self)()
  }
}
