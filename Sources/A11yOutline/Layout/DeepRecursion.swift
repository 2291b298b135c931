import Foundation

/// Recursion that goes on, however deep it is, on stacks of its own.
///
/// A layout asks what is inside it and so recurses; views may be nested deeper than the stack of a
/// thread. Where that may become full, the rest runs on a new thread, for which this one waits.
enum DeepRecursion {
  /// How many levels fit on a stack of unknown size, and on one of our own; a level is all that
  /// happens between two calls of ``descend(_:)``.
  private static let (firstLevels, laterLevels) = (64, 2_048)

  /// The bytes of a stack of our own, of which only those that are used are ever taken.
  private static let stackSize = 64 << 20

  /// How many levels are left on the stack that is used now.
  ///
  /// Safe without a lock: layout runs for a ``ViewHost``, which is on the main actor, and a thread
  /// that goes on for another runs while that one waits.
  nonisolated(unsafe) private static var levelsLeft = firstLevels

  /// Goes one level down.
  static func descend<Result>(_ body: () -> Result) -> Result {
    if levelsLeft > 0 {
      levelsLeft -= 1
      defer { levelsLeft += 1 }
      return body()
    }
    levelsLeft = laterLevels
    defer { levelsLeft = 0 }
    return onNewStack(body)
  }

  private final class Work {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
      self.run = run
    }
  }

  private static func onNewStack<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping(body) { body in
      let work = Work { result = body() }
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, stackSize)
      var thread = pthread_t()
      let status = pthread_create(
        &thread,
        &attributes,
        { argument in
          if let argument { Unmanaged<Work>.fromOpaque(argument).takeUnretainedValue().run() }
          return nil
        },
        Unmanaged.passUnretained(work).toOpaque()
      )
      if status == 0 {
        pthread_join(thread, nil)
      } else {
        work.run()
      }
    }
    guard let result else { preconditionFailure("A thread ended before its work was done.") }
    return result
  }
}
