import Foundation

extension Subcommand {
  /// Makes an audio file of a document.
  static let speak = Subcommand(
    name: "speak",
    operands: "FILE -o OUT.wav",
    operandCount: 1...1,
    summary: "make an audio file",
    options: OptionDefinition.reading + OptionDefinition.speaking + [.output],
    run: { invocation in
      guard let path = invocation.value(.output) else {
        throw UsageError("speak: the file to write is missing; the form is: speak FILE -o OUT.wav")
      }
      guard path.lowercased().hasSuffix(".wav") else {
        throw UsageError("speak: \(path): only .wav files can be written")
      }
      let document = try OpenedDocument(invocation, expansion: .all)
      return try AudioFileTask(invocation, document, path: path).run().rawValue
    }
  )
}
