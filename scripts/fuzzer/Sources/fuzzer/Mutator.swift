/// Makes bad documents out of good ones, the same ones for the same seed.
struct Mutator {
  /// The largest document, in bytes.
  static let maximumSize = 65_536

  private let seeds: [[UInt8]]
  private let tokens: [[UInt8]]
  private var state: UInt64

  init(seeds: [String], tokens: [String], seed: UInt64) {
    self.seeds = seeds.map { Array($0.utf8) }
    self.tokens = tokens.map { Array($0.utf8) }
    state = seed
  }

  /// The next document.
  mutating func next() -> [UInt8] {
    var bytes = seeds[below(seeds.count)]
    for _ in 0...below(8) { mutate(&bytes) }
    return Array(bytes.prefix(Self.maximumSize))
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let place = below(bytes.count + 1)
    let end = min(bytes.count, place + below(64))
    switch below(9) {
    case 0: if place < bytes.count { bytes[place] = UInt8(below(256)) }
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: below(bytes.count + 1))
    case 3: bytes.insert(contentsOf: tokens[below(tokens.count)], at: place)
    case 4:
      let token = tokens[below(tokens.count)]
      let count = below(4_000) / max(token.count, 1)
      bytes.insert(contentsOf: repeatElement(token, count: count).joined(), at: place)
    case 5: bytes.removeSubrange(place...)
    case 6:
      let other = seeds[below(seeds.count)]
      bytes.replaceSubrange(place..., with: other[below(other.count)...])
    case 7:
      let line = Array(bytes[place..<end])
      let count = below(200)
      bytes.insert(contentsOf: repeatElement(line, count: count).joined(), at: place)
    default: if place < bytes.count { bytes[place] ^= 1 << UInt8(below(8)) }
    }
    if bytes.isEmpty { bytes = tokens[0] }
  }

  /// A number from 0 up to one less than the limit (SplitMix64).
  private mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    word ^= word >> 31
    return limit > 0 ? Int(word % UInt64(limit)) : 0
  }
}
