internal import CSndfile

/// Writes a compressed file with libsndfile.
final class SoundFileWriter: AudioFileWriter {
  /// The rate of Opus files, which know no other near that of the engine, in Hz.
  private static let opusRate = 24_000

  /// The most samples given to the library at once: its Vorbis encoder keeps them on the stack.
  private static let blockLength = 4_096

  private let path: String
  private var file: OpaquePointer?
  private var resampler: Resampler?

  /// Creates the file, or replaces the one that is there.
  ///
  /// - Throws: ``SpeechError/file(path:reason:)``, also when the library was built without the
  ///   format.
  init(path: String, format: AudioFileFormat) throws(SpeechError) {
    self.path = path
    var information = SF_INFO()
    information.channels = 1
    information.samplerate = Int32(format == .opus ? Self.opusRate : SpeechFormat.sampleRate)
    information.format = Self.code(of: format)
    file = sf_open(path, Int32(SFM_WRITE), &information)
    guard file != nil else {
      throw .file(path: path, reason: String(cString: sf_strerror(nil)))
    }
    if format == .opus {
      resampler = Resampler(from: SpeechFormat.sampleRate, to: Self.opusRate)
    }
  }

  deinit {
    sf_close(file)
  }

  private static func code(of format: AudioFileFormat) -> Int32 {
    let code =
      switch format {
      case .wav: SF_FORMAT_WAV | SF_FORMAT_PCM_16
      case .flac: SF_FORMAT_FLAC | SF_FORMAT_PCM_16
      case .ogg: SF_FORMAT_OGG | SF_FORMAT_VORBIS
      case .opus: SF_FORMAT_OGG | SF_FORMAT_OPUS
      case .mp3: SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III
      }
    return Int32(code)
  }

  func append(_ samples: ArraySlice<Int16>) throws(SpeechError) {
    var rest = samples
    while !rest.isEmpty {
      let block = rest.prefix(Self.blockLength)
      rest = rest.dropFirst(block.count)
      try write(resampler?.resampled(block) ?? Array(block))
    }
  }

  func flush() {}

  func finish(_ chapters: [Chapter]) throws(SpeechError) {
    sf_write_sync(file)
    let result = sf_close(file)
    file = nil
    guard result == 0 else {
      throw .file(path: path, reason: String(cString: sf_error_number(result)))
    }
  }

  private func write(_ samples: [Int16]) throws(SpeechError) {
    guard sf_write_short(file, samples, sf_count_t(samples.count)) == samples.count else {
      throw .file(path: path, reason: String(cString: sf_strerror(file)))
    }
  }
}
