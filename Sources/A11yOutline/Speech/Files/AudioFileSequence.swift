internal import Foundation

/// The files of one rendering, one after another; the last one is being written.
final class AudioFileSequence {
  private let format: AudioFileFormat
  private let path: (Int) -> String
  private let keepsSamples: Bool
  private var writer: (any AudioFileWriter)?
  private var store: SampleStore?
  private var finishedStores: [SampleStore] = []

  /// The files so far.
  private(set) var files: [RenderedAudioFile]

  /// - Parameters:
  ///   - format: Their format.
  ///   - keepsSamples: Whether a run that is killed is to be gone on with.
  ///   - path: Names each of them, from 0.
  init(format: AudioFileFormat, keepsSamples: Bool, path: @escaping (Int) -> String) {
    self.format = format
    self.path = path
    self.keepsSamples = keepsSamples && format != .wav
    files = [RenderedAudioFile(path: path(0))]
  }

  /// The length of all files, in seconds.
  var seconds: Double { files.reduce(0) { $0 + $1.seconds } }

  private var last: Int { files.count - 1 }

  /// Begins an utterance, and another file or chapter with it.
  ///
  /// - Parameters:
  ///   - start: What begins.
  ///   - isMade: Whether an earlier run has already made it.
  /// - Throws: ``SpeechError/file(path:reason:)``.
  func begin(_ start: UtteranceStart, isMade: Bool) throws(SpeechError) {
    if start.startsFile, files[last].sampleCount > 0 {
      // Of a file that an earlier run has left for the next one nothing is missing.
      if !isMade { try finish() }
      files.append(RenderedAudioFile(path: path(files.count)))
    }
    if let title = start.chapter {
      files[last].chapters.append(Chapter(title: title, sample: files[last].sampleCount))
    }
  }

  /// Appends samples to the last file.
  func append(_ samples: ArraySlice<Int16>) throws(SpeechError) {
    guard !samples.isEmpty else { return }
    try openWriter().append(samples)
    try store?.append(samples)
    files[last].sampleCount += samples.count
  }

  /// Passes over samples of the last file that an earlier run has made.
  func skip(_ count: Int) {
    files[last].sampleCount += count
  }

  /// Writes what is collected.
  func flush() throws(SpeechError) {
    try writer?.flush()
  }

  /// Completes the last file.
  func finish() throws(SpeechError) {
    try openWriter().finish(files[last].chapters)
    writer = nil
    if let store { finishedStores.append(store) }
    store = nil
  }

  /// Removes what only an interrupted run would need of the files that are complete.
  func removeLeftovers() {
    finishedStores.forEach { $0.remove() }
    finishedStores = []
  }

  /// The writer of the last file, which goes on behind what is made.
  private func openWriter() throws(SpeechError) -> any AudioFileWriter {
    if let writer { return writer }
    let file = files[last]
    let writer = try format.makeWriter(path: file.path, keeping: file.sampleCount)
    if keepsSamples {
      let store = try SampleStore(path: file.path + ".partial", keeping: file.sampleCount)
      try store.forEachBlock { (block) throws(SpeechError) in try writer.append(block) }
      self.store = store
    }
    self.writer = writer
    return writer
  }
}
