/// Adds a sound to the speech that is made while it lasts.
///
/// The sound lies on the samples of the speech and moves none of them: speech with it begins and
/// ends when it would without.
struct SoundMixer {
  private var rest: ArraySlice<Int16> = []

  /// Begins a sound; one that is not over yet is cut off.
  ///
  /// - Parameters:
  ///   - cue: The sound; `nil` for none.
  ///   - volume: From 0 to 100.
  mutating func begin(_ cue: SoundCue?, volume: Int) {
    rest = cue.map { SoundSamples.samples(of: $0, volume: volume)[...] } ?? []
  }

  /// Samples with what is left of the sound added to them.
  ///
  /// - Complexity: O(length of the sound that is left); samples without a sound are not copied.
  mutating func mixed(_ samples: ArraySlice<Int16>) -> ArraySlice<Int16> {
    guard !rest.isEmpty else { return samples }
    var mixed = samples
    for (index, sound) in zip(mixed.indices, rest) {
      let sum = Int32(mixed[index]) + Int32(sound)
      mixed[index] = Int16(clamping: sum)
    }
    rest = rest.dropFirst(samples.count)
    return mixed
  }

  /// Takes what is left of the sound when the speech is over.
  mutating func takeRest() -> ArraySlice<Int16> {
    defer { rest = [] }
    return rest
  }
}
