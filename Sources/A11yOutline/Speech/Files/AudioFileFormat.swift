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

  /// Creates the file.
  func makeWriter(path: String) throws(SpeechError) -> any AudioFileWriter {
    self == .wav ? try WaveFileWriter(path: path) : try SoundFileWriter(path: path, format: self)
  }
}
