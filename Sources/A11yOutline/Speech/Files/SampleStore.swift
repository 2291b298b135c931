internal import Foundation

/// Keeps the samples of a compressed file beside it while it is made: such a file cannot be gone on
/// with, but it can be made again of its samples.
final class SampleStore {
  private static let blockLength = 1 << 16

  private let path: String
  private let file: Int32

  /// Opens the store.
  ///
  /// - Parameters:
  ///   - path: The file; created where it is not there.
  ///   - sampleCount: How many samples are kept.
  /// - Throws: ``SpeechError/file(path:reason:)``, also when it has fewer.
  init(path: String, keeping sampleCount: Int) throws(SpeechError) {
    self.path = path
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    let size = off_t(sampleCount * SpeechFormat.sampleSize)
    guard lseek(file, 0, SEEK_END) >= size, ftruncate(file, size) == 0 else {
      throw .file(path: path, reason: "what an earlier run left is gone; start again")
    }
    lseek(file, size, SEEK_SET)
  }

  deinit {
    close(file)
  }

  /// Adds samples.
  func append(_ samples: ArraySlice<Int16>) throws(SpeechError) {
    let isWritten = samples.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    guard isWritten else { throw .file(path: path, reason: String(cString: strerror(errno))) }
  }

  /// Gives all samples, a block at a time.
  func forEachBlock(
    _ body: (ArraySlice<Int16>) throws(SpeechError) -> Void
  ) throws(SpeechError) {
    var block = [Int16](repeating: 0, count: Self.blockLength)
    var offset: off_t = 0
    while true {
      let count = block.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, offset) }
      guard count > 0 else { return }
      offset += off_t(count)
      try body(block[..<(count / SpeechFormat.sampleSize)])
    }
  }

  /// Removes the store when its file is whole.
  func remove() {
    unlink(path)
  }
}
