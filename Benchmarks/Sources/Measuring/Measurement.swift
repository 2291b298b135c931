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
    row(what, text(seconds))
  }

  /// Prints one row with two times: the median of many, and what one in a hundred takes longer
  /// than.
  public static func row(_ what: String, times: [Double]) {
    let times = times.sorted()
    guard let last = times.last else { return row(what, "not measured") }
    let tail = times[min(times.count - 1, times.count * 99 / 100)]
    row(what, "\(text(times[times.count / 2])), p99 \(text(tail)), most \(text(last))")
  }

  /// Prints one row: what was measured, and what came out.
  public static func row(_ what: String, _ result: String) {
    print(what.padding(toLength: 52, withPad: " ", startingAt: 0) + result)
  }

  private static func text(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-6: String(format: "%.0f ns", seconds * 1e9)
    case ..<1e-3: String(format: "%.2f µs", seconds * 1e6)
    case ..<1: String(format: "%.2f ms", seconds * 1e3)
    default: String(format: "%.2f s", seconds)
    }
  }
}
