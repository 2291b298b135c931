import Foundation
import Testing

@testable import A11yOutline

/// What `doctor` tells of a machine.
@Suite struct DoctorTests {
  @Test func workersThatHadToBeReplacedAreCounted() throws {
    let state = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    let folder = state.appendingPathComponent("a11y-outline")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: state) }
    let log = """
      2026-01-02T03:04:05Z the speech worker was replaced: it did not answer
      Bad phoneme [x] in the dictionary
      2026-01-02T03:04:06Z the speech worker was replaced: it was ended by signal 11 (…)

      """
    try log.write(
      to: folder.appendingPathComponent("speech.log"),
      atomically: true,
      encoding: .utf8
    )
    let run = try ProductRun(
      ["doctor", "--audio", "none"],
      environment: ["XDG_STATE_HOME": state.path]
    )
    #expect(run.lines.contains("Workers replaced, by the log: 2"))
    let replacement = run.lines.first {
      $0.hasPrefix("End of a worker to first sample of the next")
    }
    #expect(replacement?.hasSuffix(" ms") == true)
  }

  @Test func howAWorkerEndedIsTold() {
    #expect(WorkerEnding(waitStatus: SIGKILL) == .signal(SIGKILL))
    #expect(WorkerEnding(waitStatus: SIGKILL).isCausedByOthers)
    #expect(!WorkerEnding(waitStatus: SIGSEGV).isCausedByOthers)
    #expect("\(WorkerEnding(waitStatus: 3 << 8))" == "it ended with status 3")
    #expect("\(WorkerEnding(waitStatus: SIGSEGV))".contains("signal 11"))
  }
}
