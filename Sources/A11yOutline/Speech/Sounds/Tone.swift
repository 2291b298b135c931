/// A short tone, of which the sounds of the player are made.
struct Tone: Hashable, Sendable {
  /// The frequency at its start, in Hz.
  var start: Double

  /// The frequency at its end, in Hz.
  var end: Double

  /// How long it is, in milliseconds.
  var duration: Int

  /// How loud it is: 1 is full, 0 a rest.
  var level = 1.0

  /// A tone that stays as it is.
  static func steady(_ frequency: Double, _ duration: Int) -> Tone {
    Tone(start: frequency, end: frequency, duration: duration)
  }

  /// A tone that glides from one frequency to another.
  static func glide(_ start: Double, _ end: Double, _ duration: Int) -> Tone {
    Tone(start: start, end: end, duration: duration)
  }

  /// Silence between two tones.
  static func rest(_ duration: Int) -> Tone {
    Tone(start: 0, end: 0, duration: duration, level: 0)
  }
}
