import Foundation
import Testing

@testable import A11yOutline

/// Random commands over documents; `scripts/soak` gives many more.
@MainActor @Suite struct SoakTests {
  /// How many commands each document is given.
  private static var count: Int {
    ProcessInfo.processInfo.environment["A11Y_OUTLINE_SOAK"].flatMap(Int.init) ?? 1_500
  }

  @Test(arguments: [1, 2, 3])
  func whateverIsGivenThePlayerStaysWhole(seed: Int) {
    var soak = Soak(seed: seed)
    let isLong = SoakTests.count > 10_000
    var early = 0
    for number in 1...SoakTests.count {
      if let violation = soak.step() {
        Issue.record("\(violation), command \(number) of seed \(seed)")
        return
      }
      if isLong, number == SoakTests.count / 4 { early = residentKilobytes() }
    }
    // What is kept is bounded: after the first quarter memory stays where it is.
    if isLong { #expect(residentKilobytes() < early + 32 * 1_024) }
  }

  @Test(arguments: 1...20)
  func undoTakesEverythingBackAndRedoMakesItAgain(seed: Int) {
    var soak = Soak(seed: seed)
    let isConsistent = soak.undoIsConsistent()
    #expect(isConsistent)
  }

  /// The memory of this process; 0 where the system does not tell.
  private func residentKilobytes() -> Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
