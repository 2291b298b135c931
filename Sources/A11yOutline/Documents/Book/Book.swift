import struct Foundation.URL

/// A book while it is read: what it is made of, and what it is called.
struct Book {
  /// The files it is made of.
  let files: BookFiles

  /// The document that was opened, for errors.
  let input: DocumentBytes

  /// What was odd so far.
  var warnings: [DocumentWarning]

  /// The title.
  var title: String?

  /// The language as a BCP 47 tag.
  var language: String?

  /// The direction of the table of contents.
  var direction: Outline.Direction?

  /// The table of contents.
  var contents = BookContents()

  /// The paths of its texts, in reading order.
  var texts: [String] = []

  /// The same paths, for telling which are known.
  var knownTexts: Set<String> = []

  /// The texts that places of SMIL files stand for.
  var synchronized: [BookReference: BookReference] = [:]

  /// Takes the files of an archive.
  ///
  /// - Throws: ``DocumentError`` when it cannot be unpacked, or may not be read.
  init(archive input: DocumentBytes) throws {
    let archive = try ZipArchive(input)
    files = BookFiles(archive)
    self.input = input
    warnings = archive.warnings
  }

  /// Takes the files beside the one that was opened.
  init(beside file: URL, of input: DocumentBytes) {
    files = BookFiles(folder: file.deletingLastPathComponent())
    self.input = input
    warnings = []
  }

  /// Hands a file of the book to a handler; tells whether it is there and is XML.
  mutating func read<Handler: XMLHandler>(_ path: String, with handler: inout Handler) -> Bool {
    guard let document = files.document(path) else {
      warnings.append(DocumentWarning("\(path) is missing"))
      return false
    }
    do {
      let mistakes = try XMLDocument.read(document, with: &handler)
      warnings += mistakes.map { DocumentWarning("\(path):\($0)") }
      return true
    } catch {
      warnings.append(DocumentWarning("\(error)"))
      return false
    }
  }

  /// Reads the texts and puts the book together.
  ///
  /// - Throws: ``DocumentError`` when there is nothing to read in it.
  consuming func outline() throws -> Outline {
    var chapters: [BookChapter] = []
    for path in texts {
      guard let document = files.document(path) else {
        warnings.append(DocumentWarning("\(path) is missing"))
        continue
      }
      let page = HTMLDocument(text: document)
      warnings += page.warnings.map { DocumentWarning("\(path):\($0)") }
      chapters.append(BookChapter(page, at: path, in: files))
    }
    guard !chapters.isEmpty || !contents.entries.isEmpty else {
      throw input.error("there is nothing to read in the book")
    }
    let language = language ?? chapters.lazy.compactMap(\.outline.language).first
    var assembly = BookAssembly(
      chapters,
      title: title ?? contents.title ?? (chapters.count == 1 ? chapters[0].outline.title : nil),
      language: language,
      direction: direction
    )
    return assembly.outline(entries: contents.entries, pages: contents.pages, warnings: warnings)
  }
}

extension HTMLDocument {
  /// Reads a text of a book: DTBook or XHTML, as its root tells.
  fileprivate init(text document: DocumentBytes) {
    guard DocumentSample(document.data).contains("<dtbook") else {
      self.init(chapter: document)
      return
    }
    var page = TalkingBookPage()
    let warnings = (try? XMLDocument.read(document, with: &page)) ?? []
    self = page.finish()
    self.warnings = warnings
  }
}
