internal import CALSA
internal import Foundation
internal import Synchronization

/// An ALSA device, opened and written by a thread of its own, so that a device that hangs hangs
/// nothing else.
final class AlsaSink: AudioSink {
  private struct State {
    var status = AudioSinkStatus.opening
    var isClosed = false
    var ring: AudioRing?
  }

  /// How much sound the device holds, in microseconds; the second is tried where the first is
  /// too little.
  private static let latencies: [UInt32] = [20_000, 60_000]

  /// The samples given at once: 5 ms.
  private static let pieceLength = 110

  private let device: String
  private let state = Mutex(State())
  private let clock = DeviceClock()
  private let wake = WakeSignal()

  /// - Parameter device: The name of the device; `nil` for the default one.
  init(device: String?) {
    self.device = device ?? "default"
  }

  let name = "alsa"
  var status: AudioSinkStatus { state.withLock { $0.status } }
  var playedPosition: Int64 { clock.played }

  func start(
    _ ring: AudioRing,
    sampleRate: Int,
    changed: @escaping @Sendable (SpeechNotice?) -> Void
  ) {
    state.withLock { $0.ring = ring }
    clock.reset(to: ring.readPosition)
    SpeechThread.start("a11y-outline alsa") { [self] in
      let reason = run(ring, sampleRate: sampleRate, changed)
      state.withLock { $0.status = .failed(reason) }
      changed(nil)
    }
  }

  func samplesAreReady() {
    wake.give()
  }

  func flush(generation: UInt64) {
    guard let ring = state.withLock({ $0.ring }) else { return }
    ring.clear(generation: generation)
    clock.reset(to: ring.readPosition)
    wake.give()
  }

  func close() {
    state.withLock { $0.isClosed = true }
    wake.give()
  }

  /// Plays until the sink is closed or the device fails, and says why it ended.
  private func run(
    _ ring: AudioRing,
    sampleRate: Int,
    _ changed: (SpeechNotice?) -> Void
  ) -> String {
    a11y_alsa_silence_messages()
    var opened: OpaquePointer?
    var result = snd_pcm_open(&opened, device, SND_PCM_STREAM_PLAYBACK, Int32(SND_PCM_NONBLOCK))
    guard result >= 0, let pcm = opened else { return Self.message(result) }
    defer { snd_pcm_close(pcm) }
    for latency in Self.latencies {
      result = snd_pcm_set_params(
        pcm,
        SND_PCM_FORMAT_S16,
        SND_PCM_ACCESS_RW_INTERLEAVED,
        1,
        UInt32(sampleRate),
        1,
        latency
      )
      if result >= 0 { break }
    }
    if result >= 0 { result = Self.startWithFirstSample(pcm) }
    guard result >= 0 else { return Self.message(result) }
    state.withLock { $0.status = .running }
    changed(nil)
    return play(ring, on: pcm)
  }

  /// The default waits until the buffer is full, which a short word never makes it.
  private static func startWithFirstSample(_ pcm: OpaquePointer) -> Int32 {
    var parameters: OpaquePointer?
    var result = snd_pcm_sw_params_malloc(&parameters)
    guard result >= 0 else { return result }
    defer { snd_pcm_sw_params_free(parameters) }
    result = snd_pcm_sw_params_current(pcm, parameters)
    if result >= 0 { result = snd_pcm_sw_params_set_start_threshold(pcm, parameters, 1) }
    return result >= 0 ? snd_pcm_sw_params(pcm, parameters) : result
  }

  private func play(_ ring: AudioRing, on pcm: OpaquePointer) -> String {
    var piece = [Int16](repeating: 0, count: Self.pieceLength)
    var generation = ring.generation
    while !state.withLock({ $0.isClosed }) {
      let read = piece.withUnsafeMutableBufferPointer { ring.read(into: $0) }
      if read.generation != generation {
        generation = read.generation
        snd_pcm_drop(pcm)
        snd_pcm_prepare(pcm)
      }
      guard read.count > 0 else {
        wake.wait()
        continue
      }
      if let failure = write(piece[..<read.count], of: generation, in: ring, to: pcm) {
        return Self.message(failure)
      }
      var delay: snd_pcm_sframes_t = 0
      if snd_pcm_delay(pcm, &delay) < 0 { delay = 0 }
      let seconds = Double(max(delay, 0)) / Double(SpeechFormat.sampleRate)
      clock.gave(upTo: read.endPosition, delay: .seconds(seconds))
    }
    return "closed"
  }

  /// Writes samples as the device takes them, or until they are no longer wanted.
  ///
  /// - Returns: The error when the device is gone.
  private func write(
    _ samples: ArraySlice<Int16>,
    of generation: UInt64,
    in ring: AudioRing,
    to pcm: OpaquePointer
  ) -> Int32? {
    var rest = samples
    var failures = 0
    while !rest.isEmpty, ring.generation == generation, !state.withLock({ $0.isClosed }) {
      let written = rest.withUnsafeBufferPointer {
        snd_pcm_writei(pcm, $0.baseAddress, snd_pcm_uframes_t($0.count))
      }
      if written > 0 {
        rest = rest.dropFirst(written)
        failures = 0
      } else if written == -Int(EAGAIN) || written == 0 {
        waitForRoom(pcm)
      } else {
        failures += 1
        let recovered = snd_pcm_recover(pcm, Int32(written), 1)
        if recovered < 0 || failures > 3 { return Int32(written) }
      }
    }
    return nil
  }

  /// Waits until the device takes samples or someone interrupts.
  private func waitForRoom(_ pcm: OpaquePointer) {
    let count = max(0, snd_pcm_poll_descriptors_count(pcm))
    var descriptors = [pollfd](repeating: pollfd(), count: Int(count) + 1)
    descriptors.withUnsafeMutableBufferPointer {
      _ = snd_pcm_poll_descriptors(pcm, $0.baseAddress, UInt32(count))
    }
    descriptors[Int(count)] = pollfd(fd: wake.descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&descriptors, nfds_t(descriptors.count), 10) > 0 {
      if descriptors[Int(count)].revents != 0 { wake.clear() }
      var events: UInt16 = 0
      descriptors.withUnsafeMutableBufferPointer {
        _ = snd_pcm_poll_descriptors_revents(pcm, $0.baseAddress, UInt32(count), &events)
      }
    }
  }

  private static func message(_ error: Int32) -> String {
    String(cString: snd_strerror(error))
  }
}
