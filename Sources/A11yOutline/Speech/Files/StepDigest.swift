/// Tells whether steps are those of an earlier run: a hash of all that shapes their sound.
///
/// FNV-1a, which is the same in every run; nobody gains by steps that collide.
struct StepDigest: Sendable {
  /// The hash so far.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of some steps.
  init(_ steps: [RenderingStep]) {
    for step in steps { add(step) }
  }

  private mutating func add(_ step: RenderingStep) {
    switch step {
    case .start(let start):
      add("start \(start.startsFile)")
      add(start.chapter ?? "")
    case .speak(let request):
      add(request.text)
      add(request.voice)
      add("\(request.rate) \(request.pitch) \(request.volume)")
    case .pause(let milliseconds): add("pause \(milliseconds)")
    case .sound(let cue, let volume): add("\(cue.rawValue) \(volume)")
    case .utteranceEnd: add("end")
    }
  }

  /// Adds a text and its end.
  private mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
