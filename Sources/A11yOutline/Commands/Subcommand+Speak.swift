import Foundation

extension Subcommand {
  /// Makes an audio file of a document.
  static let speak = Subcommand(
    name: "speak",
    operands: "FILE -o OUT",
    operandCount: 1...1,
    summary: "make an audio file: OUT.wav, .flac, .ogg, .opus or .mp3",
    options: OptionDefinition.reading + OptionDefinition.speaking
      + [.output, .split, .chapters, .subtitles],
    run: { invocation in
      guard let path = invocation.value(.output) else {
        throw UsageError("speak: the file to write is missing; the form is: speak FILE -o OUT")
      }
      let document = try OpenedDocument(invocation, expansion: .all)
      return try AudioFileTask(invocation, document, path: path).run().rawValue
    }
  )
}
