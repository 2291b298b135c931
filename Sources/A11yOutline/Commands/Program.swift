import Foundation

/// The command `a11y-outline`, as the executable and any other program can run it.
public enum Program {
  /// The version of the product.
  public static let version = "0.1.0"

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, the name of the program first.
  ///   - gallery: The samples that the `gallery` command plays.
  /// - Returns: The exit code for the shell, see ``ExitCode``.
  @MainActor public static func run(
    _ arguments: [String],
    gallery: [GallerySample] = []
  ) -> Int32 {
    run(arguments, playing: nil, gallery: gallery)
  }

  /// Runs the command for the views of a program in place of a file.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, the name of the program first.
  ///   - host: The views.
  /// - Returns: The exit code for the shell, see ``ExitCode``.
  @MainActor static func run(_ arguments: [String], playing host: ViewHost) -> Int32 {
    SpeechWorker.runIfAsked(arguments)
    let program = PlayedProgram(name: host.title, source: host)
    return run(arguments, playing: program, gallery: [])
  }

  @MainActor private static func run(
    _ arguments: [String],
    playing program: PlayedProgram?,
    gallery: [GallerySample]
  ) -> Int32 {
    defer { StandardOutput.flush() }
    do {
      let invocation = try Invocation(
        Array(arguments.dropFirst()),
        playing: program,
        gallery: gallery
      )
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
    case .unknownVoice, .unknownLanguage, .noWorker, .workerFailed, .noAudio: .speech
    }
  }
}
