import Foundation

/// Times pieces of work and prints rows of a table.
public enum Measurement {
  /// The median of several runs, in seconds.
  public static func median(runs: Int = 5, _ work: () -> Void) -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let start = ContinuousClock.now
      work()
      times.append((ContinuousClock.now - start) / .seconds(1))
    }
    return times.sorted()[runs / 2]
  }

  /// The memory of the process now, in bytes.
  public static var residentBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }

  /// Prints one row: what was done, and how long it took.
  public static func row(_ what: String, seconds: Double) {
    let time: String
    switch seconds {
    case ..<1e-6: time = String(format: "%.0f ns", seconds * 1e9)
    case ..<1e-3: time = String(format: "%.2f µs", seconds * 1e6)
    case ..<1: time = String(format: "%.2f ms", seconds * 1e3)
    default: time = String(format: "%.2f s", seconds)
    }
    print(what.padding(toLength: 52, withPad: " ", startingAt: 0) + time)
  }
}
