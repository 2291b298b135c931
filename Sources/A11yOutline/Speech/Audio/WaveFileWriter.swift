internal import Foundation

/// Writes a WAV file, mono, 16 bit, whose header is right after every write.
///
/// Memory is constant and a file whose writer was interrupted is complete as far as it goes.
final class WaveFileWriter {
  /// The size of the header, in bytes.
  static let headerSize = 44

  /// The most sample bytes that the format can state.
  private static let largestSize = UInt64(UInt32.max) - 36

  /// How many sample bytes are collected before they are written.
  private static let blockSize = 1 << 16

  private let file: Int32
  private let path: String
  private let sampleRate: Int
  private var block: [UInt8] = []
  private var written: UInt64 = 0

  /// The samples written so far.
  private(set) var sampleCount = 0

  /// Creates the file, or empties the one that is there, and writes its header.
  ///
  /// - Throws: ``SpeechError/file(path:reason:)``.
  init(path: String, sampleRate: Int) throws(SpeechError) {
    self.path = path
    self.sampleRate = sampleRate
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

  /// Writes what is collected, then the sizes that tell of it.
  func flush() throws(SpeechError) {
    guard !block.isEmpty else { return }
    guard written + UInt64(block.count) <= Self.largestSize else {
      throw .file(path: path, reason: "a WAV file cannot be larger than 4 GiB")
    }
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
    tag("RIFF")
    header.append(UInt32(written + 36))
    tag("WAVEfmt ")
    header.append(UInt32(16))
    header.append(UInt16(1))
    header.append(channels)
    header.append(UInt32(sampleRate))
    header.append(UInt32(sampleRate) * UInt32(frameSize))
    header.append(frameSize)
    header.append(bits)
    tag("data")
    header.append(UInt32(written))
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
