import Foundation
import Testing

/// One run of the built program: arguments in, output, diagnostics and exit code out.
struct ProductRun {
  let output: String
  let diagnostics: String
  let exitCode: Int32

  /// The lines of the output.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }

  /// Runs the program and waits for its end.
  ///
  /// The folders in which it keeps things are empty ones, so that nothing of this machine counts.
  init(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:]
  ) throws {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11y-outline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.environment = [
      "HOME": home.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
    ].merging(environment) { $1 }
    let (inputPipe, outputPipe) = (Pipe(), Pipe())
    let diagnosticsFile = home.appendingPathComponent("diagnostics")
    _ = FileManager.default.createFile(atPath: diagnosticsFile.path, contents: nil)
    process.standardInput = inputPipe
    process.standardOutput = outputPipe
    process.standardError = try FileHandle(forWritingTo: diagnosticsFile)
    try process.run()
    try inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try inputPipe.fileHandleForWriting.close()
    let data = outputPipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    output = String(decoding: data, as: UTF8.self)
    diagnostics = String(decoding: try Data(contentsOf: diagnosticsFile), as: UTF8.self)
    exitCode = process.terminationStatus
  }

  /// The program that was built together with the tests.
  private static let program: URL =
    Bundle.allBundles
    .map { $0.bundleURL.deletingLastPathComponent().appendingPathComponent("a11y-outline") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    ?? URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("a11y-outline")
}
