import A11yOutline
import Foundation
import Testing

/// How bytes become text, and what is refused.
struct TextDecodingTests {
  private func read(_ bytes: [UInt8], name: String = "-") throws -> Outline {
    try Outline(data: Data(bytes), name: name)
  }

  @Test("Text with a byte order mark is read by it")
  func byteOrderMarks() throws {
    let text = "São\n\tum 👍\n"
    let utf16 = Array(text.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), little, big] {
      let outline = try read(bytes)
      #expect(outline.picture == "São | open\n  um 👍")
      #expect(outline.warnings.isEmpty)
    }
  }

  @Test("Other bytes are Windows-1252, with a warning")
  func windows1252() throws {
    let outline = try read(Array("plain\nSitua".utf8) + [0xE7, 0xE3, 0x6F, 0x20, 0x80, 0x93])
    #expect(outline.picture == "plain\nSituação €“")
    #expect(
      outline.warnings.map(\.description) == [
        "2:6: the text is not UTF-8 and was read as Windows-1252"
      ]
    )
  }

  @Test("Damaged UTF-8 is repaired, with a warning")
  func damaged() throws {
    let outline = try read(Array("é é é\n\tb".utf8) + [0xC3] + Array("x\n".utf8))
    #expect(outline.picture == "é é é | open\n  b\u{FFFD}x")
    #expect(
      outline.warnings.map(\.description) == ["2:3: bytes that are not UTF-8 were replaced (1)"]
    )
  }

  @Test("Old line breaks count as lines")
  func lineBreaks() throws {
    #expect(try read(Array("a\rb\r\nc\n".utf8)).positions == ["1:1 a", "2:1 b", "3:1 c"])
  }

  @Test("What is no text is refused by name")
  func binary() throws {
    var generator = SeededGenerator(seed: 1)
    let noise = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let cases: [([UInt8], String)] = [
      ([], "x: the file is empty"),
      (noise, "x: it is not text but binary data"),
      (Array("%PDF-1.7\n".utf8), "x: it is not text but a PDF document"),
      ([0x50, 0x4B, 3, 4, 20, 0], "x: it is not text but a zip archive"),
      ([UInt8](repeating: 0, count: 500), "x: it is not text but binary data"),
    ]
    for (bytes, message) in cases {
      let error = #expect(throws: DocumentError.self) { try read(bytes, name: "x") }
      #expect(error?.description == message)
    }
  }

  @Test("No name, value or target carries an order to a terminal")
  func sanitizing() throws {
    let text =
      "a\u{1B}[1;31mred\u{1B}[0m b\u{7}\u{0}c\u{1B}]0;title\u{7}d\u{1B}]8;;x\u{1B}\\e\u{9B}2Jf"
      + "\u{202E}g\u{1B}(Bh\u{1B}cI\u{85}j\u{1B}Pq\u{9C}k\u{1B}]open"
    #expect(try Outline(text: text).picture == "ared bcdefghI jk" + "open")
    let json = try Outline(
      text: #"{"title":"\u001b[2Jt","items":[{"name":"\u001b]0;x\u0007n","value":"\u009b1mv"}]}"#
    )
    #expect(json.title == "t")
    #expect(json.picture == "n | v")
    let markdown = try Outline(text: "- [a&#27;&#91;31m](b&#x9b;1mc)\n", format: .markdown)
    #expect(markdown.picture == "a | link | -> bc")
    #expect(try Outline(text: "می\u{200C}خواهم 👩\u{200D}💻").picture == "می\u{200C}خواهم 👩\u{200D}💻")
  }
}
