import Foundation
import Testing

@testable import A11yOutline

/// Documents that pandoc reads: what is made of what it writes, and what keeps it in bounds.
struct PandocTests {
  /// A program that stands in for pandoc: a script of this text.
  private func outline(script: String, timeLimit: Int = 20, outputLimit: Int = 1) throws -> Outline
  {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("pandoc-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Self.install("#!/bin/sh\n\(script)\n", at: file)
    let program = ConverterProgram(at: file, timeLimit: timeLimit, outputLimit: outputLimit)
    let reader = PandocReader("docx", name: "Word document", program: program)
    return try reader.outline(of: DocumentBytes(name: "a.docx", data: Data("input".utf8)))
  }

  /// Makes a program of a script.
  ///
  /// Another process writes it: while one of ours has it open for writing, and every process that
  /// another test starts at that moment has too, nobody can run it.
  private static func install(_ script: String, at file: URL) throws {
    let text = file.appendingPathExtension("text")
    try Data(script.utf8).write(to: text)
    defer { try? FileManager.default.removeItem(at: text) }
    let process = try Process.run(
      URL(fileURLWithPath: "/usr/bin/install"),
      arguments: ["-m", "755", text.path, file.path]
    )
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("Sections, lists, notes, quotes, code, definitions and tables of a syntax tree")
  func tree() throws {
    func words(_ text: String) -> String { "{\"t\":\"Str\",\"c\":\"\(text)\"}" }
    func plain(_ text: String) -> String { "{\"t\":\"Plain\",\"c\":[\(words(text))]}" }
    let none = "[\"\",[],[]]"
    func row(_ texts: String...) -> String {
      let cells = texts.map { "[\(none),{\"t\":\"AlignDefault\"},1,1,[\(plain($0))]]" }
      return "[\(none),[\(cells.joined(separator: ","))]]"
    }
    let column = "[{\"t\":\"AlignDefault\"},{\"t\":\"ColWidthDefault\"}]"
    let blocks = [
      "{\"t\":\"Header\",\"c\":[1,[\"one\",[],[]],[\(words("One"))]]}",
      """
      {"t":"Para","c":[\(words("See")),{"t":"Space"},
      {"t":"Link","c":[\(none),[\(words("here"))],["#two",""]]},
      {"t":"Note","c":[{"t":"Para","c":[\(words("A-note"))]}]}]}
      """,
      "{\"t\":\"Header\",\"c\":[2,[\"two\",[],[]],[{\"t\":\"Emph\",\"c\":[\(words("Two"))]}]]}",
      """
      {"t":"OrderedList","c":[[3,{"t":"Decimal"},{"t":"Period"}],[[\(plain("a")),
      {"t":"BulletList","c":[[\(plain("b"))]]}],[\(plain("c"))]]]}
      """,
      "{\"t\":\"BlockQuote\",\"c\":[\(plain("said"))]}",
      "{\"t\":\"CodeBlock\",\"c\":[[\"\",[\"c\"],[]],\"x\\n  y\"]}",
      "{\"t\":\"HorizontalRule\"}",
      "{\"t\":\"DefinitionList\",\"c\":[[[\(words("term"))],[[\(plain("meaning"))]]]]}",
      """
      {"t":"Table","c":[\(none),[null,[]],[\(column),\(column)],[\(none),[\(row("h", "i"))]],
      [[\(none),0,[],[\(row("1", "2"))]]],[\(none),[]]]}
      """,
    ]
    let json = """
      {"pandoc-api-version":[1,22],"meta":{"title":{"t":"MetaInlines","c":[\(words("T"))]}},\
      "blocks":[\(blocks.joined(separator: ","))]}
      """
    let outline = try outline(script: "cat <<'END'\n\(json)\nEND")
    #expect(outline.title == "T")
    #expect(
      outline.picture == """
        One | heading | h1 | open
          See here | paragraph
          here | link | -> #two | inline
          A-note | note
          Two | heading | h2 | closed
            3. a | listItem | closed
              b | listItem
            4. c | listItem
            said | quote
            x | code | (c) | closed
              x
                y
             | separator
            term | listItem | closed
              meaning | paragraph
            h, i | table | 1x2 | closed
              1 | row | closed
                h: 1 | cell
                i: 2 | cell
        """
    )
  }

  @Test("Depth costs no recursion")
  func deep() throws {
    let open = String(repeating: "{\"t\":\"BlockQuote\",\"c\":[", count: 10_000)
    let close = String(repeating: "]}", count: 10_000)
    let json = "{\"pandoc-api-version\":[1,22],\"meta\":{},\"blocks\":[\(open)\(close)]}"
    let outline = try outline(script: "cat <<'END'\n\(json)\nEND")
    #expect(outline.count == 10_000)
  }

  @Test(
    "A program that fails, hangs or writes too much is ended with the reason",
    arguments: [
      ("echo 'no such thing' >&2; exit 64", "pandoc could not read it: no such thing"),
      ("exit 251", "pandoc needs more than 512 megabytes for it"),
      ("exec sleep 60", "pandoc took longer than 1 seconds"),
      ("yes", "pandoc made more than 1 megabytes of it"),
      ("echo '{'", "pandoc wrote what is no JSON"),
      ("echo '{}'", "pandoc wrote what is no document"),
    ]
  )
  func limits(script: String, reason: String) throws {
    // Long enough on a busy machine, and short for the one that waits for it.
    let timeLimit = script.contains("sleep") ? 1 : 60
    let error = #expect(throws: DocumentError.self) {
      try outline(script: script, timeLimit: timeLimit)
    }
    #expect(error?.description == "a.docx: \(reason)")
  }

  @Test("The bytes of the document reach the program, which gets no files and no network")
  func arguments() throws {
    let error = #expect(throws: DocumentError.self) {
      try outline(script: "echo \"$* $(cat)\" >&2; exit 1")
    }
    #expect(
      error?.reason
        == "pandoc could not read it: --sandbox -f docx -t json +RTS -M512M -RTS input"
    )
  }

  @Test("A program that cannot be started is told with the reason")
  func unstartable() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("pandoc-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Self.install("#!/no/such/interpreter\n", at: file)
    let program = ConverterProgram(at: file, timeLimit: 1, outputLimit: 1)
    let reader = PandocReader("docx", name: "Word document", program: program)
    let error = #expect(throws: DocumentError.self) {
      try reader.outline(of: DocumentBytes(name: "a.docx", data: Data("x".utf8)))
    }
    #expect(
      error?.description == "a.docx: pandoc could not be started: No such file or directory"
    )
  }

  @Test("Without pandoc the message names the package")
  func missing() {
    let program = ConverterProgram(at: nil, timeLimit: 1, outputLimit: 1)
    let reader = PandocReader("docx", name: "Word document", program: program)
    let error = #expect(throws: DocumentError.self) {
      try reader.outline(of: DocumentBytes(name: "a.docx", data: Data("x".utf8)))
    }
    let reason =
      "pandoc is needed to read Word document, and is not installed; the Debian package is"
    #expect(error?.reason.hasPrefix(reason) == true)
  }

  @Test("The installed pandoc", .enabled(if: ConverterProgram(named: "pandoc").executable != nil))
  func installed() throws {
    let outline = try Outline(text: "== One ==\nText ''here''\n* a\n** b\n", name: "a.mediawiki")
    #expect(
      outline.picture == """
        One | heading | h2 | open
          Text here | paragraph
          a | listItem | closed
            b | listItem
        """
    )
  }
}
