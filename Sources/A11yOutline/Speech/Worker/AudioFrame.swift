/// The bytes of an audio frame, gathered in one piece while its samples come.
struct AudioFrame {
  /// Where the length of the payload, and the number of samples, stand in the frame.
  private static let countOffset = FrameBuffer.headerSize + MemoryLayout<UInt64>.size

  /// The bytes before the first sample.
  private static let prefixSize = countOffset + MemoryLayout<UInt32>.size

  private var bytes: [UInt8] = []

  /// The number of samples so far.
  private(set) var sampleCount = 0

  /// Begins a frame.
  ///
  /// - Parameters:
  ///   - number: The number of the request.
  ///   - sampleCount: How many samples there will be, about.
  init(number: UInt64, reserving sampleCount: Int) {
    bytes.reserveCapacity(Self.prefixSize + sampleCount * SpeechFormat.sampleSize + 64)
    var prefix = ByteWriter()
    prefix.append(UInt32(0))
    prefix.append(WorkerReply.audioKind)
    prefix.append(number)
    prefix.append(UInt32(0))
    bytes += prefix.bytes
  }

  /// Adds samples, before any words.
  mutating func append(_ samples: UnsafeBufferPointer<Int16>) {
    bytes.append(contentsOf: UnsafeRawBufferPointer(samples))
    sampleCount += samples.count
  }

  /// The whole frame.
  ///
  /// - Parameter words: The words that begin in the samples.
  /// - Returns: The bytes for the channel.
  mutating func finish(_ words: [WordMark] = []) -> [UInt8] {
    for word in words {
      var mark = ByteWriter()
      mark.append(UInt32(clamping: word.sample))
      mark.append(UInt32(clamping: word.scalar))
      bytes += mark.bytes
    }
    set(UInt32(bytes.count - FrameBuffer.headerSize), at: 0)
    set(UInt32(sampleCount), at: Self.countOffset)
    return bytes
  }

  private mutating func set(_ value: UInt32, at offset: Int) {
    withUnsafeBytes(of: value.littleEndian) { value in
      for (index, byte) in value.enumerated() { bytes[offset + index] = byte }
    }
  }
}
