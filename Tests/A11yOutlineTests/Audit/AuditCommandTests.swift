import Foundation
import Testing

@testable import A11yOutline

/// Audits as an auditor starts them on the command line.
struct AuditCommandTests {
  private static let page = "<html lang=en><title>A</title><main><h1>A</h1><img src=a.png></main>"
  private static let clean = "# One\n\nSome text\n\n- First\n- Second\n"

  /// A folder with a page that has an error, a document that has none, and an empty folder.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11y-outline-audit-\(UUID().uuidString)")
    let empty = folder.appendingPathComponent("empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.page.utf8).write(to: folder.appendingPathComponent("page.html"))
    try Data(Self.clean.utf8).write(to: folder.appendingPathComponent("clean.md"))
    try body(folder.path)
  }

  @Test func `Exit codes tell clean, findings, wrong usage and nothing to read apart`() throws {
    try withFolder { folder in
      let runs: [([String], Int32)] = [
        (["\(folder)/clean.md"], 0),
        (["\(folder)/page.html"], 1),
        (["--max", "1", "\(folder)/page.html"], 0),
        (["--disable", "image-alternative", "\(folder)/page.html"], 0),
        (["--only", "no-such-rule", "\(folder)/page.html"], 2),
        ([], 2),
        (["\(folder)/page.html", "\(folder)/missing.html"], 3),
        (["\(folder)/empty"], 3),
        (["\(folder)/*.org"], 3),
        (["\(folder)/**/*.org"], 3),
      ]
      for (arguments, expected) in runs {
        let run = try ProductRun(["audit"] + arguments)
        #expect(run.exitCode == expected, "\(arguments)")
      }
    }
  }

  @Test func `A folder and a pattern with nothing in them say so in their place`() throws {
    try withFolder { folder in
      let run = try ProductRun(["audit", "\(folder)/empty", "\(folder)/*.org"])
      #expect(
        run.lines.prefix(2) == [
          """
          \(folder)/empty: unreadable: the folder has no document of a format that is read; \
          a11y-outline formats lists them
          """,
          "\(folder)/*.org: unreadable: no file matches the pattern",
        ]
      )
    }
  }

  @Test func `An empty list of files is audited as no files, and says so`() throws {
    let run = try ProductRun(["audit", "--files-from", "-"])
    #expect(run.exitCode == 0)
    #expect(run.lines == ["0 files, 0 errors, 0 warnings, 0 notes, 0 passed"])
    #expect(run.diagnostics.contains("the list of files is empty"))
  }

  @Test func `The keyboard crawl works on standard input`() throws {
    let run = try ProductRun(["audit", "--keyboard", "-"], input: Self.clean)
    #expect(run.exitCode == 0)
    #expect(run.lines.contains { $0.hasPrefix("-: keyboard: 3 of 3 items reached") })
  }

  @Test func `Results are in the order of the input however many are audited at a time`() throws {
    try withFolder { folder in
      var names: [String] = []
      for number in 0..<40 {
        let name = "\(folder)/\(number).html"
        let filler = String(repeating: "<p>Text</p>", count: number % 7 * 300)
        try Data((Self.page + filler).utf8).write(to: URL(fileURLWithPath: name))
        names.append(name)
      }
      let arguments = ["audit", "--format", "ndjson", "--files-from", "-", "--jobs"]
      let input = names.joined(separator: "\n")
      let one = try ProductRun(arguments + ["1"], input: input)
      let many = try ProductRun(arguments + ["8"], input: input)
      #expect(one.lines.count == 40)
      #expect(one.output == many.output)
      #expect(zip(many.lines, names).allSatisfy { $0.contains("\"path\":\"\($1)\"") })
    }
  }

  @Test func `Parts that are joined give the report of the whole`() throws {
    try withFolder { folder in
      let files = ["\(folder)/page.html", "\(folder)/clean.md"]
      for (part, file) in files.enumerated() {
        let run = try ProductRun(["audit", "--format", "ndjson", file])
        try Data(run.output.utf8).write(to: URL(fileURLWithPath: "\(folder)/part-\(part)"))
      }
      let whole = try ProductRun(["audit"] + files)
      let joined = try ProductRun(["audit", "merge", "\(folder)/part-0", "\(folder)/part-1"])
      #expect(joined.output == whole.output)
      #expect(joined.exitCode == whole.exitCode)
    }
  }

  @Test func `A joined page of HTML shows the outlines that the parts have`() throws {
    try withFolder { folder in
      let files = ["\(folder)/page.html", "\(folder)/clean.md"]
      let part = "\(folder)/part"
      let run = try ProductRun(["audit", "--format", "ndjson", "--outlines"] + files)
      try Data(run.output.utf8).write(to: URL(fileURLWithPath: part))
      let whole = try ProductRun(["audit", "--format", "html"] + files)
      let joined = try ProductRun(["audit", "merge", part, "--format", "html"])
      #expect(whole.output.contains("The outline of"))
      #expect(joined.output == whole.output)
      let hostile = run.output.replacing("\"findings\":[0", with: "\"findings\":[99")
      #expect(hostile != run.output)
      try Data(hostile.utf8).write(to: URL(fileURLWithPath: part))
      let refused = try ProductRun(["audit", "merge", part])
      #expect(refused.exitCode == 3)
      #expect(refused.diagnostics.contains("part:1:1: it is no report"))
    }
  }

  @Test func `A baseline survives edits elsewhere, fails what is new and tells what is fixed`()
    throws
  {
    try withFolder { folder in
      let file = URL(fileURLWithPath: "\(folder)/page.html")
      func audit(_ options: String...) throws -> ProductRun {
        try ProductRun(["audit", "--baseline", "\(folder)/known.json"] + options + [file.path])
      }
      #expect(try audit().exitCode == 2)
      #expect(try audit("--update-baseline").exitCode == 0)
      #expect(try audit().exitCode == 0)
      let edited = Self.page.replacing("<img", with: "\n\n<p class=x1>More</p><img")
      try Data(edited.utf8).write(to: file)
      #expect(try audit().exitCode == 0)
      try Data(edited.replacing("</main>", with: "<button></button></main>").utf8).write(to: file)
      let worse = try audit()
      #expect(worse.exitCode == 1)
      #expect(worse.lines.count { $0.contains(": error ") } == 1)
      try Data(Self.page.replacing("<img", with: "<img alt=Boat").utf8).write(to: file)
      let better = try audit()
      #expect(better.exitCode == 0)
      #expect(better.lines.contains { $0.contains(": fixed image-alternative: ") })
    }
  }

  @Test func `A long run tells how far it is with a bar`() {
    #expect(AuditProgress.line(800, of: 2_000) == "[####......] 40 %, 800 of 2000 files")
    #expect(AuditProgress.line(2_000, of: 2_000) == "[##########] 100 %, 2000 of 2000 files")
  }
}
