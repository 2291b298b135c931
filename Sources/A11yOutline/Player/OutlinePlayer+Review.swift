extension OutlinePlayer {
  /// Says the item again; given twice in a row, spells its name.
  func repeatItem() -> Answer {
    guard let cursor else { return noItems() }
    if (repetition?.count ?? 1) > 1 { return spell() }
    return Answer(reader.again(cursor, in: outline))
  }

  /// Spells the name of the item.
  func spell() -> Answer {
    guard let cursor else { return noItems() }
    let node = outline[cursor]
    return Answer(reader.spelling(of: node.name, language: outline.language(of: cursor)))
  }

  /// Says the whole last response again (nvaccess/nvda#20554).
  func repeatResponse() -> Answer {
    lastResponse.isEmpty ? Answer(reader.message(.nothingToRepeat)) : Answer(lastResponse)
  }

  /// Says where the cursor is.
  func whereAmI() -> Answer {
    guard let cursor else { return noItems() }
    return Answer(reader.whereAmI(cursor, in: outline))
  }

  /// Says the way to the cursor.
  func sayPath() -> Answer {
    guard let cursor else { return noItems() }
    return Answer(reader.path(to: cursor, in: outline, called: title))
  }

  /// Says how far the cursor has come.
  func sayProgress() -> Answer {
    guard let cursor else { return noItems() }
    return Answer(reader.progress(at: cursor, in: outline, rate: settings.rate))
  }
}
