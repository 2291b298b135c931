import Foundation
import Testing

@testable import A11yOutline

/// The language of texts that state none, for the voice to follow.
struct LanguageDetectionTests {
  private static let text = """
    # Notas

    Não sei se amanhã vai chover, mas levo o guarda-chuva comigo para o trabalho.

    Ok

    The quick brown fox jumps over the lazy dog while everybody else is still asleep.

    昨日は友達と一緒に映画を見に行きました。とても楽しかったです。
    """

  private func languages(_ outline: Outline) -> [String] {
    outline.nodes.map { outline.language(of: $0.id) ?? "none" }
  }

  @Test("Long texts tell their own language, short ones have that of the document")
  func detection() throws {
    var outline = try Outline(text: Self.text, format: .markdown)
    #expect(languages(outline) == ["none", "none", "none", "none"])
    outline.detectLanguages()
    let found = languages(outline)
    #expect(found[0] == "pt")
    #expect(found[2] == "en")
    #expect(found[3] == "ja")
  }

  @Test("What a document states is never guessed")
  func stated() throws {
    var outline = try Outline(text: "---\nlang: fr\n---\n" + Self.text, format: .markdown)
    outline.language = "fr"
    outline.detectLanguages()
    #expect(Set(languages(outline)) == ["fr"])
  }

  @Test("The option turns it off", arguments: [("auto", "pt"), ("off", nil)])
  @MainActor func option(value: String, language: String?) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("languages-\(UUID().uuidString).md")
    try Data(Self.text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let invocation = try Invocation(["play", file.path, "--detect-language", value])
    let outline = try OpenedDocument(invocation, expansion: .document).outline
    let first = try #require(outline.roots.first)
    #expect(outline.language(of: first) == language)
  }
}
