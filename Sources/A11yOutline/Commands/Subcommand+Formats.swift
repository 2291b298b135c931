extension Subcommand {
  /// Lists the formats.
  static let formats = Subcommand(
    name: "formats",
    operands: "",
    operandCount: 0...0,
    summary: "list the formats that are read and written",
    options: [],
    run: { _ in
      for format in DocumentFormat.all { StandardOutput.print(line(for: format)) }
      return ExitCode.done.rawValue
    }
  )

  private static func line(for format: DocumentFormat) -> String {
    let uses = [format.reader.map { _ in "read" }, format.writer.map { _ in "written" }]
    var parts = [format.name, uses.compactMap { $0 }.joined(separator: " and ")]
    if let tool = format.tool {
      let isInstalled = format.isToolInstalled
      parts[1] += " by \(tool), which is \(isInstalled ? "installed" : "not installed")"
    }
    if !format.fileEndings.isEmpty {
      parts.append(format.fileEndings.map { "." + $0 }.joined(separator: " "))
    }
    return "\(format.identifier): \(parts.joined(separator: ", "))"
  }
}
