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

  /// The samples written so far.
  private(set) var sampleCount = 0

  /// Creates the file, or empties the one that is there, and writes its header.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - skipped: The bytes of samples that are taken as written, for tests of large files.
  /// - Throws: ``SpeechError/file(path:reason:)``.
  init(path: String, skipping skipped: UInt64 = 0) throws(SpeechError) {
    self.path = path
    written = skipped
    file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    try writeHeader()
  }

  deinit {
    close(file)
  }

  /// Appends samples.
  func append(_ samples: ArraySlice<Int16>) throws(SpeechError) {
    if 1.littleEndian == 1 {
      samples.withUnsafeBytes { block.append(contentsOf: $0) }
    } else {
      samples.map(\.littleEndian).withUnsafeBytes { block.append(contentsOf: $0) }
    }
    sampleCount += samples.count
    if block.count >= Self.blockSize { try flush() }
  }

  func finish() throws(SpeechError) {
    try flush()
  }

  /// Writes what is collected, then the sizes that tell of it.
  func flush() throws(SpeechError) {
    guard !block.isEmpty else { return }
    try write(block, at: UInt64(Self.headerSize) + written)
    written += UInt64(block.count)
    block.removeAll(keepingCapacity: true)
    try writeHeader()
  }

  private func writeHeader() throws(SpeechError) {
    let channels: UInt16 = 1
    let bits: UInt16 = 16
    let frameSize = channels * bits / 8
    var header = ByteWriter()
    func tag(_ text: String) { text.utf8.forEach { header.append($0) } }
    let isLarge = written + Self.overhead > UInt64(UInt32.max)
    tag(isLarge ? "RF64" : "RIFF")
    header.append(isLarge ? UInt32.max : UInt32(written + Self.overhead))
    tag("WAVE")
    tag(isLarge ? "ds64" : "JUNK")
    header.append(Self.sizesLength)
    header.append(isLarge ? written + Self.overhead : 0)
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

  private func write(_ bytes: [UInt8], at offset: UInt64) throws(SpeechError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        pwrite(file, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(offset) + done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw .file(path: path, reason: String(cString: strerror(errno)))
      }
      done += count
    }
  }
}
