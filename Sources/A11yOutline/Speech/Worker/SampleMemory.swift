internal import Foundation

/// Memory that a worker and its parent share, in which the sound of one chunk lies.
///
/// Sound that goes into a file is a hundred times more than what is heard at once; this way it is
/// copied once, and not into a socket and out of it. The parent reads the sound of a chunk before
/// it asks for the next one.
final class SampleMemory {
  /// The descriptor under which a worker finds the memory.
  static let workerDescriptor: Int32 = 3

  /// How many samples there is room for: more than six minutes, of which only what is used is
  /// really taken from the system.
  static let usualCapacity = 1 << 23

  /// The descriptor of the memory in this process.
  let descriptor: Int32

  private let samples: UnsafeMutableBufferPointer<Int16>

  /// How many samples the worker has put in.
  private(set) var count = 0

  /// Makes memory for a worker; `nil` when the system has none to share.
  ///
  /// - Parameter capacity: How many samples there is room for.
  convenience init?(capacity: Int = SampleMemory.usualCapacity) {
    let name = "/a11y-outline-\(UUID().uuidString)"
    let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { return nil }
    // Nobody else is to find it, and nothing is left of it after a crash.
    shm_unlink(name)
    guard ftruncate(descriptor, off_t(capacity * SpeechFormat.sampleSize)) == 0 else {
      close(descriptor)
      return nil
    }
    self.init(descriptor: descriptor)
  }

  /// Finds the memory that the parent has made.
  ///
  /// - Parameter descriptor: Its descriptor, which is closed with it.
  init?(descriptor: Int32) {
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let start, start != MAP_FAILED else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    samples = UnsafeMutableRawBufferPointer(start: start, count: size).bindMemory(to: Int16.self)
  }

  deinit {
    munmap(samples.baseAddress, samples.count * SpeechFormat.sampleSize)
    close(descriptor)
  }

  /// Forgets what is in it.
  func clear() {
    count = 0
  }

  /// Puts samples behind the others; `false`, without any, where they do not fit.
  func append(_ new: UnsafeBufferPointer<Int16>) -> Bool {
    guard count + new.count <= samples.count else { return false }
    _ = UnsafeMutableBufferPointer(rebasing: samples[count..<(count + new.count)])
      .update(fromContentsOf: new)
    count += new.count
    return true
  }

  /// The first samples, as many as the worker says; none where it says more than there can be.
  func prefix(_ count: Int) -> [Int16] {
    count <= samples.count ? Array(samples[..<count]) : []
  }
}
