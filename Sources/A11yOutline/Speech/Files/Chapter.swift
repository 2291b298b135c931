/// A place in an audio file that has a name.
public struct Chapter: Hashable, Sendable {
  /// The name.
  public var title: String

  /// Where it starts, in samples from the start of the file.
  var sample: Int

  /// Where it starts, in seconds from the start of the file.
  public var start: Double { Double(sample) / Double(SpeechFormat.sampleRate) }
}
