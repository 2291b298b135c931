import A11yOutline
import Foundation
import Testing

/// YAML of any kind, as a tree.
struct YAMLTests {
  @Test("Mappings and sequences are groups, an alias is a link to what it stands for")
  func tree() throws {
    let outline = try Outline(
      text: """
        # a comment
        z: 1
        base: &base
          colour: red
        uses:
          <<: *base
          other: *base
        list:
          - id: 7
            name: Ann
          - [x, "two words"]
          - *base
        empty: []
        nothing:
        text: |
          one
          two
        """,
      name: "x.yaml"
    )
    #expect(
      outline.picture == """
        z: 1
        base | closed
          colour: red
        uses | closed
          <<: base | link | -> #base
          other: base | link | -> #base
        list | closed
          7 | closed
            id: 7
            name: Ann
          item 2 | closed
            x
            two words
          base | link | -> #base
        empty | closed
        nothing
        text: one two
        """
    )
    #expect(outline.positions[1] == "3:7 base")
  }

  @Test("Several documents are groups, long sequences are cut into groups of a hundred")
  func groups() throws {
    let documents = try Outline(text: "a: 1\n---\n- b\n", format: .yaml)
    #expect(documents.picture == "document 1 | closed\n  a: 1\ndocument 2 | closed\n  b")
    let numbers = (1...250).map { "- \($0)\n" }.joined()
    let long = try Outline(text: numbers, format: .yaml)
    #expect(long.roots.map { long[$0].name } == ["1 to 100", "101 to 200", "201 to 250"])
  }

  @Test("What comes before a mistake is read, and the mistake is told")
  func mistakes() throws {
    let outline = try Outline(text: "a: 1\nb: [1\nc: 2\n", format: .yaml, name: "x")
    #expect(outline.nodes.contains { $0.name == "a: 1" })
    #expect(outline.warnings.count == 1)
    #expect(outline.warnings.first?.position?.line == 3)
    #expect(throws: DocumentError.self) { try Outline(text: "[a, \u{7}]", format: .yaml) }
  }

  @Test("Aliases of aliases stay as small as they are written, and depth costs no recursion")
  func hostile() throws {
    var bomb = "a0: &a0 [x]\n"
    for level in 1...60 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(try Outline(text: bomb, format: .yaml).count == 602)
    let deep = String(repeating: "- ", count: 10_000) + "x"
    #expect(try Outline(text: deep, format: .yaml).count == 10_000)
    let brackets = String(repeating: "[", count: 100_000)
    let outline = try Outline(text: brackets, format: .yaml)
    #expect(outline.warnings.contains { $0.message.contains("more than 1000 times") })
  }

  @Test("A lone empty list says that it is empty", arguments: [DocumentFormat.json, .yaml])
  @MainActor func emptyGroup(format: DocumentFormat) throws {
    let player = OutlinePlayer(try Outline(text: "{\"e\": []}", format: format))
    let spoken = player.transcript.last?.spoken ?? []
    #expect(spoken.last?.hasPrefix("e, Collapsed, no items") == true, "\(spoken)")
  }
}
