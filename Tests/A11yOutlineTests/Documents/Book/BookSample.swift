import Foundation

/// A small book of two chapters.
enum BookSample {
  static let package = """
    <?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0">
    <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Moby &amp; Dick</dc:title>
    <dc:language>en</dc:language></metadata><manifest>
    <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
    <item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>
    <item id="cover" href="text/cover.xhtml" media-type="application/xhtml+xml"/>
    <item id="one" href="text/one%20%C3%A9.xhtml" media-type="application/xhtml+xml"/>
    <item id="two" href="text/two.xhtml" media-type="application/xhtml+xml"/>
    </manifest><spine toc="ncx"><itemref idref="nav"/><itemref idref="cover"/>
    <itemref idref="one"/><itemref idref="two"/></spine></package>
    """

  static let navigation = """
    <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
    <head><title>Contents</title></head><body><nav epub:type="toc"><h1>Contents</h1><ol>
    <li><span>Part I</span><ol><li><a href="text/one%20%C3%A9.xhtml">Loomings</a></li>
    <li><a href="text/one%20%C3%A9.xhtml#bag">The <i>Carpet-Bag</i></a></li></ol></li>
    <li><a href="text/two.xhtml">Notas</a></li></ol></nav>
    <nav epub:type="page-list"><ol><li><a href="text/one%20%C3%A9.xhtml#p2">2</a></li></ol></nav>
    </body></html>
    """

  static let control = """
    <ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><docTitle><text>Moby</text></docTitle><navMap>
    <navPoint><navLabel><text>First</text></navLabel><content src="text/one%20%C3%A9.xhtml"/>
    <navPoint><navLabel><text>The Carpet-Bag</text></navLabel>
    <content src="text/one%20%C3%A9.xhtml#bag"/></navPoint></navPoint>
    <navPoint><navLabel><text>Notas</text></navLabel><content src="text/two.xhtml"/></navPoint>
    </navMap><pageList><pageTarget value="2"><navLabel><text>ii</text></navLabel>
    <content src="text/one%20%C3%A9.xhtml#p2"/></pageTarget></pageList></ncx>
    """

  static let cover = """
    <html xmlns="http://www.w3.org/1999/xhtml"><head><title>c</title></head>
    <body><p>Cover words</p></body></html>
    """

  static let one = """
    <?xml version="1.0" encoding="utf-8"?><!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en">
    <head><title/></head><body><section epub:type="chapter"><h1>1. Loomings</h1>
    <p>Call me <a id="x"/>Ishmael.<a epub:type="noteref" href="#fn1">1</a></p>
    <h2>Below</h2><p>See <a href="two.xhtml#t">the notes</a>.</p>
    <aside epub:type="footnote" id="fn1"><p>A note.</p></aside>
    <h1 id="bag">The Carpet-Bag</h1>
    <p>I stuffed<span epub:type="pagebreak" id="p2" title="2"/> a shirt.</p></section></body></html>
    """

  static let two = """
    <html xmlns="http://www.w3.org/1999/xhtml" xml:lang="pt"><head><title>Two</title></head>
    <body><h1 id="t">Notas</h1><p>Ol&aacute; mundo</p></body></html>
    """

  /// The files of the book, with its navigation document.
  static let files = [
    ("OEBPS/package.opf", package), ("OEBPS/nav.xhtml", navigation), ("OEBPS/toc.ncx", control),
    ("OEBPS/text/cover.xhtml", cover), ("OEBPS/text/one é.xhtml", one),
    ("OEBPS/text/two.xhtml", two),
  ]
}
