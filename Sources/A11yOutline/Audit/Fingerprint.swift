/// Keys of findings that do not move with unrelated edits.
struct Fingerprint {
  /// How often each key was asked for, so that twins are told apart by their order.
  private var counts: [UInt64: Int] = [:]

  /// The key of a finding.
  ///
  /// - Parameter parts: What tells the finding apart: the rule, what it stands in, its name.
  /// - Returns: 16 hexadecimal digits, with a number for the second and later of the same parts.
  mutating func key(_ parts: [String]) -> String {
    let hash = Self.hash(parts)
    let count = counts[hash, default: 0] + 1
    counts[hash] = count
    let digits = String(hash, radix: 16)
    let key = String(repeating: "0", count: 16 - digits.count) + digits
    return count == 1 ? key : "\(key)-\(count)"
  }

  /// FNV-1a in 64 bits: the hash of the standard library differs from run to run.
  static func hash(_ parts: [String]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    return hash
  }
}
