/// Changes the rate of speech by cubic interpolation, block by block.
struct Resampler {
  private let step: Double
  private var history: [Double] = [0, 0, 0]
  private var place = 2.0

  /// - Parameters:
  ///   - source: The rate of the samples that come, in Hz.
  ///   - target: The rate of those that go.
  init(from source: Int, to target: Int) {
    step = Double(source) / Double(target)
  }

  /// The samples at the new rate, two old samples late.
  mutating func resampled(_ samples: ArraySlice<Int16>) -> [Int16] {
    let input = history + samples.map(Double.init)
    var output: [Int16] = []
    output.reserveCapacity(Int(Double(samples.count) / step) + 1)
    while Int(place) + 2 < input.count {
      let index = Int(place)
      let value = Self.value(at: place - Double(index), input[(index - 1)...(index + 2)])
      output.append(Int16(max(-32_768, min(32_767, value.rounded()))))
      place += step
    }
    history = Array(input.suffix(3))
    place -= Double(input.count - 3)
    return output
  }

  /// The Catmull-Rom curve through four samples, between the middle two.
  private static func value(at place: Double, _ samples: ArraySlice<Double>) -> Double {
    let start = samples.startIndex
    let (a, b) = (samples[start], samples[start + 1])
    let (c, d) = (samples[start + 2], samples[start + 3])
    let cubic = (3 * (b - c) + d - a) * place
    let square = (2 * a - 5 * b + 4 * c - d + cubic) * place
    return b + 0.5 * place * (c - a + square)
  }
}
