/// Makes books out of fuzzed files: a fuzzed archive would hardly ever be read.
enum BookFile {
  /// The files of a small book; one of them is replaced in each document.
  private static let files: [(name: String, text: String)] = [
    (
      "META-INF/container.xml",
      "<container><rootfiles><rootfile full-path=\"p.opf\"/></rootfiles></container>"
    ),
    (
      "p.opf",
      """
      <package><metadata><title>T</title><language>en</language></metadata><manifest>
      <item id="n" href="n.xhtml" properties="nav"/><item id="x" href="t.ncx"/>
      <item id="a" href="a.xhtml"/><item id="s" href="a.smil" media-type="application/smil"/>
      </manifest><spine toc="x"><itemref idref="a"/><itemref idref="s"/></spine></package>
      """
    ),
    (
      "n.xhtml",
      """
      <html><body><nav epub:type="toc"><ol><li><a href="a.xhtml#b">B</a><ol><li><span>C</span></li>
      </ol></li></ol></nav><nav epub:type="page-list"><ol><li><a href="a.xhtml#p">1</a></li></ol>
      </nav></body></html>
      """
    ),
    (
      "t.ncx",
      """
      <ncx><navMap><navPoint><navLabel><text>B</text></navLabel><content src="a.smil#t"/></navPoint>
      </navMap></ncx>
      """
    ),
    ("a.smil", "<smil><body><par id=\"t\"><text src=\"a.xhtml#b\"/></par></body></smil>"),
    (
      "a.xhtml",
      """
      <html lang="en"><body><h1 id="b">B</h1><p>x<a epub:type="noteref" href="#f">1</a></p>
      <aside epub:type="footnote" id="f"><p>note</p></aside><span epub:type="pagebreak" id="p">1</span>
      <table><tr><th>h</th></tr><tr><td>c</td></tr></table></body></html>
      """
    ),
    ("META-INF/encryption.xml", "<encryption></encryption>"),
  ]

  /// The book in which the file that the first byte chooses holds the other bytes.
  static func book(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var files = files.map { (name: $0.name, bytes: Array($0.text.utf8)) }
    guard let choice = bytes.first else { return archive(files) }
    files[Int(choice) % files.count].bytes = Array(bytes.dropFirst())
    return archive(files)
  }

  /// A zip archive of stored files.
  private static func archive(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let name = Array(file.name.utf8)
      let size = bytes(UInt32(file.bytes.count))
      var facts: [UInt8] = [20, 0, 0, 0, 0, 0, 0, 0, 0, 0]
      facts += bytes(checksum(of: file.bytes))
      facts += size
      facts += size
      facts += bytes(UInt32(name.count))
      directory += [0x50, 0x4B, 1, 2, 20, 0]
      directory += facts
      directory += [UInt8](repeating: 0, count: 10)
      directory += bytes(UInt32(archive.count))
      directory += name
      archive += [0x50, 0x4B, 3, 4]
      archive += facts
      archive += name
      archive += file.bytes
    }
    let count = bytes(UInt32(files.count)).prefix(2)
    var end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    end += count
    end += count
    end += bytes(UInt32(directory.count))
    end += bytes(UInt32(archive.count))
    end += [0, 0]
    return archive + directory + end
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The checksum of a file (ISO 3309).
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
