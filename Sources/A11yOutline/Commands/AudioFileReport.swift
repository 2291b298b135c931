import Foundation

/// What is told and written while an audio file is made: how far it is, and its subtitles.
@MainActor final class AudioFileReport {
  /// A piece that is on its way to the file.
  private struct Piece {
    let text: String
    /// How many nodes were read with it.
    let nodeCount: Int
  }

  private let words: Words
  private let total: Int
  private let subtitlePaths: [String]
  private let names: AudioFileNames
  private let showsProgress = isatty(STDERR_FILENO) == 1
  private var subtitles: [SubtitleFile] = []
  private var subtitleFile: Int?
  private var pieces: [Piece] = []
  private var percentTold = 0
  private let clock = ContinuousClock()
  private lazy var start = clock.now
  private var nodesMadeBefore = 0

  /// - Parameters:
  ///   - words: The words that progress is told in.
  ///   - total: How many nodes there are.
  ///   - subtitles: The subtitle files to write.
  ///   - names: The names of the audio files.
  init(_ words: Words, total: Int, subtitles: [String], names: AudioFileNames) {
    self.words = words
    self.total = max(total, 1)
    subtitlePaths = subtitles
    self.names = names
    _ = start
  }

  /// Creates the first subtitle files, so that a name that cannot be is told before all the work.
  func begin() throws(SpeechError) {
    try openSubtitles(0)
  }

  /// Remembers a piece that is going to be heard.
  func expect(_ text: String, nodeCount: Int) {
    pieces.append(Piece(text: text, nodeCount: nodeCount))
  }

  /// Tells and writes what one more piece in the file allows.
  func heard(_ progress: AudioFileRenderer.Progress) throws(SpeechError) {
    guard !pieces.isEmpty else { return }
    let piece = pieces.removeFirst()
    if progress.file != subtitleFile { try openSubtitles(progress.file) }
    subtitles.forEach { $0.write(piece.text, heardUntil: progress.fileSeconds) }
    if progress.isMadeBefore { nodesMadeBefore = piece.nodeCount }
    let percent = min(piece.nodeCount * 100 / total, 99)
    guard showsProgress, percent >= percentTold + 10 else { return }
    percentTold = percent / 10 * 10
    tell(percent, progress, nodeCount: piece.nodeCount)
  }

  /// A length in words.
  func duration(_ seconds: Double) -> String {
    let seconds = Int(seconds)
    if seconds < 60 { return words(.secondCount, count: seconds) }
    let rest = seconds % 60
    let minutes = words(.minuteCount, count: seconds / 60)
    return rest == 0 ? minutes : minutes + " " + words(.secondCount, count: rest)
  }

  private func tell(
    _ percent: Int,
    _ progress: AudioFileRenderer.Progress,
    nodeCount: Int
  ) {
    let values = ["percent": String(percent), "duration": duration(progress.seconds)]
    var text = words(.audioFileProgress, values)
    let made = nodeCount - nodesMadeBefore
    if made > 0 {
      let passed = start.duration(to: clock.now) / .seconds(1)
      let left = Int(passed * Double(total - nodeCount) / Double(made))
      text += ", "
      text +=
        left < 60 ? words(.secondsLeft, count: left) : words(.timeLeft, count: (left + 30) / 60)
    }
    StandardOutput.report(text)
  }

  private func openSubtitles(_ file: Int) throws(SpeechError) {
    subtitleFile = file
    subtitles = []
    for path in subtitlePaths {
      subtitles.append(try SubtitleFile(path: names.companion(path, of: file)))
    }
  }
}
