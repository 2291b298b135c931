import Foundation

/// A format for lists of chapters beside the audio.
enum ChapterFormat: String, CaseIterable {
  /// The metadata file of FFmpeg, with which any container can be given its chapters.
  case metadata = "txt"
  /// A cue sheet, which names the audio files.
  case cueSheet = "cue"

  /// The format that the name of a file says; `nil` when it says none.
  init?(path: String) {
    self.init(rawValue: (path as NSString).pathExtension.lowercased())
  }

  /// The list of the chapters of some files.
  ///
  /// - Parameters:
  ///   - files: The files, as they follow one another.
  ///   - title: The name of the whole.
  /// - Returns: The text of the list, with its last line end.
  func text(of files: [RenderedAudioFile], title: String) -> String {
    let lines =
      switch self {
      case .metadata: Self.metadata(of: files, title: title)
      case .cueSheet: Self.cueSheet(of: files, title: title)
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// FFmpeg's metadata: times in milliseconds, of the files as if they were one.
  private static func metadata(of files: [RenderedAudioFile], title: String) -> [String] {
    var lines = [";FFMETADATA1", "title=\(escaped(title))"]
    var offset = 0.0
    for file in files {
      let ends = file.chapters.dropFirst().map(\.start) + [file.seconds]
      for (chapter, end) in zip(file.chapters, ends) {
        lines += [
          "[CHAPTER]", "TIMEBASE=1/1000", "START=\(milliseconds(offset + chapter.start))",
          "END=\(milliseconds(offset + end))", "title=\(escaped(chapter.title))",
        ]
      }
      offset += file.seconds
    }
    return lines
  }

  /// A cue sheet: minutes, seconds and frames, of which a second has 75; 99 tracks at most.
  private static func cueSheet(of files: [RenderedAudioFile], title: String) -> [String] {
    var lines = ["TITLE \(quoted(title))"]
    var track = 0
    for file in files where track < SectionPlan.mostChapters {
      let kind = AudioFileFormat(path: file.path) == .mp3 ? "MP3" : "WAVE"
      lines.append("FILE \(quoted(AudioFileNames.last(file.path))) \(kind)")
      for chapter in file.chapters where track < SectionPlan.mostChapters {
        track += 1
        lines.append("  TRACK \(twoDigits(track)) AUDIO")
        lines.append("    TITLE \(quoted(chapter.title))")
        lines.append("    INDEX 01 \(frames(chapter.start))")
      }
    }
    return lines
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1_000).rounded()) }

  private static func frames(_ seconds: Double) -> String {
    let frames = Int((seconds * 75).rounded(.down))
    return [frames / 4_500, frames / 75 % 60, frames % 75].map(twoDigits).joined(separator: ":")
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// A text for a cue sheet, which has no way to write a quotation mark.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\"", with: "'") + "\""
  }

  /// A value for FFmpeg, which reads `=`, `;`, `#` and the backslash unless one stands before them.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "=;#\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
