internal import Foundation

/// Remembers, beside the files that are made, what of them is made, so that a run that was killed
/// can be gone on with.
///
/// A line a batch, written after the batch: a hash of its steps, the number of its samples and
/// where its utterances begin and end. A line that was cut short does not count.
final class RenderingJournal {
  /// What is remembered of a batch.
  struct Entry: Equatable {
    var digest: UInt64
    var sampleCount: Int
    var marks: [Int]
  }

  private let path: String
  private let owner: String
  private let file: Int32
  private var entries: [(entry: Entry, end: Int)] = []
  private var next = 0
  private var length: Int
  private let headerLength: Int
  private var isWritten = false

  /// Opens the journal, and reads what an earlier run left.
  ///
  /// - Parameters:
  ///   - owner: The file that is made; the journal lies beside it.
  ///   - maker: Who makes the sound; what another one has made does not count.
  /// - Throws: ``SpeechError/file(path:reason:)``.
  init(of owner: String, maker: String) throws(SpeechError) {
    self.owner = owner
    path = owner + ".resume"
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .file(path: owner, reason: String(cString: strerror(errno))) }
    let header = "a11y-outline speak, \(maker.replacing("\n", with: " "))\n"
    length = header.utf8.count
    headerLength = length
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    let text = (try? handle.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    if text.hasPrefix(header) {
      read(text.dropFirst(header.count))
    } else {
      _ = ftruncate(file, 0)
      try write(header, at: 0)
    }
  }

  deinit {
    // Where nothing was made there is nothing to go on with.
    if length == headerLength, entries.isEmpty { unlink(path) }
    close(file)
  }

  /// Whether an earlier run left anything.
  var isEmpty: Bool { entries.isEmpty }

  /// What an earlier run made of the next batch; `nil` from the first that differs on.
  func take(_ digest: UInt64) -> Entry? {
    guard !isWritten, next < entries.count, entries[next].entry.digest == digest else {
      return nil
    }
    length = entries[next].end
    next += 1
    return entries[next - 1].entry
  }

  /// Remembers a batch whose sound is in its file.
  func append(_ entry: Entry) throws(SpeechError) {
    if !isWritten {
      isWritten = true
      entries = []
      _ = ftruncate(file, off_t(length))
    }
    let numbers = [String(entry.digest, radix: 16), String(entry.sampleCount)]
    let line = (numbers + entry.marks.map(String.init)).joined(separator: " ") + "\n"
    try write(line, at: length)
    length += line.utf8.count
  }

  /// Removes the journal, when there is nothing left to go on with.
  func remove() {
    unlink(path)
  }

  private func read(_ text: Substring) {
    var end = length
    // What follows the last line end was cut short.
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      end += line.utf8.count + 1
      let fields = line.split(separator: " ")
      let numbers = fields.dropFirst().compactMap { Int($0) }
      guard let digest = fields.first.flatMap({ UInt64($0, radix: 16) }),
        let count = numbers.first, numbers.count == fields.count - 1
      else { return }
      let marks = Array(numbers.dropFirst())
      entries.append((Entry(digest: digest, sampleCount: count, marks: marks), end))
    }
  }

  private func write(_ text: String, at offset: Int) throws(SpeechError) {
    let bytes = Array(text.utf8)
    guard pwrite(file, bytes, bytes.count, off_t(offset)) == bytes.count else {
      throw .file(path: owner, reason: String(cString: strerror(errno)))
    }
  }
}
