import Foundation
import Testing

@testable import A11yOutline

/// Commands that come line by line, from a pipe or a person whose terminal may not be touched.
@MainActor @Suite struct LineCommandsTests {
  private struct Outcome {
    let output: [String]
    let diagnostics: [String]
    let code: Int32
  }

  private func player() -> OutlinePlayer {
    var builder = OutlineBuilder(title: "Nested")
    builder.append(NodeContent(name: "Shapes", isExpanded: false), depth: 0)
    builder.append(NodeContent(name: "Circle"), depth: 1)
    builder.append(NodeContent(name: "Square"), depth: 1)
    builder.append(NodeContent(name: "Last\u{1B}[31m"), depth: 0)
    return OutlinePlayer(builder.finish())
  }

  private func run(_ commands: String) -> Outcome {
    let (input, output, diagnostics) = (Pipe(), Pipe(), Pipe())
    input.fileHandleForWriting.write(Data(commands.utf8))
    try? input.fileHandleForWriting.close()
    var options = TerminalOptions()
    options.input = input.fileHandleForReading.fileDescriptor
    options.output = output.fileHandleForWriting.fileDescriptor
    options.diagnostics = diagnostics.fileHandleForWriting.fileDescriptor
    let code = TerminalSession.run(
      player: player(),
      options: options,
      speech: SilentSessionSpeech()
    )
    func lines(_ pipe: Pipe) -> [String] {
      try? pipe.fileHandleForWriting.close()
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      return text.split(separator: "\n").map(String.init)
    }
    return Outcome(output: lines(output), diagnostics: lines(diagnostics), code: code)
  }

  private static let opening = [
    "Nested, outline, 2 items", "Shapes, Collapsed, 2 items, level 1, 1 of 2",
  ]

  @Test func eachResponseIsALine() {
    let outcome = run("expand\ndown\n\ndown\r\n  UP \nwhere am i\n")
    #expect(
      outcome.output == Self.opening + [
        "Expanded, 2 items", "Circle, level 2, 1 of 2", "Square", "Circle",
        "Circle, level 2, 1 of 2",
      ]
    )
    #expect(outcome.diagnostics == [])
    #expect(outcome.code == 0)
  }

  @Test func keysAndIdentifiersAreUnderstoodToo() {
    let outcome = run("Right\nwhereAmI\n.\nCtrl+Down\n")
    #expect(
      outcome.output.dropFirst(2) == [
        "Expanded, 2 items", "Shapes, Expanded, 2 items, level 1, 1 of 2", "Shapes, Expanded",
        "Last[31m",
      ]
    )
  }

  @Test func anUnknownWordIsToldAndTheNextIsCarriedOut() {
    let outcome = run("fly away\ndown\n")
    #expect(outcome.diagnostics == ["Unknown command: fly away; help lists the commands"])
    #expect(outcome.output.last == "Last[31m")
  }

  @Test func readingSaysAllBeforeTheNextCommand() {
    let outcome = run("say all\nup\n")
    #expect(
      outcome.output.dropFirst(2) == [
        "Shapes, Collapsed, 2 items", "Last[31m", "End of outline", "Shapes, Collapsed, 2 items",
      ]
    )
  }

  @Test func theLineAfterSearchIsTheText() {
    let outcome = run("search\nsquare\n")
    #expect(
      outcome.output.dropFirst(2) == [
        "Search", "Found, in Shapes, Square, level 2, 2 of 2",
      ]
    )
    #expect(run("go to\nlast\n").output.last == "Last[31m")
  }

  @Test func quitEndsBeforeTheInputDoes() {
    #expect(run("quit\ndown\n").output == Self.opening)
  }

  @Test func noEscapeCodeIsEverWritten() {
    let outcome = run("expand all\ndown\ndown\ndown\nspell\n\u{1B}[A\n")
    #expect(!outcome.output.joined().contains("\u{1B}"))
    #expect(!outcome.diagnostics.joined().contains("\u{1B}"))
  }

  @Test func aLastLineWithoutAnEndCounts() {
    #expect(run("down").output.last == "Last[31m")
  }
}
