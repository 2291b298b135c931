import A11yOutline
import Foundation
import Testing

/// Books in EPUB 2 and 3: what is heard of them, and what is refused.
struct EPUBTests {
  private func outline(_ files: [(String, String)], more: [(String, Data)] = []) throws -> Outline {
    try Outline(data: ZipFixture.epub(files, more: more), name: "book.epub")
  }

  @Test("The navigation document is the outline, the text stands in it under its own headings")
  func navigation() throws {
    let outline = try outline(BookSample.files)
    #expect(outline.title == "Moby & Dick")
    #expect(outline.language == "en")
    #expect(
      outline.picture == """
        Cover words | paragraph
        Part I | heading | h1 | closed
          1. Loomings | heading | h1 | closed
            Call me Ishmael. 1 | paragraph
            1 | link | -> #OEBPS/text/one é.xhtml#fn1 | inline
            Below | heading | h2 | closed
              See the notes. | paragraph
              the notes | link | -> #OEBPS/text/two.xhtml#t | inline
              A note. | note
          The Carpet-Bag | heading | h1 | closed
            I stuffed a shirt. | paragraph
        Notas | heading | h1 | closed
          Olá mundo | paragraph
        Pages | list | closed
          2 | link | -> #OEBPS/text/one é.xhtml#p2
        """
    )
    let notes = try #require(outline.nodes.first { $0.name == "Notas" })
    #expect(outline.language(of: notes.id) == "pt")
    #expect(outline.warnings.isEmpty)
  }

  @Test("A reference to a note leads to it, and back leads to the reference")
  @MainActor func footnote() throws {
    let player = OutlinePlayer(try outline(BookSample.files))
    player.perform(.expandAll)
    let reference = try #require(player.outline.nodes.first { $0.name == "1" })
    _ = player.move(to: reference.id)
    player.press("Enter")
    #expect(player.cursor.map { player.outline[$0].name } == "A note.")
  }

  @Test("Without a navigation document the NCX is the outline")
  func control() throws {
    let package = BookSample.package.replacing(" properties=\"nav\"", with: "")
      .replacing("<itemref idref=\"nav\"/>", with: "")
    let files = BookSample.files.map { $0.0.hasSuffix("package.opf") ? ($0.0, package) : $0 }
    let outline = try outline(files)
    let headings = outline.nodes.filter { $0.role == .heading }
      .map { "\($0.level) \($0.name)" }
    #expect(
      headings == ["1 First", "2 1. Loomings", "3 Below", "2 The Carpet-Bag", "1 Notas"]
    )
    #expect(outline.nodes.suffix(1).map(\.name) == ["ii"])
  }

  @Test("A stale entry is told, and no text is lost")
  func stale() throws {
    let navigation = BookSample.navigation.replacing("text/two.xhtml", with: "text/gone.xhtml")
    let files = BookSample.files.map { $0.0.hasSuffix("nav.xhtml") ? ($0.0, navigation) : $0 }
    let outline = try outline(files)
    #expect(outline.nodes.contains { $0.name == "Olá mundo" })
    let messages = outline.warnings.map(\.message)
    #expect(messages == ["1 entries of the table of contents lead to no text of the book"])
  }

  @Test("A chapter that is missing, or no XML, costs that chapter alone")
  func damaged() throws {
    var files = BookSample.files.filter { !$0.0.hasSuffix("cover.xhtml") }
    files[files.count - 1].1 = "<html><body><h1 id=t>Notas</h1><p>Tag <b>soup</html>"
    let outline = try outline(files)
    #expect(outline.nodes.contains { $0.name == "Tag soup" })
    #expect(outline.warnings.map(\.message) == ["OEBPS/text/cover.xhtml is missing"])
  }

  @Test("An archive whose end is missing is read as far as it goes")
  func truncated() throws {
    let data = ZipFixture.epub(BookSample.files)
    let outline = try Outline(data: data.prefix(data.count * 3 / 5), name: "book.epub")
    #expect(outline.nodes.contains { $0.name == "Cover words" })
    #expect(outline.warnings.contains { $0.message.contains("damaged") })
  }

  @Test(
    "What may not or cannot be read is refused with the reason",
    arguments: [
      (
        "META-INF/encryption.xml",
        "it is encrypted (http://www.w3.org/2001/04/xmlenc#aes128-cbc), which protects it from "
      ),
      ("../../etc/passwd", "the name of a file in it leads out of it: ../../etc/passwd"),
      ("OEBPS/zeros.xhtml", "it unpacks to far more than a book is; it may be a zip bomb"),
    ]
  )
  func refused(name: String, reason: String) throws {
    let encryption = """
      <encryption xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData>
      <enc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/>
      <enc:CipherData><enc:CipherReference URI="OEBPS/text/two.xhtml"/></enc:CipherData>
      </enc:EncryptedData></encryption>
      """
    let content = name.hasSuffix("zeros.xhtml") ? Data(count: 16 << 20) : Data(encryption.utf8)
    let error = #expect(throws: DocumentError.self) {
      try outline(BookSample.files, more: [(name, content)])
    }
    #expect(error?.reason.hasPrefix(reason) == true)
  }

  @Test("Fonts that are only obfuscated keep nobody from reading")
  func obfuscatedFonts() throws {
    let encryption = """
      <encryption xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData>
      <enc:EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/></enc:EncryptedData>
      </encryption>
      """
    let book = try outline(BookSample.files + [("META-INF/encryption.xml", encryption)])
    #expect(book.nodes.contains { $0.name == "Cover words" })
  }

  @Test("A zip archive that is no book is refused, whatever it is called")
  func noBook() {
    let data = ZipFixture.archive([("a.txt", Data("a".utf8))])
    let reasons = ["x.epub", "x.zip"].map { name -> String? in
      do {
        _ = try Outline(data: data, name: name)
        return nil
      } catch { return "\(error)" }
    }
    #expect(
      reasons == [
        "x.epub: there is no package document in it; META-INF/container.xml names none",
        "x.zip: there is neither an ncc.html nor a package document in it",
      ]
    )
  }
}
