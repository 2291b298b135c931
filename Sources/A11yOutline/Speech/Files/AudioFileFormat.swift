internal import Foundation

/// A kind of audio file, told by the end of its name.
public enum AudioFileFormat: String, Hashable, Sendable, CaseIterable {
  /// Uncompressed; RF64 when it passes 4 GiB. Valid at every moment of its making.
  case wav

  /// Compressed without loss.
  case flac

  /// Ogg Vorbis.
  case ogg

  /// Ogg Opus, at 24,000 Hz.
  case opus

  /// MPEG layer III.
  case mp3

  /// The format of a file.
  ///
  /// - Parameter path: The file; the case of its extension does not matter.
  public init?(path: String) {
    self.init(rawValue: (path as NSString).pathExtension.lowercased())
  }

  /// Creates the file, or opens one that an earlier run has begun.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - sampleCount: The samples of the earlier run that stay; a compressed file keeps none and is
  ///     given them again.
  /// - Returns: What writes it.
  /// - Throws: ``SpeechError/file(path:reason:)``.
  func makeWriter(
    path: String,
    keeping sampleCount: Int = 0
  ) throws(SpeechError) -> any AudioFileWriter {
    self == .wav
      ? try WaveFileWriter(path: path, keeping: sampleCount)
      : try SoundFileWriter(path: path, format: self)
  }
}
