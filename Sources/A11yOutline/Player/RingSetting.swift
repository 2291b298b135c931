/// A setting of the ring that F8 and B turn, F5 and F6 change.
enum RingSetting: CaseIterable, Hashable, Sendable {
  case rate, pitch, volume, pauses, voice, language
}
