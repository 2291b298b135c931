import Foundation

/// A file of texts with the times at which they are heard.
final class SubtitleFile {
  private let format: SubtitleFormat
  private let handle: FileHandle
  private var count = 0
  private var start = 0.0

  /// Creates the file.
  ///
  /// - Throws: ``SpeechError/file(path:reason:)`` when its name ends in no format, or it cannot be
  ///   written.
  init(path: String) throws(SpeechError) {
    let ending = (path as NSString).pathExtension.lowercased()
    guard let format = SubtitleFormat(rawValue: ending) else {
      throw .file(path: path, reason: "the name of a subtitle file ends in .vtt or .srt")
    }
    guard FileManager.default.createFile(atPath: path, contents: Data(format.header.utf8)),
      let handle = FileHandle(forWritingAtPath: path)
    else {
      throw .file(path: path, reason: String(cString: strerror(errno)))
    }
    self.format = format
    self.handle = handle
    handle.seekToEndOfFile()
  }

  /// Writes a text.
  ///
  /// - Parameters:
  ///   - text: What was heard.
  ///   - end: When it has been heard, in seconds from the start; it began when the text before it
  ///     ended.
  func write(_ text: String, heardUntil end: Double) {
    count += 1
    handle.write(Data(format.cue(count, text, from: start, to: end).utf8))
    start = end
  }
}
