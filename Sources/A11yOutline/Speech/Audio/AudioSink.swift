/// Where samples are heard, written or lost: mono, 16 bit, at the rate of the engine.
///
/// A sink takes samples out of its ring when it wants them. No method waits for a device.
protocol AudioSink: AnyObject, Sendable {
  /// What the sink is called in `doctor`, such as `pulse`.
  var name: String { get }

  /// Begins to take samples out of a ring.
  ///
  /// - Parameters:
  ///   - ring: Where the samples come from.
  ///   - sampleRate: In Hz.
  ///   - changed: Called when the sink begins to work or fails, with what the listener should be told.
  func start(
    _ ring: AudioRing,
    sampleRate: Int,
    changed: @escaping @Sendable (SpeechNotice?) -> Void
  )

  /// Whether the sink works.
  var status: AudioSinkStatus { get }

  /// Tells that the ring has samples.
  func samplesAreReady()

  /// Clears the ring for a new generation and drops what was taken out of it but not heard.
  func flush(generation: UInt64)

  /// The number of samples of the ring that have been heard or thrown away.
  var playedPosition: Int64 { get }

  /// Gives the device up, until ``resume()``; what was to be heard is not.
  ///
  /// The one method that waits for a device, for a moment: the process is about to be stopped.
  func suspend()

  /// Takes the device again.
  func resume()

  /// Whether the device is paced by time and may fall asleep between two utterances.
  var isDevice: Bool { get }

  /// Stops for good.
  func close()
}

extension AudioSink {
  func suspend() {}

  func resume() {}

  var isDevice: Bool { false }
}
