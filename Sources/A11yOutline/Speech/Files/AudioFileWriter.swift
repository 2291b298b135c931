/// Writes samples, as the engine makes them, to a file.
protocol AudioFileWriter: AnyObject {
  /// Appends samples.
  func append(_ samples: ArraySlice<Int16>) throws(SpeechError)

  /// Writes what is collected, where the file can be whole before its end.
  func flush() throws(SpeechError)

  /// Writes what is collected; the file is complete after it.
  ///
  /// - Parameter chapters: The chapters, for a file that can hold them.
  /// - Throws: ``SpeechError/file(path:reason:)``.
  func finish(_ chapters: [Chapter]) throws(SpeechError)
}
