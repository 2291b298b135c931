/// Writes samples, as the engine makes them, to a file.
protocol AudioFileWriter: AnyObject {
  /// The samples written so far.
  var sampleCount: Int { get }

  /// Appends samples.
  func append(_ samples: ArraySlice<Int16>) throws(SpeechError)

  /// Writes what is collected; the file is complete after it.
  func finish() throws(SpeechError)
}
