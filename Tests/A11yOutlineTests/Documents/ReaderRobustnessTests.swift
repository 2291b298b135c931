import A11yOutline
import Foundation
import Testing

/// Damaged documents: every reader gives an outline or an error, never a crash, and nothing that a
/// terminal would obey.
struct ReaderRobustnessTests {
  /// All formats but web pages, whose hostile cases have tests of their own, and those that another
  /// program reads.
  private static let readable = DocumentFormat.all
    .filter { $0.reader != nil && $0.tool == nil && $0.identifier != "html" }
    .map(\.identifier)

  private static let documents = [
    "# One\n\ntext [l](x) ![i](y) <b>h</b> &amp;\n\n1. a\n   - [ ] b\n\n     > q\n\n<details><summary>S</summary>\n\nin\n\n</details>\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```c\nx\ny\n```\n***\n",
    #"{"title":"T","items":[{"name":"A","expanded":true,"children":[{"name":"B\u00e9"}]}]}"#,
    #"{"a":[1,2.5e3,{"name":"x"}],"b":null}"#,
    "<?xml version=\"1.0\"?><opml><head><expansionState>1</expansionState></head><body><outline text=\"A &amp; b\" _note=\"n\"><outline text=\"&lt;b&gt;x\"/></outline></body></opml>",
    "<map version=\"1\"><node TEXT=\"R\"><node FOLDED=\"true\"><richcontent TYPE=\"NODE\"><html><p>r</p></html></richcontent><node TEXT=\"x\"/></node></node></map>",
    "#+TITLE: T\n* TODO [#A] One :tag:\n:PROPERTIES:\n:ID: x\n:END:\n[[a][b]] *bold*\n- [ ] item\n  1. deep\n#+BEGIN_SRC c\n,* x\n#+END_SRC\n| a | b |\n|---+---|\n** DONE Two\n",
    "A\n\t[_] 50% B\n\t\t: body\n\t\t; code\n\t|| h | i |\n\t| 1 | 2 |\n",
    "Project:\n- task @done(1)\n\tnote\n",
    "= T\n\n== S\n* a\n** b\n\n.Q\n[%collapsible]\n====\nx <<y,z>>\n====\n----\nc\n----\n|===\n|a |b\n|===\n",
    "T\n===\n\n- a\n\n  - b\n\nx::\n\n    code\n\n.. note:: n\n\n`l <u>`_\n",
    ".TH A 1\n.SH N\nx \\fBy\\fR\n.TP\n.B t\nz\n.nf\nc\n.fi\n",
    "{\"_type\": \"tag\", \"name\": \"C\", \"path\": \"a\", \"line\": 1, \"scope\": \"B\"}\n",
  ]

  private static let tokens = [
    "\n", "    ", "\t", "#", "- ", ">", "`", "[", "](", ")", "|", "<", "</details>", "<summary>",
    "<!--", "\"", "'", "&", "&#x1b;", "{", "}", "]", ",", "\\", "\u{1B}]0;", "\u{7}", "\u{202E}",
    "\u{0}",
    "<outline ", "/>", "]]>", "<!", "<?", "</node>", "* ", ":END:\n", "[[", "é", "👩‍💻", "---\n",
    "====\n", "\r", "::", ".. ", ".", "\\f", "<<", "__", "``",
  ]

  @Test("Mutations of good documents", arguments: readable)
  func mutations(identifier: String) throws {
    let format = try #require(DocumentFormat.named(identifier))
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      let document = Self.mutation(using: &generator)
      guard let outline = try? Outline(data: document, format: format) else { continue }
      #expect(outline.count <= 4 * document.count)
      let isHarmless = outline.nodes.allSatisfy { node in
        node.name.unicodeScalars.allSatisfy {
          $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
        }
      }
      #expect(isHarmless)
    }
  }

  private static func mutation(using generator: inout SeededGenerator) -> Data {
    var bytes = Array((documents.randomElement(using: &generator) ?? "").utf8)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 0...30, using: &generator))
      let token = Array((tokens.randomElement(using: &generator) ?? "").utf8)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 2: bytes.insert(contentsOf: token, at: place)
      case 3:
        let count = Int.random(in: 1...40, using: &generator)
        bytes.insert(contentsOf: repeatElement(token, count: count).joined(), at: place)
      default:
        if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &generator) }
      }
    }
    return Data(bytes)
  }
}
