extension Book {
  /// Takes what a package document states: the texts in order, and the table of contents.
  ///
  /// The navigation document comes before an NCX, which is often out of date
  /// (babluboy/bookworm#256).
  ///
  /// - Throws: ``DocumentError`` when it is no package document.
  mutating func takePackage(at path: String) throws {
    var package = PackageDocument(at: path)
    guard read(path, with: &package), package.isPackage else {
      throw input.error("there is no package document in it; \(path) was looked for")
    }
    title = package.title
    language = package.language
    direction = package.direction == .rightToLeft ? .rightToLeft : nil
    takeTexts(of: package)
    if let navigation = package.navigation, let document = files.document(navigation.path) {
      contents = BookContents(
        navigation: HTMLDocument(chapter: document),
        at: navigation.path
      )
      // It says what the outline says.
      if !contents.entries.isEmpty { texts.removeAll { $0 == navigation.path } }
    }
    if contents.entries.isEmpty, let control = package.navigationControl {
      var file = NavigationControlFile(at: control.path)
      if read(control.path, with: &file) {
        let pages = contents.pages
        contents = file.contents
        if !pages.isEmpty { contents.pages = pages }
      }
    }
    if !synchronized.isEmpty { contents = contents.leading(through: synchronized) }
  }

  /// Finds the texts: those of the spine, or those that its SMIL files name.
  private mutating func takeTexts(of package: PackageDocument) {
    for item in package.readItems {
      guard item.mediaType == PackageDocument.synchronizationType else {
        addText(item.path)
        continue
      }
      takeSynchronization(at: item.path)
    }
    for item in package.items(of: PackageDocument.bookType) { addText(item.path) }
  }

  /// Takes the texts that a SMIL file names.
  mutating func takeSynchronization(at path: String) {
    var file = SynchronizationFile(at: path)
    guard read(path, with: &file) else { return }
    for text in file.files { addText(text) }
    for (identifier, reference) in file.texts {
      synchronized[BookReference(path: path, fragment: identifier)] = reference
    }
    if let first = file.files.first, synchronized[BookReference(path: path)] == nil {
      synchronized[BookReference(path: path)] = BookReference(path: first)
    }
  }

  mutating func addText(_ path: String) {
    if knownTexts.insert(path).inserted { texts.append(path) }
  }
}

extension BookContents {
  /// The same contents, whose entries lead to texts in place of the SMIL files between them.
  func leading(through places: [BookReference: BookReference]) -> BookContents {
    func led(_ entry: BookEntry) -> BookEntry {
      var entry = entry
      entry.target = entry.target.map { places[$0] ?? $0 }
      return entry
    }
    var contents = self
    contents.entries = entries.map(led)
    contents.pages = pages.map(led)
    return contents
  }
}
