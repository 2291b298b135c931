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
  func resume(_ place: SavedPlace, content: String) {
    let found = restore(place, isSame: !content.isEmpty && place.content == content)
    guard let first = transcript.indices.first, let cursor, found.cursor != nil else { return }
    transcript[first].utterances =
      [reader.opening(of: outline, called: open.name), reader.landing(on: cursor, in: outline)]
    transcript[first].cursor = outline[cursor].name
    transcript[first].level = outline[cursor].level
    lastResponse = transcript[first].utterances
  }

  private func restore(_ place: SavedPlace, isSame: Bool) -> SavedPlace.Found {
    let source = source
    let found = place.restore(in: outline, isSame: isSame) { id, isExpanded in
      _ = source.setExpanded(id, isExpanded)
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
