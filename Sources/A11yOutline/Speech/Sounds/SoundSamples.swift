internal import Foundation

/// The samples of the sounds, made from their tones when they are first heard.
enum SoundSamples {
  /// The highest sample of a sound at full volume: half of full scale, so that speech stands out.
  private static let peak = 16_384.0

  /// How long a tone takes to begin and to end, in samples: 4 ms, without which it would click.
  private static let edge = SpeechFormat.sampleRate * 4 / 1_000

  /// How loud the overtones are, the fundamental first; they let a small loudspeaker, which makes
  /// no low tones, be heard too.
  private static let overtones = [0.6, 0.27, 0.13]

  private static let all: [SoundCue: [Int16]] = Dictionary(
    uniqueKeysWithValues: SoundCue.allCases.map { ($0, $0.tones.flatMap(samples)) }
  )

  /// The samples of a sound.
  ///
  /// - Parameters:
  ///   - cue: The sound.
  ///   - volume: From 0 to 100; 0 is no sound at all.
  /// - Returns: Samples at the rate of speech.
  static func samples(of cue: SoundCue, volume: Int) -> [Int16] {
    let volume = max(0, min(volume, 100))
    guard volume > 0, let samples = all[cue] else { return [] }
    return samples.map { Int16(Int($0) * volume / 100) }
  }

  private static func samples(of tone: Tone) -> [Int16] {
    let count = SpeechFormat.sampleRate * tone.duration / 1_000
    var phase = 0.0
    return (0..<count).map { index in
      let place = Double(index) / Double(count)
      let frequency = tone.start + (tone.end - tone.start) * place
      phase += 2 * .pi * frequency / Double(SpeechFormat.sampleRate)
      let wave = overtones.enumerated().reduce(0) { sum, overtone in
        sum + overtone.element * sin(phase * Double(overtone.offset + 1))
      }
      let distance = Double(min(index, count - 1 - index)) / Double(edge)
      let envelope = distance < 1 ? 0.5 - 0.5 * cos(.pi * distance) : 1
      return Int16((peak * tone.level * envelope * wave).rounded())
    }
  }
}
