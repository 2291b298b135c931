import Foundation

extension Subcommand {
  /// Prints the accessibility tree of a page, or the nodes of any other document.
  static let inspect = Subcommand(
    name: "inspect",
    operands: "FILE",
    operandCount: 1...1,
    summary: "print the accessibility tree: roles, names, states, directions",
    options: [.select, .format, .from],
    run: { invocation in
      let path = invocation.operands[0]
      let bytes =
        path == "-"
        ? DocumentBytes(name: path, data: FileHandle.standardInput.readDataToEndOfFile())
        : try DocumentBytes(contentsOf: URL(fileURLWithPath: path))
      guard !bytes.data.isEmpty else { throw bytes.error("the file is empty") }
      let named = try invocation.value(.from).map { name in
        guard let format = DocumentFormat.named(name) else {
          throw UsageError("--from \(name): there is no such format")
        }
        return format
      }
      let format = try named ?? DocumentFormat(detectedIn: bytes)
      let inspector =
        format == .html
        ? AccessibilityInspector(html: bytes.data)
        : AccessibilityInspector(
          try Outline(bytes, format: format)
        )
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
