extension OutlinePlayer {
  /// The document, beneath all that stands over it.
  private var document: OpenOutline { below.first ?? open }

  /// Where the person is in the document.
  ///
  /// - Parameters:
  ///   - path: The path of the document.
  ///   - content: The hash of its bytes.
  /// - Returns: The place.
  func savedPlace(path: String, content: String) -> SavedPlace {
    let outline = document.source.outline
    var place = cursor
    // In a list or a part, the place is the one to which leaving it leads.
    if !below.isEmpty, open.list != nil { place = below.last { $0.list == nil }?.cursor }
    return SavedPlace(
      content: content,
      path: path,
      title: outline.title ?? document.name,
      cursor: place.flatMap { outline.contains($0) ? $0 : nil } ?? document.cursor,
      marks: below.last { $0.list == nil }?.marks ?? open.marks,
      outline: outline
    )
  }

  /// Goes back to a place in the document, which was just opened, and says where that is.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - content: The hash of the document's bytes as they are now.
  ///   - opensGroups: Whether groups are opened and closed as they were.
  func resume(_ place: SavedPlace, content: String, opensGroups: Bool = true) {
    let isSame = !content.isEmpty && place.content == content
    let found = restore(place, isSame: isSame, opensGroups: opensGroups)
    guard let first = transcript.indices.first, let cursor, found.cursor != nil else { return }
    transcript[first].utterances =
      [reader.opening(of: outline, called: open.name), reader.landing(on: cursor, in: outline)]
    transcript[first].cursor = outline[cursor].name
    transcript[first].level = outline[cursor].level
    lastResponse = transcript[first].utterances
  }

  /// Adds to the opening where help is, for who opens a document for the first time ever.
  func greet() {
    guard let first = transcript.indices.first else { return }
    transcript[first].utterances.append(Utterance([reader.part(.message, reminder)]))
  }

  private func restore(
    _ place: SavedPlace,
    isSame: Bool,
    opensGroups: Bool = true
  ) -> SavedPlace.Found {
    let source = source
    let found = place.restore(in: outline, isSame: isSame) { id, isExpanded in
      if opensGroups { _ = source.setExpanded(id, isExpanded) }
    }
    open.marks = found.marks
    cursor = found.cursor.flatMap { outline.isHidden($0) ? nil : $0 } ?? outline.firstVisible
    _ = rehome()
    return found
  }
}

extension OutlinePlayer {
  /// Reads the document again; what is open, the marks and the place are kept by labels.
  func readAgain() -> Answer {
    guard let rereadDocument else { return Answer(reader.message(.nothingToReadAgain)) }
    let new: Outline
    do {
      new = try rereadDocument()
    } catch {
      return Answer(reader.message(.cannotReadAgain, ["reason": "\(error)"]))
    }
    let place = savedPlace(path: "", content: "")
    while pop() {}
    open.source = DocumentOutlineSource(new)
    open.undoStack = ExpansionHistory()
    open.redoStack = ExpansionHistory()
    open.jumps = []
    open.kinds = nil
    forgetReview()
    let found = restore(place, isSame: false)
    var said = [reader.message(.readAgain, cue: .done)]
    if let cursor, !found.isExact || cursor != found.cursor {
      said.append(reader.landing(on: cursor, in: outline))
    } else if cursor == nil {
      said.append(reader.message(.noItems))
    }
    return Answer(said)
  }
}
