import Foundation

extension Subcommand {
  /// Tells what a listener would notice between two versions.
  static let diff = Subcommand(
    name: "diff",
    operands: "OLD NEW",
    operandCount: 2...2,
    summary: "what a listener would notice between two versions of a document",
    options: [.format, .from, .exitCode],
    run: { invocation in
      let format = try invocation.value(.from).map { name in
        guard let format = DocumentFormat.named(name) else {
          throw UsageError(
            "--from \(name): there is no such format, a11y-outline formats lists them"
          )
        }
        return format
      }
      guard invocation.operands.count(where: { $0 == "-" }) < 2 else {
        throw UsageError("diff: only one of the two documents can be standard input")
      }
      let outlines = try invocation.operands.map { path in
        guard path == "-" else {
          return try Outline(contentsOf: URL(fileURLWithPath: path), format: format)
        }
        let data = FileHandle.standardInput.readDataToEndOfFile()
        return try Outline(data: data, format: format, name: "standard input")
      }
      let changes = OutlineDifference(from: outlines[0], to: outlines[1]).changes
      if invocation.value(.format) == "json" {
        let objects = changes.map(\.json).joined(separator: ",\n")
        StandardOutput.print("{\"changes\":[\(objects)]}")
      } else {
        for change in changes { StandardOutput.print(change.words) }
        if changes.isEmpty { StandardOutput.print("nothing that a listener would notice") }
      }
      let isFound = invocation.has(.exitCode) && !changes.isEmpty
      return (isFound ? ExitCode.findings : .done).rawValue
    }
  )
}

extension OptionDefinition {
  static let exitCode = OptionDefinition(
    name: "exit-code",
    summary: "return 1 when there is a change"
  )
}
