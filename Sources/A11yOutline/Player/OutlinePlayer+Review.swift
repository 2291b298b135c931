extension OutlinePlayer {
  /// Says the item again; given twice in a row, spells its name, three times, with words.
  func repeatItem() -> Answer {
    guard let cursor else { return noItems() }
    switch repetition?.count ?? 1 {
    case 1: return Answer(reader.again(cursor, in: outline))
    case 2: return spell()
    default: return spell(phonetically: true)
    }
  }

  /// Spells what was reviewed last, else the name of the item.
  func spell(phonetically: Bool = false) -> Answer {
    guard let cursor else { return noItems() }
    let text = caret == nil ? outline[cursor].name : reviewedText ?? outline[cursor].name
    if text.isEmpty { return Answer(reader.message(.blank)) }
    let language = outline.language(of: cursor)
    return Answer(reader.spelling(of: text, language: language, phonetically: phonetically))
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
