import Foundation
import Testing

@testable import A11yOutline

/// The command as the shell sees it: what is printed where, and with which exit code it ends.
@Suite struct ProgramTests {
  private let outline = """
    {"title":"Food","items":[
      {"name":"Fruits","expanded":false,"children":[{"name":"Apple"},{"name":"Pear"}]},
      {"name":"Bread"}]}
    """

  @Test func theScriptDriverPrintsOneUtteranceALine() throws {
    let run = try ProductRun(["play", "-", "--keys", "Right Down"], input: outline)
    #expect(
      run.lines == [
        "Food, outline, 2 items", "Fruits, Collapsed, 2 items, level 1, 1 of 2",
        "Expanded, 2 items", "Apple, level 2, 1 of 2",
      ]
    )
    #expect(run.exitCode == 0)
  }

  @Test func theScriptDriverPrintsOneObjectALine() throws {
    let run = try ProductRun(
      ["-", "--keys", "Right Right & Esc", "--format", "json"],
      input: outline
    )
    let expected = #"""
      {"key":"Right","command":"expand","spoken":["Expanded, 2 items"],\#
      "cursor":"Fruits","level":1}
      {"key":"Right","command":"firstChild","spoken":["Apple, level 2, 1 of 2"],\#
      "cursor":"Apple","level":2}
      {"key":"&","command":null,"spoken":["Not a command, F1 for help"],\#
      "cursor":"Apple","level":2}
      {"key":"Esc","command":"stop","spoken":[],"cursor":"Apple","level":2}
      """#
    #expect(run.lines.dropFirst().joined(separator: "\n") == expected)
    let first = try #require(run.lines.first)
    #expect(first.hasPrefix(#"{"key":null,"command":"open","spoken":["Food, outline, 2 items","#))
  }

  @Test func readPrintsWhatTheOpeningAndDownToTheEndSay() throws {
    let read = try ProductRun(["read", "-"], input: outline)
    let played = try ProductRun(
      ["play", "-", "--expand", "all", "--keys", "Down Down Down"],
      input: outline
    )
    #expect(read.lines == played.lines)
    #expect(read.lines.last == "Bread, level 1, 2 of 2")
  }

  @Test func withoutATerminalCommandsAreLines() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try outline.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try ProductRun(
      ["play", file.path, "--speech", "none"],
      input: "expand\ndown\nnonsense\nquit\n"
    )
    #expect(run.lines.suffix(2) == ["Expanded, 2 items", "Apple, level 2, 1 of 2"])
    #expect(run.diagnostics.contains("nonsense"))
    #expect(run.exitCode == 0)
  }

  @Test(arguments: [
    ("none", "Collapsed, 2 items"), ("all", "Expanded"), ("1", "Expanded"),
    ("0", "Collapsed, 2 items"),
  ])
  func theOptionSaysWhatIsOpen(expand: String, state: String) throws {
    let run = try ProductRun(["play", "-", "--expand", expand, "--keys", ""], input: outline)
    #expect(run.lines.last == "Fruits, \(state), level 1, 1 of 2")
  }

  @Test(arguments: [
    (["--foo"], "--foo"),
    (["play", "-", "--verb", "terse"], "--verb"),
    (["play", "-", "--verbosity", "loud"], "--verbosity loud"),
    (["play", "-", "--verbosity"], "--verbosity"),
    (["play", "-", "--rate", "5000"], "--rate 5000"),
    (["play", "-", "--keys", "Sideways"], "Sideways"),
    (["play", "-", "--expand", "some"], "--expand some"),
    (["play", "-", "--from", "stone"], "stone"),
    (["play", "-", "--interface-language", "tlh"], "tlh"),
    (["read"], "FILE is missing"),
    (["diff", "one"], "NEW is missing"),
    (["raed", "one"], "did you mean read?"),
    (["voicse"], "did you mean voices?"),
    (["read", "one", "two"], "two"),
    (["gallery", "nothing"], "nothing"),
    (["completions", "csh"], "csh"),
  ])
  func wrongUsageEndsWith2AndNamesWhatIsWrong(arguments: [String], named: String) throws {
    let run = try ProductRun(arguments, input: outline)
    #expect(run.exitCode == 2)
    #expect(run.diagnostics.contains(named))
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    ("", "empty"), (#"{"items":[{"name":1}]}"#, "items[0].name"), ("{\"items\":[", "1:"),
    (#"{"items":[{"name":"a","expanded":true}]}"#, "expanded"),
  ])
  func whatCannotBeReadEndsWith3AndSaysWhere(input: String, named: String) throws {
    let run = try ProductRun(["read", "-", "--from", "outline"], input: input)
    #expect(run.exitCode == 3)
    #expect(run.diagnostics.contains(named), "\(run.diagnostics)")
    #expect(run.output.isEmpty)
  }

  @Test func whatIsReadIsNotWrittenOver() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).md")
    try "# Title\n\n- [a](https://example.org/)\n".write(
      to: file,
      atomically: true,
      encoding: .utf8
    )
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try ProductRun(["convert", file.path, "-o", file.path])
    #expect(run.exitCode == 2)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("https://example.org/"))
  }

  @Test func noArgumentReachesTheTerminalRaw() throws {
    let run = try ProductRun(["play", "-", "--keys", "\u{1B}[31mFoo"], input: outline)
    #expect(run.exitCode == 2)
    #expect(run.diagnostics.contains("Foo"))
    #expect(!run.diagnostics.unicodeScalars.contains("\u{1B}"))
  }

  @Test func helpOverAPipeListsTheWords() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try outline.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try ProductRun(["play", file.path, "--speech", "none"], input: "help\n")
    #expect(run.lines.contains("down: next item"))
    #expect(run.lines.count == 2 + CommandDefinition.all.count)
  }

  @Test func aFileThatIsNotThereEndsWith3() throws {
    let run = try ProductRun(["read", "/no/such/file.md"])
    #expect(run.exitCode == 3)
    #expect(run.diagnostics.contains("/no/such/file.md"))
  }

  @Test(arguments: [["--voice", "nobody"], ["--language", "tlh"]])
  func aVoiceThatNobodyHasEndsWith4AndNamesTheList(arguments: [String]) throws {
    let run = try ProductRun(["play", "-", "--keys", "Down"] + arguments, input: outline)
    #expect(run.exitCode == 4)
    #expect(run.diagnostics.contains("voices"))
  }

  @Test func portugueseIsSpokenWhereTheLocaleIsPortuguese() throws {
    let run = try ProductRun(
      ["play", "-", "--keys", "Right"],
      input: outline,
      environment: ["LC_ALL": "pt_BR.UTF-8"]
    )
    #expect(
      run.lines == [
        "Food, estrutura, 2 itens", "Fruits, Recolhido, 2 itens, nível 1, 1 de 2",
        "Expandido, 2 itens",
      ]
    )
  }

  @Test func theWelcomeIsPlayedWithoutAFile() throws {
    let run = try ProductRun(["play", "--keys", ""])
    #expect(run.lines.first == "Welcome to a11y-outline, outline, 7 items")
  }

  @Test func helpListsEveryCommandAndExitCode() throws {
    let help = try ProductRun(["--help"]).output
    for subcommand in Subcommand.all { #expect(help.contains("a11y-outline \(subcommand.form)")) }
    for code in ExitCode.allCases { #expect(help.contains(code.meaning)) }
  }

  @Test(arguments: Subcommand.all.map(\.name))
  func helpOfACommandListsItsOptions(name: String) throws {
    let subcommand = try #require(Subcommand.all.first { $0.name == name })
    let run = try ProductRun([name, "--help"])
    #expect(run.exitCode == 0)
    for option in subcommand.options { #expect(run.output.contains(option.form), "\(option.name)") }
  }

  @Test func theManualPageHasEveryOptionAndKeyCommand() throws {
    let page = try ProductRun(["manual"]).output
    for option in Subcommand.all.flatMap(\.options) {
      let name = "--" + option.name
      #expect(
        page.contains(
          name.split(separator: "-", omittingEmptySubsequences: false).joined(separator: "\\-")
        )
      )
    }
    for definition in CommandDefinition.all {
      #expect(
        page.lowercased().contains(
          definition.summary.prefix(12).lowercased().prefix { $0.isLetter }
        )
      )
    }
  }
}
