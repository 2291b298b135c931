/// One chunk of plain text to be made into sound, with everything that shapes it.
///
/// Voice and parameters travel with every chunk: the engine keeps nothing that could leak from one
/// utterance into the next (espeak-ng#737).
struct SynthesisRequest: Equatable, Sendable {
  /// The number by which replies name the request and a cancellation counts; it only grows.
  var number: UInt64 = 0

  /// Plain text, sanitised, at most 240 bytes.
  var text: String

  /// The identifier of a voice from the library's own list.
  var voice: String

  /// Words a minute: 80–449, or 500–1,200.
  var rate = 175

  /// 0–99; 50 is normal.
  var pitch = 50

  /// 0–100; 100 is full.
  var volume = 100

  /// The first words, by which people are told of it.
  var beginning: String { String(text.prefix(40)) }
}
