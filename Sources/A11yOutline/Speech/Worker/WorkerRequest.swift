/// What the parent asks of the worker.
enum WorkerRequest: Equatable {
  /// Make the sound of a chunk.
  case speak(SynthesisRequest)

  /// Give up every chunk with a smaller number, also the one being made.
  case cancel(below: UInt64)

  /// Send the list of voices.
  case listVoices

  /// Forget what was said before; answered with ``WorkerReply/ready(_:)``.
  case startAfresh

  private enum Kind: UInt8 {
    case speak = 1
    case cancel, listVoices, startAfresh
  }

  init(_ frame: FrameBuffer.Frame) throws {
    guard let kind = Kind(rawValue: frame.kind) else {
      throw WorkerProtocolError.unknownKind(frame.kind)
    }
    var reader = ByteReader(frame.payload)
    switch kind {
    case .speak:
      let number = try reader.integer(UInt64.self)
      let rate = Int(try reader.integer(Int32.self))
      let pitch = Int(try reader.integer(Int32.self))
      let volume = Int(try reader.integer(Int32.self))
      let voice = try reader.string()
      let text = try reader.string()
      self = .speak(
        SynthesisRequest(
          number: number,
          text: text,
          voice: voice,
          rate: rate,
          pitch: pitch,
          volume: volume
        )
      )
    case .cancel:
      self = .cancel(below: try reader.integer())
    case .listVoices:
      self = .listVoices
    case .startAfresh:
      self = .startAfresh
    }
  }

  /// The request as bytes for the pipe.
  var encoded: [UInt8] {
    var payload = ByteWriter()
    switch self {
    case .speak(let request):
      payload.append(request.number)
      payload.append(Int32(clamping: request.rate))
      payload.append(Int32(clamping: request.pitch))
      payload.append(Int32(clamping: request.volume))
      payload.append(request.voice)
      payload.append(request.text)
      return FrameBuffer.encode(kind: Kind.speak.rawValue, payload: payload)
    case .cancel(let number):
      payload.append(number)
      return FrameBuffer.encode(kind: Kind.cancel.rawValue, payload: payload)
    case .listVoices:
      return FrameBuffer.encode(kind: Kind.listVoices.rawValue, payload: payload)
    case .startAfresh:
      return FrameBuffer.encode(kind: Kind.startAfresh.rawValue, payload: payload)
    }
  }
}
