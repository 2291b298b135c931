import Foundation

extension Subcommand {
  /// Prints the accessibility tree of a page.
  static let inspect = Subcommand(
    name: "inspect",
    operands: "FILE",
    operandCount: 1...1,
    summary: "print the accessibility tree: roles, names, states",
    options: [.select, .format],
    run: { invocation in
      let path = invocation.operands[0]
      let data =
        path == "-"
        ? FileHandle.standardInput.readDataToEndOfFile()
        : try DocumentBytes(contentsOf: URL(fileURLWithPath: path)).data
      let inspector = AccessibilityInspector(html: data)
      for warning in inspector.warnings { StandardOutput.report("\(path):\(warning)") }
      do {
        for record in try inspector.records(selecting: invocation.value(.select)) {
          StandardOutput.print(invocation.value(.format) == "json" ? record.json : record.text)
        }
      } catch let error as SelectorError {
        throw UsageError("--select: \(error)")
      }
      return ExitCode.done.rawValue
    }
  )
}
