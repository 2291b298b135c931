import Foundation
import Testing

@testable import A11yOutline

/// The code of the articles is code that is compiled and run, and what they say is said is said.
@MainActor
@Suite struct ArticleTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let catalogue = tests.appendingPathComponent(
    "../../../Sources/A11yOutline/A11yOutline.docc"
  )

  /// The blocks of an article in a language, as lines.
  private func blocks(_ article: String, _ language: String) throws -> [[String]] {
    let url = Self.catalogue.appendingPathComponent(article + ".md")
    let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    var blocks: [[String]] = []
    var block: [String]?
    for line in lines {
      if line.hasPrefix("```") {
        if let found = block { blocks.append(found) }
        block = line == "```" + language ? [] : nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  @Test(arguments: [
    ("MakeYourFirstSpokenOutline", "PantrySample"),
    ("StyleADisclosureGroup", "PanelStyleSample"),
    ("TestWhatAListenerHears", "HeardSample"),
  ])
  func codeIsThatOfASampleThatIsBuilt(_ article: String, _ sample: String) throws {
    let url = Self.tests.appendingPathComponent(sample + ".swift")
    let source = try String(contentsOf: url, encoding: .utf8)
    let blocks = try blocks(article, "swift")
    #expect(!blocks.isEmpty)
    for block in blocks {
      // A test has a main function of its own already.
      let code = block.filter { $0 != "@main" }.joined(separator: "\n")
      #expect(source.contains(code), "not in \(sample).swift: \(code)")
    }
  }

  private func said(_ player: OutlinePlayer, _ keys: [Key]) -> [String] {
    for key in keys { player.press(key) }
    return player.transcript.flatMap(\.spoken)
  }

  @Test func aProgramSaysWhatTheFirstArticleTells() throws {
    let host = ViewHost(PantryApp(), reduceMotion: true)
    let player = OutlinePlayer(source: host, called: host.title)
    let expected = try #require(try blocks("MakeYourFirstSpokenOutline", "text").first)
    #expect(said(player, ["Right", "Down", "End", "Enter"]) == expected)
  }

  @Test func aStyledGroupSaysWhatTheSecondArticleTells() throws {
    let expected = try #require(try blocks("StyleADisclosureGroup", "text").first)
    #expect(said(OutlinePlayer(Product()), ["Right", "Down", "Left", "Left"]) == expected)
  }
}
