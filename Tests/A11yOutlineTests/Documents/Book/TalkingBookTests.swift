import A11yOutline
import Foundation
import Testing

/// DAISY books, of which the text is read.
struct TalkingBookTests {
  private static let control = """
    <!DOCTYPE html><html lang="en"><head><title>B</title>
    <meta name="dc:title" content="Book"/><meta name="ncc:format" content="Daisy 2.02"/></head>
    <body><h1 class="title"><a href="a.smil#t1">Book</a></h1>
    <h1><a href="a.smil#t2">Chapter</a></h1>
    <span class="page-normal"><a href="a.smil#t3">1</a></span>
    <h2><a href="a.smil#p4">Section</a></h2></body></html>
    """

  private static let synchronization = """
    <smil><body><seq><par><text id="t1" src="text.html#a"/></par>
    <par><text id="t2" src="text.html#b"/></par><par><text id="t3" src="text.html#c"/></par>
    <par id="p4"><text src="text.html#d"/><audio src="a.mp3"/></par></seq></body></smil>
    """

  private static let text = """
    <html xmlns="http://www.w3.org/1999/xhtml"><head><title>B</title></head><body>
    <h1 id="a">Book</h1><p>By someone</p><h1 id="b">Chapter</h1>
    <p>words <span class="page-normal" id="c">1</span></p><h2 id="d">Section</h2><p>more</p>
    </body></html>
    """

  private static let picture = """
    Book | heading | h1 | closed
      By someone | paragraph
    Chapter | heading | h1 | closed
      words 1 | paragraph
      Section | heading | h2 | closed
        more | paragraph
    Pages | list | closed
      1 | link | -> #text.html#c
    """

  @Test("DAISY 2.02 in a folder: the text stands under the headings of its control center")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("book-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, content) in [
      ("ncc.html", Self.control), ("a.smil", Self.synchronization), ("text.html", Self.text),
    ] {
      try Data(content.utf8).write(to: folder.appendingPathComponent(name))
    }
    let outline = try Outline(contentsOf: folder.appendingPathComponent("ncc.html"))
    #expect(outline.title == "Book")
    #expect(outline.picture == Self.picture)
  }

  @Test("The same in a zip archive")
  func archive() throws {
    let files = [
      ("ncc.html", Self.control), ("a.smil", Self.synchronization), ("text.html", Self.text),
    ]
    let data = ZipFixture.archive(files.map { ($0.0, Data($0.1.utf8)) })
    #expect(try Outline(data: data, name: "book.zip").picture == Self.picture)
  }

  @Test("A web page beside which there is no book is a web page")
  func page() throws {
    let outline = try Outline(text: "<p>One<p>Two", name: "a.html")
    #expect(outline.picture == "One | paragraph\nTwo | paragraph")
  }

  @Test("DTBook: levels, lists, notes, pages")
  func text() throws {
    let outline = try Outline(
      text: """
        <?xml version="1.0"?><!DOCTYPE dtbook SYSTEM "x">
        <dtbook xmlns="http://www.daisy.org/z3986/2005/dtbook/" version="2005-3" xml:lang="en"><head>
        <meta name="dc:Title" content="A book"/></head><book><bodymatter><level1><h1>One</h1>
        <p>Text<noteref idref="#n1">*</noteref></p><pagenum id="p1">1</pagenum><level2><h2>Two</h2>
        <list type="ol"><li>a</li><li>b</li></list></level2>
        <note id="n1"><p>The note</p></note><prodnote>A picture is left out</prodnote></level1>
        <level><hd>Three</hd><level><hd>Four</hd><p>end</p></level></level>
        </bodymatter></book></dtbook>
        """,
      name: "book.xml"
    )
    #expect(outline.title == "A book")
    #expect(outline.language == "en")
    #expect(
      outline.picture == """
        One | heading | h1 | closed
          Text * | paragraph
          * | link | -> #n1 | inline
          Two | heading | h2 | closed
            1. a | listItem
            2. b | listItem
            The note | note
            A picture is left out | note
        Three | heading | h1 | closed
          Four | heading | h2 | closed
            end | paragraph
        Pages | list | closed
          1 | link | -> #p1
        """
    )
  }

  @Test("An NCX by itself is a list of links")
  func controlFile() throws {
    let outline = try Outline(text: BookSample.control, name: "toc.ncx")
    #expect(outline.title == "Moby")
    #expect(
      outline.picture == """
        First | link | -> text/one é.xhtml | closed
          The Carpet-Bag | link | -> text/one é.xhtml#bag
        Notas | link | -> text/two.xhtml
        Pages | list | closed
          ii | link | -> text/one é.xhtml#p2
        """
    )
  }

  @Test("DAISY 3: the package names the SMIL files, these the texts, and the NCX the contents")
  func packaged() throws {
    let files = [
      (
        "book.opf",
        """
        <?xml version="1.0"?><package xmlns="http://openebook.org/namespaces/oeb-package/1.0/">
        <metadata><dc-metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
        <dc:Title>Third</dc:Title><dc:Language>en</dc:Language></dc-metadata></metadata><manifest>
        <item id="opf" href="book.opf" media-type="text/xml"/>
        <item id="ncx" href="nav.ncx" media-type="application/x-dtbncx+xml"/>
        <item id="text" href="text.xml" media-type="application/x-dtbook+xml"/>
        <item id="s1" href="a.smil" media-type="application/smil"/></manifest>
        <spine><itemref idref="s1"/></spine></package>
        """
      ),
      (
        "nav.ncx",
        """
        <ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><docTitle><text>Third</text></docTitle>
        <navMap><navPoint id="n1"><navLabel><text>One</text></navLabel>
        <content src="a.smil#p1"/><navPoint id="n2"><navLabel><text>Inner</text></navLabel>
        <content src="a.smil#p2"/></navPoint></navPoint></navMap></ncx>
        """
      ),
      (
        "a.smil",
        """
        <smil xmlns="http://www.w3.org/2001/SMIL20/"><body><seq>
        <par id="p1"><text src="text.xml#h1"/><audio src="a.mp3"/></par>
        <par id="p2"><text src="text.xml#h2"/></par></seq></body></smil>
        """
      ),
      (
        "text.xml",
        """
        <dtbook xmlns="http://www.daisy.org/z3986/2005/dtbook/" version="2005-3"><book><bodymatter>
        <level1><h1 id="h1">One</h1><p>First words.</p><level2><h2 id="h2">Inner</h2>
        <p>More words.</p></level2></level1></bodymatter></book></dtbook>
        """
      ),
    ]
    let data = ZipFixture.archive(files.map { ($0.0, Data($0.1.utf8)) })
    let outline = try Outline(data: data, name: "book.zip")
    #expect(outline.title == "Third")
    #expect(outline.language == "en")
    #expect(
      outline.picture == """
        One | heading | h1 | open
          First words. | paragraph
          Inner | heading | h2 | closed
            More words. | paragraph
        """
    )
  }
}
