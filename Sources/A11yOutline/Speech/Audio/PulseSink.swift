internal import CPulse
internal import Foundation

/// A stream of a PulseAudio server, or of PipeWire in its place, that stays open.
///
/// Its state is touched only with the lock of the main loop held, which the loop's own thread
/// holds in every callback; hence the unchecked conformance.
final class PulseSink: AudioSink, @unchecked Sendable {
  /// How much sound the server is to hold.
  private static let targetLength = PulseSink.bytes(milliseconds: 20)

  /// How much is asked for at once, and written at once.
  private static let requestLength = PulseSink.bytes(milliseconds: 5)

  private static func bytes(milliseconds: Int) -> Int {
    SpeechFormat.sampleRate * milliseconds / 1_000 * SpeechFormat.sampleSize
  }

  private let server: String?
  private let loop: OpaquePointer?
  private let clock = DeviceClock()
  private var context: OpaquePointer?
  private var stream: OpaquePointer?
  private var ring: AudioRing?
  private var changed: (@Sendable (SpeechNotice?) -> Void)?
  private var currentStatus = AudioSinkStatus.opening
  private var isFlushed = true
  private var piece = [Int16](repeating: 0, count: PulseSink.requestLength / 2)

  /// - Parameter server: Its address; `nil` for the one that the environment or the system names.
  init(server: String?) {
    self.server = server
    loop = pa_threaded_mainloop_new()
  }

  deinit {
    pa_threaded_mainloop_free(loop)
  }

  let name = "pulse"
  var status: AudioSinkStatus { locked { currentStatus } }
  var playedPosition: Int64 { clock.played }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pa_threaded_mainloop_lock(loop)
    defer { pa_threaded_mainloop_unlock(loop) }
    return body()
  }

  func start(
    _ ring: AudioRing,
    sampleRate: Int,
    changed: @escaping @Sendable (SpeechNotice?) -> Void
  ) {
    clock.reset(to: ring.readPosition)
    locked {
      self.ring = ring
      self.changed = changed
      connect()
    }
    pa_threaded_mainloop_start(loop)
  }

  private func connect() {
    context = pa_context_new(pa_threaded_mainloop_get_api(loop), "a11y-outline")
    let user = Unmanaged.passUnretained(self).toOpaque()
    pa_context_set_state_callback(
      context,
      { _, user in PulseSink.from(user)?.contextChanged() },
      user
    )
    if pa_context_connect(context, server, PA_CONTEXT_NOFLAGS, nil) < 0 { fail() }
  }

  private static func from(_ user: UnsafeMutableRawPointer?) -> PulseSink? {
    user.map { Unmanaged<PulseSink>.fromOpaque($0).takeUnretainedValue() }
  }

  private func contextChanged() {
    switch pa_context_get_state(context) {
    case PA_CONTEXT_READY: openStream()
    case PA_CONTEXT_FAILED, PA_CONTEXT_TERMINATED: fail()
    default: break
    }
  }

  private func openStream() {
    var format = pa_sample_spec(
      format: 1.littleEndian == 1 ? PA_SAMPLE_S16LE : PA_SAMPLE_S16BE,
      rate: UInt32(SpeechFormat.sampleRate),
      channels: 1
    )
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "a11y")
    stream = pa_stream_new_with_proplist(context, "speech", &format, nil, properties)
    let user = Unmanaged.passUnretained(self).toOpaque()
    pa_stream_set_state_callback(
      stream,
      { _, user in PulseSink.from(user)?.streamChanged() },
      user
    )
    pa_stream_set_write_callback(stream, { _, _, user in PulseSink.from(user)?.write() }, user)
    // A prebuffer of one sample begins with the first sample like one of none, and unlike it the
    // server then stops its count when nothing comes, so nothing written later is late.
    var buffer = pa_buffer_attr(
      maxlength: .max,
      tlength: UInt32(Self.targetLength),
      prebuf: UInt32(SpeechFormat.sampleSize),
      minreq: UInt32(Self.requestLength),
      fragsize: .max
    )
    let flags =
      PA_STREAM_ADJUST_LATENCY.rawValue | PA_STREAM_INTERPOLATE_TIMING.rawValue
      | PA_STREAM_AUTO_TIMING_UPDATE.rawValue
    if pa_stream_connect_playback(stream, nil, &buffer, pa_stream_flags_t(flags), nil, nil) < 0 {
      fail()
    }
  }

  private func streamChanged() {
    switch pa_stream_get_state(stream) {
    case PA_STREAM_READY:
      currentStatus = .running
      changed?(nil)
      write()
    case PA_STREAM_FAILED, PA_STREAM_TERMINATED:
      fail()
    default: break
    }
  }

  private func fail() {
    guard case .failed = currentStatus else {
      currentStatus = .failed(String(cString: pa_strerror(pa_context_errno(context))))
      changed?(nil)
      return
    }
  }

  /// Gives the server what it has room for.
  private func write() {
    guard currentStatus == .running, let ring else { return }
    // The server's account of its room does not know of a flush yet.
    var room = pa_stream_writable_size(stream)
    guard room != .max else { return }
    if isFlushed { room = max(room, Self.targetLength) }
    while room >= SpeechFormat.sampleSize {
      let wanted = min(piece.count, room / SpeechFormat.sampleSize)
      let read = piece.withUnsafeMutableBufferPointer {
        ring.read(into: UnsafeMutableBufferPointer(rebasing: $0[..<wanted]))
      }
      guard read.count > 0 else { return }
      let size = read.count * SpeechFormat.sampleSize
      guard pa_stream_write(stream, piece, size, nil, 0, PA_SEEK_RELATIVE) >= 0 else { return }
      isFlushed = false
      room -= min(room, size)
      clock.gave(upTo: read.endPosition, delay: delay)
    }
  }

  /// How long until the sample written last has been heard.
  private var delay: Duration {
    var microseconds: pa_usec_t = 0
    var isNegative: Int32 = 0
    guard pa_stream_get_latency(stream, &microseconds, &isNegative) >= 0 else {
      return .milliseconds(20)
    }
    return isNegative != 0 ? .zero : .microseconds(Int64(clamping: microseconds))
  }

  func samplesAreReady() {
    locked { write() }
  }

  func flush(generation: UInt64) {
    locked {
      guard let ring else { return }
      ring.clear(generation: generation)
      clock.reset(to: ring.readPosition)
      guard currentStatus == .running, !isFlushed else { return }
      isFlushed = true
      if let operation = pa_stream_flush(stream, nil, nil) { pa_operation_unref(operation) }
    }
  }

  func close() {
    locked {
      changed = nil
      ring = nil
      currentStatus = .failed("closed")
      if let stream {
        pa_stream_set_state_callback(stream, nil, nil)
        pa_stream_set_write_callback(stream, nil, nil)
        pa_stream_disconnect(stream)
        pa_stream_unref(stream)
        self.stream = nil
      }
      if let context {
        pa_context_set_state_callback(context, nil, nil)
        pa_context_disconnect(context)
        pa_context_unref(context)
        self.context = nil
      }
    }
    pa_threaded_mainloop_stop(loop)
  }
}
