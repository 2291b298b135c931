import Foundation

extension Subcommand {
  /// Writes a document in another format.
  static let convert = Subcommand(
    name: "convert",
    operands: "FILE -o OUT",
    operandCount: 1...1,
    summary: "write another outline format, or an accessible web page",
    options: [.language, .expand, .from, .to, .output],
    run: { invocation in
      guard let path = invocation.value(.output) else {
        throw UsageError("convert: the file to write is missing; the form is: convert FILE -o OUT")
      }
      let input = invocation.operands[0]
      if path != "-",
        URL(fileURLWithPath: path).standardizedFileURL.path
          == URL(fileURLWithPath: input).standardizedFileURL.path
      {
        throw UsageError("convert: \(path) is what is read; name another file to write")
      }
      let format = try format(of: path, invocation)
      guard let writer = format.writer else {
        throw UsageError("convert: \(format.name) can be read but not written")
      }
      let document = try OpenedDocument(invocation, expansion: .document)
      let text = writer.text(of: document.outline)
      tellLosses(of: document.outline, written: text, in: format, to: path)
      if path == "-" {
        StandardOutput.write(text)
        return ExitCode.done.rawValue
      }
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        throw UsageError("convert: \(path) cannot be written: \(reason(of: error))")
      }
      return ExitCode.done.rawValue
    }
  )

  /// Says in one line what the format cannot carry; what was written is read for it.
  @MainActor private static func tellLosses(
    of outline: Outline,
    written text: String,
    in format: DocumentFormat,
    to path: String
  ) {
    guard format.reader != nil,
      let read = try? Outline(data: Data(text.utf8), format: format, name: path)
    else { return }
    let losses = WritingLosses(of: outline, readAs: read)
    guard !losses.isEmpty else { return }
    StandardOutput.report("\(path): \(format.name) cannot say all of it, lost: \(losses.summary)")
  }

  private static func reason(of error: any Error) -> String {
    switch error {
    case CocoaError.fileNoSuchFile: "there is no such folder"
    case CocoaError.fileWriteNoPermission: "permission denied"
    case CocoaError.fileWriteOutOfSpace: "the disk is full"
    case CocoaError.fileWriteVolumeReadOnly: "the disk is read-only"
    default: error.localizedDescription
    }
  }

  /// The format that `--to` names, else the one that the name of the file ends in.
  private static func format(of path: String, _ invocation: Invocation) throws -> DocumentFormat {
    if let name = invocation.value(.to) {
      guard let format = DocumentFormat.named(name) else {
        throw UsageError("--to \(name): there is no such format, a11y-outline formats lists them")
      }
      return format
    }
    let ending = (path as NSString).pathExtension.lowercased()
    let format = DocumentFormat.all.first { $0.writer != nil && $0.fileEndings.contains(ending) }
    guard let format else {
      throw UsageError("convert: the end of \(path) tells no format; name one with --to")
    }
    return format
  }
}
