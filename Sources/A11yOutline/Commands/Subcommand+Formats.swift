extension Subcommand {
  /// Lists the formats.
  static let formats = Subcommand(
    name: "formats",
    operands: "",
    operandCount: 0...0,
    summary: "list the formats that are read and written",
    options: [],
    run: { _ in
      for format in DocumentFormat.all {
        let uses = [format.reader.map { _ in "read" }, format.writer.map { _ in "written" }]
        let endings = format.fileEndings.map { "." + $0 }.joined(separator: " ")
        StandardOutput.print(
          "\(format.identifier): \(format.name), "
            + uses.compactMap { $0 }.joined(separator: " and ")
            + (endings.isEmpty ? "" : ", \(endings)")
        )
      }
      return ExitCode.done.rawValue
    }
  )
}
