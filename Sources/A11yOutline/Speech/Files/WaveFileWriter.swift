internal import Foundation

/// Writes a WAV file, mono, 16 bit, whose header is right after every write.
///
/// Memory is constant and a file whose writer was interrupted is complete as far as it goes. A file
/// that passes 4 GiB becomes RF64 (EBU Tech 3306), for which its header has room.
final class WaveFileWriter: AudioFileWriter {
  /// The size of the header, in bytes.
  static let headerSize = 80

  /// The size of the chunk that holds the sizes of a large file, in bytes, without its own header.
  private static let sizesLength: UInt32 = 28

  /// What the header counts beside the samples, in bytes.
  private static let overhead = UInt64(headerSize - 8)

  /// How many sample bytes are collected before they are written.
  private static let blockSize = 1 << 16

  private let file: Int32
  private let path: String
  private var block: [UInt8] = []
  private var written: UInt64

  /// Creates the file, or empties the one that is there, and writes its header.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - sampleCount: How many samples that are there already stay.
  ///   - skipped: The bytes of samples that are taken as written, for tests of large files.
  /// - Throws: ``SpeechError/file(path:reason:)``, also when there are fewer samples.
  init(
    path: String,
    keeping sampleCount: Int = 0,
    skipping skipped: UInt64 = 0
  ) throws(SpeechError) {
    self.path = path
    written = skipped + UInt64(sampleCount * SpeechFormat.sampleSize)
    let emptied = sampleCount > 0 ? 0 : O_TRUNC
    file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | emptied, 0o644)
    guard file >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    if sampleCount > 0 {
      let size = off_t(Self.headerSize) + off_t(written)
      guard lseek(file, 0, SEEK_END) >= size, ftruncate(file, size) == 0 else {
        throw .file(path: path, reason: "what an earlier run left is gone; start again")
      }
    }
    try writeHeader()
  }

  deinit {
    close(file)
  }

  /// Appends samples.
  func append(_ samples: ArraySlice<Int16>) throws(SpeechError) {
    if 1.littleEndian != 1 {
      samples.map(\.littleEndian).withUnsafeBytes { block.append(contentsOf: $0) }
    } else if samples.count * SpeechFormat.sampleSize < Self.blockSize {
      samples.withUnsafeBytes { block.append(contentsOf: $0) }
    } else {
      // What is large enough is not collected first.
      try flush()
      try write(samples)
      try writeHeader()
    }
    if block.count >= Self.blockSize { try flush() }
  }

  func finish(_ chapters: [Chapter]) throws(SpeechError) {
    try flush()
    let bytes = WaveChapters.chunks(of: chapters)
    if bytes.isEmpty { return }
    try write(bytes, at: UInt64(Self.headerSize) + written)
    try writeHeader(followedBy: UInt64(bytes.count))
  }

  /// Writes what is collected, then the sizes that tell of it.
  func flush() throws(SpeechError) {
    guard !block.isEmpty else { return }
    try write(block, at: UInt64(Self.headerSize) + written)
    written += UInt64(block.count)
    block.removeAll(keepingCapacity: true)
    try writeHeader()
  }

  /// Writes the header.
  ///
  /// - Parameter tail: How many bytes of other chunks follow the samples.
  /// - Throws: ``SpeechError/file(path:reason:)``.
  private func writeHeader(followedBy tail: UInt64 = 0) throws(SpeechError) {
    let channels: UInt16 = 1
    let bits: UInt16 = 16
    let frameSize = channels * bits / 8
    var header = ByteWriter()
    func tag(_ text: String) { text.utf8.forEach { header.append($0) } }
    let size = written + tail + Self.overhead
    let isLarge = size > UInt64(UInt32.max)
    tag(isLarge ? "RF64" : "RIFF")
    header.append(isLarge ? UInt32.max : UInt32(size))
    tag("WAVE")
    tag(isLarge ? "ds64" : "JUNK")
    header.append(Self.sizesLength)
    header.append(isLarge ? size : 0)
    header.append(isLarge ? written : 0)
    header.append(isLarge ? written / UInt64(frameSize) : 0)
    header.append(UInt32(0))
    tag("fmt ")
    header.append(UInt32(16))
    header.append(UInt16(1))
    header.append(channels)
    header.append(UInt32(SpeechFormat.sampleRate))
    header.append(UInt32(SpeechFormat.sampleRate) * UInt32(frameSize))
    header.append(frameSize)
    header.append(bits)
    tag("data")
    header.append(isLarge ? UInt32.max : UInt32(written))
    try write(header.bytes, at: 0)
  }

  private func write(_ samples: ArraySlice<Int16>) throws(SpeechError) {
    let offset = UInt64(Self.headerSize) + written
    let isWritten = samples.withUnsafeBytes { write($0, at: offset) }
    guard isWritten else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    written += UInt64(samples.count * SpeechFormat.sampleSize)
  }

  private func write(_ bytes: [UInt8], at offset: UInt64) throws(SpeechError) {
    let isWritten = bytes.withUnsafeBytes { write($0, at: offset) }
    guard isWritten else { throw .file(path: path, reason: String(cString: strerror(errno))) }
  }

  /// Writes bytes; `false` when the system does not take them all.
  private func write(_ bytes: UnsafeRawBufferPointer, at offset: UInt64) -> Bool {
    var done = 0
    while done < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
      let count = pwrite(file, rest.baseAddress, rest.count, off_t(offset) + off_t(done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}
