internal import CEspeak
internal import Foundation

/// The eSpeak NG library, in synchronous mode, on the one thread that created it.
///
/// The library is global state without a lock, can crash on plain text and writes to standard
/// error, so this type is used in the worker process only. It is never terminated: the end of the
/// engine is the end of the process (a second start in one process can hang).
final class EspeakEngine {
  /// The length of the buffers in which samples arrive, in milliseconds: the smallest that the
  /// library keeps, so that the time of a word is never wrong by more.
  private static let bufferMilliseconds: Int32 = 50

  /// The same for a file, of which nobody hears the words while it is made.
  private static let fileBufferMilliseconds: Int32 = 500

  /// What the library says of itself.
  let description: EngineDescription

  /// The chunk for which voice and parameters were set last.
  private var last: SynthesisRequest?

  /// Loads the library; `nil` when its data cannot be read.
  ///
  /// - Parameter isForFiles: Whether its sound goes into files.
  init?(isForFiles: Bool = false) {
    let rate = espeak_Initialize(
      AUDIO_OUTPUT_SYNCHRONOUS,
      isForFiles ? Self.fileBufferMilliseconds : Self.bufferMilliseconds,
      nil,
      espeakINITIALIZE_DONT_EXIT
    )
    guard rate > 0 else { return nil }
    espeak_SetSynthCallback(receiveSamples)
    // The markup mode is never used; should the engine meet a sound file all the same, it must not
    // start a program to play it.
    espeak_SetUriCallback { _, _, _ in 1 }
    var path: UnsafePointer<CChar>?
    let version = espeak_Info(&path).map { String(cString: $0) } ?? ""
    description = EngineDescription(
      version: String(version.prefix { $0 != " " }),
      dataPath: path.map { String(cString: $0) } ?? "",
      sampleRate: Int(rate)
    )
  }

  /// The voices of the library, without the variants.
  func voices() -> [Voice] {
    guard var next = espeak_ListVoices(nil) else { return [] }
    var voices: [Voice] = []
    while let voice = next.pointee {
      if let identifier = voice.pointee.identifier, let name = voice.pointee.name {
        voices.append(
          Voice(
            identifier: String(cString: identifier),
            name: String(cString: name).trimmingCharacters(in: .whitespaces),
            languages: Self.languages(voice.pointee.languages)
          )
        )
      }
      next += 1
    }
    return voices
  }

  /// The library's list of languages: a priority byte, a tag and a zero, ended by a zero.
  private static func languages(_ list: UnsafePointer<CChar>?) -> [Voice.Language] {
    var languages: [Voice.Language] = []
    guard var next = list else { return [] }
    while next.pointee != 0 {
      let priority = Int(UInt8(bitPattern: next.pointee))
      let tag = String(cString: next + 1)
      languages.append(Voice.Language(tag: tag, priority: priority))
      next += 1 + tag.utf8.count + 1
    }
    return languages
  }

  /// Makes the sound of a chunk and hands it over, buffer by buffer.
  ///
  /// - Parameters:
  ///   - request: The chunk.
  ///   - keepingVoice: Whether a voice that speaks as it did for the chunk before is not loaded
  ///     again, which costs 0.1 ms.
  ///   - deliver: Takes the samples and the words that begin in them; `false` gives up the rest of
  ///     the chunk.
  /// - Returns: `false` when the voice is unknown or the library failed.
  func speak(
    _ request: SynthesisRequest,
    keepingVoice: Bool = false,
    deliver: @escaping (UnsafeBufferPointer<Int16>, [WordMark]) -> Bool
  ) -> Bool {
    guard (keepingVoice && isSet(for: request)) || set(for: request) else { return false }
    let job = EspeakJob(deliver)
    let text = request.text.utf8CString
    let status = text.withUnsafeBufferPointer { text in
      espeak_Synth(
        text.baseAddress,
        text.count,
        0,
        POS_CHARACTER,
        0,
        UInt32(espeakCHARS_UTF8),
        nil,
        Unmanaged.passUnretained(job).toOpaque()
      )
    }
    return withExtendedLifetime(job) { status == EE_OK }
  }
}

/// What shapes the sound.
extension EspeakEngine {
  /// Sets the voice and all parameters; `false` when the voice is unknown.
  private func set(for request: SynthesisRequest) -> Bool {
    last = nil
    guard espeak_SetVoiceByName(request.voice) == EE_OK else { return false }
    espeak_SetParameter(espeakRATE, Int32(clamping: request.rate), 0)
    espeak_SetParameter(espeakPITCH, Int32(clamping: request.pitch), 0)
    espeak_SetParameter(espeakVOLUME, Int32(clamping: request.volume), 0)
    espeak_SetParameter(espeakPUNCTUATION, Int32(espeakPUNCT_NONE.rawValue), 0)
    espeak_SetParameter(espeakCAPITALS, 0, 0)
    last = request
    return true
  }

  private func isSet(for request: SynthesisRequest) -> Bool {
    guard let last else { return false }
    return last.voice == request.voice && last.rate == request.rate
      && last.pitch == request.pitch && last.volume == request.volume
  }
}

/// The callback of the library; 1 gives up the chunk.
private func receiveSamples(
  _ samples: UnsafeMutablePointer<Int16>?,
  _ count: Int32,
  _ events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
  guard let samples, let events, let user = events.pointee.user_data else { return 0 }
  let job = Unmanaged<EspeakJob>.fromOpaque(user).takeUnretainedValue()
  var words: [WordMark] = []
  var next = events
  let end = job.delivered + Int(count)
  while next.pointee.type != espeakEVENT_LIST_TERMINATED {
    let event = next.pointee
    if event.type == espeakEVENT_WORD, event.text_position > 0 {
      // At 450 words a minute and more, places inside a buffer count samples before they were
      // condensed; the buffer that carries the word is the best that is known.
      let sample = min(max(Int(event.sample), job.delivered), end)
      words.append(WordMark(sample: sample, scalar: Int(event.text_position) - 1))
    }
    next += 1
  }
  job.delivered = end
  let buffer = UnsafeBufferPointer(start: samples, count: Int(count))
  return job.deliver(buffer, words) ? 0 : 1
}
