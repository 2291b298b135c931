/// The start of a word in the sound of a chunk.
struct WordMark: Equatable, Sendable {
  /// The sample from the start of the chunk at which the word begins.
  var sample: Int

  /// The place of the word in the text of the chunk, in Unicode scalars from 0.
  var scalar: Int
}
