extension SoundCue {
  /// The longest that a sound may be, in milliseconds: it goes with a word and never outlasts it
  /// by much.
  static let longestDuration = 80

  /// The tones of the sound, one after another.
  ///
  /// Opening rises and closing falls, success rises and failure falls, an end is low, and what is
  /// hidden ticks like an ellipsis.
  var tones: [Tone] {
    switch self {
    case .expand: [.glide(440, 880, 60)]
    case .collapse: [.glide(880, 440, 60)]
    case .hiddenContent:
      [.steady(1_320, 14), .rest(12), .steady(1_320, 14), .rest(12), .steady(1_320, 14)]
    case .itemOfKind: [.steady(660, 22)]
    case .largeMove: [.steady(523, 30), .steady(784, 34)]
    case .wrap: [.glide(990, 495, 36), .glide(495, 990, 40)]
    case .edge: [.steady(196, 60)]
    case .hit: [.steady(880, 26), .steady(1_175, 38)]
    case .miss: [.steady(330, 32), .steady(220, 44)]
    case .mark: [.steady(1_047, 18), .rest(14), .steady(1_047, 28)]
    case .copy: [.steady(784, 22), .steady(988, 22), .steady(1_175, 28)]
    case .switchOn: [.steady(660, 26), .steady(990, 38)]
    case .switchOff: [.steady(990, 26), .steady(660, 38)]
    case .dull: [.steady(165, 44)]
    case .separator: [.glide(1_047, 523, 76)]
    case .done: [.steady(523, 24), .steady(659, 24), .steady(784, 30)]
    case .speechOn: [.steady(440, 30), .rest(8), .steady(660, 40)]
    case .speechOff: [.steady(660, 30), .rest(8), .steady(440, 40)]
    }
  }
}
