/// Reads what pandoc reads and nothing here does, by running the installed pandoc.
///
/// It gets neither files nor the network (`--sandbox`), 512 megabytes and 20 seconds: twenty
/// kilobytes of noise take it to eight gigabytes otherwise.
public struct PandocReader: DocumentReader {
  /// What pandoc calls the format.
  let format: String

  /// What people call documents of the format.
  let name: String

  /// The program.
  private let program: ConverterProgram?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - format: What pandoc calls the format, such as `docx`.
  ///   - name: What people call it, such as `Word document`.
  public init(_ format: String, name: String) {
    self.init(format, name: name, program: nil)
  }

  init(_ format: String, name: String, program: ConverterProgram?) {
    self.format = format
    self.name = name
    self.program = program
  }

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    // Looked for at every run: it may have been installed meanwhile.
    let program = program ?? ConverterProgram(named: "pandoc")
    let arguments = ["--sandbox", "-f", format, "-t", "json", "+RTS", "-M512M", "-RTS"]
    do {
      let output = try program.output(for: input.data, arguments)
      return try output.withUnsafeBytes { bytes in
        let tree = try JSONTree(bytes.bindMemory(to: UInt8.self))
        guard var lowering = PandocLowering(tree) else {
          throw input.error("pandoc wrote what is no document")
        }
        return lowering.outline()
      }
    } catch let failure as ConverterProgram.Failure {
      throw input.error(reason(for: failure))
    } catch is JSONScanner.Failure {
      throw input.error("pandoc wrote what is no JSON")
    }
  }

  private func reason(for failure: ConverterProgram.Failure) -> String {
    switch failure {
    case .notInstalled:
      return "pandoc is needed to read \(name), and is not installed; the Debian package is pandoc"
    case .notStarted(let reason): return "pandoc could not be started: \(reason)"
    case .tookTooLong(let seconds): return "pandoc took longer than \(seconds) seconds"
    case .wroteTooMuch(let size): return "pandoc made more than \(size) megabytes of it"
    // The status with which the runtime of Haskell ends when its memory is used up.
    case .failed(251, _): return "pandoc needs more than 512 megabytes for it"
    case .failed(let status, let message):
      return message.isEmpty
        ? "pandoc could not read it (status \(status))" : "pandoc could not read it: \(message)"
    }
  }
}
