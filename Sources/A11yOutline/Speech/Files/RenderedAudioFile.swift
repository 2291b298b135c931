/// An audio file that was written, as far as it got.
public struct RenderedAudioFile: Hashable, Sendable {
  /// Where it is.
  public var path: String

  /// Its chapters, in order.
  public internal(set) var chapters: [Chapter] = []

  /// Its length, in samples.
  var sampleCount = 0

  /// Its length, in seconds.
  public var seconds: Double { Double(sampleCount) / Double(SpeechFormat.sampleRate) }
}
