import Foundation

/// The command `a11y-outline`, as the executable and any other program can run it.
public enum Program {
  /// The version of the product.
  public static let version = "0.1.0"

  /// Runs the command.
  ///
  /// - Parameter arguments: The arguments, the name of the program first.
  /// - Returns: The exit code for the shell, see ``ExitCode``.
  @MainActor public static func run(_ arguments: [String]) -> Int32 {
    defer { StandardOutput.flush() }
    do {
      let invocation = try Invocation(Array(arguments.dropFirst()))
      if invocation.has(.version) {
        StandardOutput.print("a11y-outline \(version)")
        return ExitCode.done.rawValue
      }
      if invocation.has(.help) {
        let isGeneral = arguments.dropFirst().first != invocation.subcommand.name
        StandardOutput.print(isGeneral ? Help.general : Help.text(for: invocation.subcommand))
        return ExitCode.done.rawValue
      }
      return try invocation.subcommand.run(invocation)
    } catch let error as UsageError {
      StandardOutput.report("\(error); see a11y-outline --help")
      return ExitCode.usage.rawValue
    } catch let error as SpeechError {
      StandardOutput.report("\(error)")
      return error.exitCode.rawValue
    } catch {
      StandardOutput.report("\(error)")
      return ExitCode.input.rawValue
    }
  }
}

extension SpeechError {
  /// What the command returns: a wrong option is wrong usage, anything else a missing voice.
  var exitCode: ExitCode {
    switch self {
    case .unknownOutput, .file: .usage
    case .unknownVoice, .unknownLanguage, .noWorker, .workerFailed: .speech
    }
  }
}
