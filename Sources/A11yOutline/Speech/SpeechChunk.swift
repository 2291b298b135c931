/// A piece of an utterance that the engine makes in one go.
struct SpeechChunk: Equatable, Sendable {
  /// A word of the text and what it stands for.
  struct Word: Equatable, Sendable {
    /// Its place in the text, in scalars.
    var scalars: Range<Int>

    /// The part of ``Utterance/text`` it stands for, in UTF-8 offsets.
    var source: Range<Int>
  }

  /// Plain text that the engine can be given.
  var text: String

  /// The identifier of the voice.
  var voice: String

  /// Whether it is spoken in the pitch of the interface.
  var isStructure = false

  /// The level that its pitch tells, from 1; `nil` for none.
  var level: Int?

  /// The words, in order.
  var words: [Word] = []

  /// The silence before it, in milliseconds at 175 words a minute.
  var pauseBefore = 0

  /// The word at a place in the text, in scalars.
  ///
  /// - Complexity: O(log of the number of words).
  func word(at scalar: Int) -> Word? {
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle].scalars.upperBound <= scalar { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low].scalars.contains(scalar) ? words[low] : nil
  }

  /// How much lower the voice is one level further down, and how many levels can be told so.
  private static let pitchStep = 5
  private static let lowestLevel = 8

  /// What the engine is asked for.
  func request(_ configuration: SpeechConfiguration) -> SynthesisRequest {
    var pitch = configuration.pitch + (isStructure ? configuration.structurePitch : 0)
    if let level { pitch -= Self.pitchStep * min(max(0, level - 1), Self.lowestLevel) }
    return SynthesisRequest(
      text: text,
      voice: voice,
      rate: configuration.engineRate,
      pitch: max(0, min(pitch, 99)),
      volume: max(0, min(configuration.volume, 100))
    )
  }
}
