import Foundation

/// A file of texts with the times at which they are heard.
final class SubtitleFile {
  private let format: SubtitleFormat
  private let handle: FileHandle
  private var waiting: [String] = []
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

  /// Remembers a text that is going to be heard.
  func expect(_ text: String) {
    waiting.append(text)
  }

  /// Writes the text that was waited for longest.
  ///
  /// - Parameter end: When it has been heard, in seconds from the start.
  func write(heardUntil end: Double) {
    guard !waiting.isEmpty else { return }
    count += 1
    let cue = format.cue(count, waiting.removeFirst(), from: start, to: end)
    handle.write(Data(cue.utf8))
    start = end
  }
}
