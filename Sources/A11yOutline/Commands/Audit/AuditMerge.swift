import Foundation

/// Joins reports that parts of a run wrote as lines of JSON.
@MainActor struct AuditMerge {
  private let settings: AuditSettings
  private let paths: [String]

  init(_ invocation: Invocation) throws {
    settings = try AuditSettings(invocation)
    paths = Array(invocation.operands.dropFirst())
    guard !paths.isEmpty else {
      throw UsageError("audit merge: something is missing; the form is: audit merge FILE…")
    }
  }

  /// Reads the lines of all parts in order and writes the report.
  func run() throws -> ExitCode {
    let run = try AuditRun(settings)
    for path in paths {
      let input =
        path == "-"
        ? DocumentBytes(
          name: "standard input",
          data: FileHandle.standardInput.readDataToEndOfFile()
        )
        : try DocumentBytes(contentsOf: URL(fileURLWithPath: path))
      for (index, line) in input.data.split(separator: UInt8(ascii: "\n")).enumerated() {
        guard let file = try? AuditedFile(json: line) else {
          throw input.error(
            "it is no report of the format ndjson",
            at: SourcePosition(line: index + 1)
          )
        }
        run.add(file)
      }
    }
    return try run.finish()
  }
}
