/// What the worker answers.
enum WorkerReply: Equatable {
  /// The engine is loaded; sent once, first.
  case ready(EngineDescription)

  /// The next samples of a chunk, with the words that begin in them.
  case audio(number: UInt64, samples: [Int16], words: [WordMark])

  /// The next samples of a chunk are the first ones in ``SampleMemory``.
  case stored(number: UInt64, count: Int)

  /// The chunk is complete, or was given up.
  case end(number: UInt64)

  /// The engine refused the chunk; nothing of it follows.
  case refused(number: UInt64)

  /// The voices of the library.
  case voices([Voice])

  private enum Kind: UInt8 {
    case ready = 1
    case audio, end, refused, voices, stored
  }

  init(_ frame: FrameBuffer.Frame) throws {
    guard let kind = Kind(rawValue: frame.kind) else {
      throw WorkerProtocolError.unknownKind(frame.kind)
    }
    var reader = ByteReader(frame.payload)
    switch kind {
    case .ready:
      let version = try reader.string()
      let dataPath = try reader.string()
      let rate = Int(try reader.integer(UInt32.self))
      self = .ready(EngineDescription(version: version, dataPath: dataPath, sampleRate: rate))
    case .audio:
      let number = try reader.integer(UInt64.self)
      let samples = try reader.samples()
      var words: [WordMark] = []
      while !reader.isAtEnd {
        let sample = Int(try reader.integer(UInt32.self))
        words.append(WordMark(sample: sample, scalar: Int(try reader.integer(UInt32.self))))
      }
      self = .audio(number: number, samples: samples, words: words)
    case .stored:
      let number = try reader.integer(UInt64.self)
      self = .stored(number: number, count: Int(try reader.integer(UInt32.self)))
    case .end:
      self = .end(number: try reader.integer())
    case .refused:
      self = .refused(number: try reader.integer())
    case .voices:
      var voices: [Voice] = []
      while !reader.isAtEnd {
        let identifier = try reader.string()
        let name = try reader.string()
        var languages: [Voice.Language] = []
        for _ in 0..<(try reader.integer(UInt8.self)) {
          let priority = Int(try reader.integer(UInt8.self))
          languages.append(Voice.Language(tag: try reader.string(), priority: priority))
        }
        voices.append(Voice(identifier: identifier, name: name, languages: languages))
      }
      self = .voices(voices)
    }
  }

  /// The reply as bytes for the pipe.
  var encoded: [UInt8] {
    var payload = ByteWriter()
    switch self {
    case .ready(let engine):
      payload.append(engine.version)
      payload.append(engine.dataPath)
      payload.append(UInt32(clamping: engine.sampleRate))
      return FrameBuffer.encode(kind: Kind.ready.rawValue, payload: payload)
    case .audio(let number, let samples, let words):
      return samples.withUnsafeBufferPointer {
        Self.encodedAudio(number: number, samples: $0, words: words)
      }
    case .stored(let number, let count):
      payload.append(number)
      payload.append(UInt32(clamping: count))
      return FrameBuffer.encode(kind: Kind.stored.rawValue, payload: payload)
    case .end(let number):
      payload.append(number)
      return FrameBuffer.encode(kind: Kind.end.rawValue, payload: payload)
    case .refused(let number):
      payload.append(number)
      return FrameBuffer.encode(kind: Kind.refused.rawValue, payload: payload)
    case .voices(let voices):
      for voice in voices {
        payload.append(voice.identifier)
        payload.append(voice.name)
        payload.append(UInt8(clamping: voice.languages.count))
        for language in voice.languages.prefix(Int(UInt8.max)) {
          payload.append(UInt8(clamping: language.priority))
          payload.append(language.tag)
        }
      }
      return FrameBuffer.encode(kind: Kind.voices.rawValue, payload: payload)
    }
  }

  /// The bytes of an audio frame, straight from the engine's buffer.
  static func encodedAudio(
    number: UInt64,
    samples: UnsafeBufferPointer<Int16>,
    words: [WordMark]
  ) -> [UInt8] {
    var payload = ByteWriter()
    payload.append(number)
    payload.append(UInt32(samples.count))
    payload.append(samples)
    for word in words {
      payload.append(UInt32(clamping: word.sample))
      payload.append(UInt32(clamping: word.scalar))
    }
    return FrameBuffer.encode(kind: Kind.audio.rawValue, payload: payload)
  }
}
