import A11yOutline
import Foundation
import Testing

/// Files: which format they are in, and what keeps them from being read.
struct DocumentFileTests {
  @Test(
    "A format is told by the name, then by the content",
    arguments: [
      ("a.md", "plain words", "markdown"),
      ("A.Markdown", "plain words", "markdown"),
      ("a.json", #"{"items":[]}"#, "outline"),
      ("a.txt", "# not markdown", "text"),
      ("-", "# Title\n\ntext", "markdown"),
      ("-", "Title\n=====\n", "markdown"),
      ("-", "words\n\n- item\n", "markdown"),
      ("-", "{\n \"title\": \"x\"}", "outline"),
      ("-", "Fruits\n\tApple\n", "text"),
      ("README", "## Part\n", "markdown"),
      (".json", "Fruits\n\tApple\n", "text"),
    ]
  )
  func detection(name: String, text: String, identifier: String) throws {
    let input = DocumentBytes(name: name, data: Data(text.utf8))
    #expect(try DocumentFormat(detectedIn: input).identifier == identifier)
    #expect(DocumentFormat.named(identifier)?.identifier == identifier)
  }

  @Test("A file that cannot be read says why")
  func unreadable() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = folder.appendingPathComponent("empty.md")
    try Data().write(to: empty)
    let cases = [
      (folder, "it is a directory"),
      (folder.appendingPathComponent("none.md"), "there is no such file"),
      (empty, "the file is empty"),
    ]
    for (url, reason) in cases {
      let error = #expect(throws: DocumentError.self) { try Outline(contentsOf: url) }
      #expect(error?.description == "\(url.relativePath): \(reason)")
    }
    let file = folder.appendingPathComponent("a.md")
    try Data("# T\n\n- one\n".utf8).write(to: file)
    let outline = try Outline(contentsOf: file)
    #expect(outline.title == "T")
    #expect(outline.picture == "one | listItem")
  }

  @Test("An error names the file as the user wrote it, and nothing in it reaches a terminal")
  func errorText() {
    let error = DocumentError(
      name: "a\u{1B}[2Jb.json",
      at: SourcePosition(line: 2, column: 3),
      path: "items[0]",
      reason: "bad \u{7}"
    )
    #expect(error.description == "ab.json:2:3: items[0]: bad ")
    #expect(error.localizedDescription == error.description)
  }
}
