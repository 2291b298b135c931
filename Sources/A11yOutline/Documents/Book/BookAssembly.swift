/// Puts a book together: its table of contents is the outline, and each part of its text stands in
/// the entry that leads to it.
///
/// The text is walked in reading order, once. An entry begins where it leads to; where a heading of
/// the same words stands there, the two are one node. What comes before the first entry stands at
/// the top, so that nothing of a book is out of reach (blindpandas/bookworm#85).
struct BookAssembly {
  private struct PlacedEntry {
    var entry: BookEntry
    var chapter: Int
    var place: Int
  }

  private let chapters: [BookChapter]
  private var chapterIndices: [String: Int] = [:]
  private var builder: OutlineBuilder
  /// The direction of the entries, where it is not from left to right.
  private let direction: Outline.Direction?
  /// The depth of the entry whose text is appended; -1 before the first.
  private var entryDepth = -1
  /// The depth in the chapter of what stands directly in the entry.
  private var floor = 0

  init(
    _ chapters: [BookChapter],
    title: String?,
    language: String?,
    direction: Outline.Direction? = nil
  ) {
    self.chapters = chapters
    self.direction = direction
    builder = OutlineBuilder(title: title, language: language)
    for (index, chapter) in chapters.enumerated() where chapterIndices[chapter.path] == nil {
      chapterIndices[chapter.path] = index
    }
  }

  /// Makes the outline.
  ///
  /// - Complexity: O(number of nodes + n log n in the number of entries).
  mutating func outline(
    entries: [BookEntry],
    pages: [BookEntry],
    warnings: [DocumentWarning]
  ) -> Outline {
    builder.warnings = warnings
    var waiting = placed(entries)[...]
    for (index, chapter) in chapters.enumerated() {
      floor = 0
      for node in chapter.outline.nodes {
        let place = Int(node.id.rawValue)
        var isMerged = false
        while let next = waiting.first, (next.chapter, next.place) <= (index, place) {
          waiting.removeFirst()
          let isLast = waiting.first.map { ($0.chapter, $0.place) > (index, place) } ?? true
          isMerged = isLast && append(next.entry, over: node, of: chapter)
          if !isMerged { append(next.entry, of: chapter, before: node) }
        }
        if !isMerged { append(node, of: chapter) }
      }
      // Those that lead to a file without a text.
      while let next = waiting.first, next.chapter <= index {
        waiting.removeFirst()
        append(next.entry, of: chapter, before: nil)
      }
    }
    for rest in waiting { append(rest.entry, of: nil, before: nil) }
    appendPages(pages.isEmpty ? ownPages : pages)
    return builder.build()
  }

  // MARK: Places

  /// The entries in the order of the text; one that leads nowhere goes with the next one that does.
  private mutating func placed(_ entries: [BookEntry]) -> [PlacedEntry] {
    var lost = 0
    var placed: [PlacedEntry] = []
    var following = (chapter: chapters.count, place: 0)
    for entry in entries.reversed() {
      if let target = entry.target {
        if let chapter = chapterIndices[target.path] {
          following = (chapter, target.fragment.flatMap { chapters[chapter].place(of: $0) } ?? 0)
        } else {
          lost += 1
        }
      }
      placed.append(
        PlacedEntry(entry: entry, chapter: following.chapter, place: following.place)
      )
    }
    if lost > 0, !chapters.isEmpty {
      builder.warnings.append(
        DocumentWarning("\(lost) entries of the table of contents lead to no text of the book")
      )
    }
    let ordered = placed.reversed().enumerated().sorted { left, right in
      (left.element.chapter, left.element.place, left.offset)
        < (right.element.chapter, right.element.place, right.offset)
    }
    return ordered.map(\.element)
  }

  // MARK: Nodes

  /// Makes one node of an entry and the heading that it leads to; tells whether they are the same.
  private mutating func append(
    _ entry: BookEntry,
    over node: Outline.Node,
    of chapter: BookChapter
  ) -> Bool {
    guard node.role == .heading else { return false }
    let own = node.name.wordCharacters
    let stated = entry.label.wordCharacters
    guard own.contains(stated) || stated.contains(own) else { return false }
    var content = completed(node, of: chapter)
    if stated.count > own.count { content.name = entry.label }
    content.language = content.language ?? language(of: chapter)
    builder.append(content, depth: entry.depth)
    entryDepth = min(entry.depth, builder.maximumDepth)
    floor = node.level
    return true
  }

  private mutating func append(
    _ entry: BookEntry,
    of chapter: BookChapter?,
    before node: Outline.Node?
  ) {
    guard !entry.label.isEmpty else { return }
    var content = NodeContent(name: entry.label, role: .heading)
    content.headingLevel = entry.depth + 1
    content.language = chapter.flatMap { language(of: $0) }
    if entry.depth == 0 { content.direction = direction }
    builder.append(content, depth: entry.depth)
    entryDepth = min(entry.depth, builder.maximumDepth)
    floor = node.map { $0.level - 1 } ?? 0
  }

  private mutating func append(_ node: Outline.Node, of chapter: BookChapter) {
    let depth = node.level - 1
    floor = min(floor, depth)
    var content = completed(node, of: chapter)
    if depth == 0, content.language == nil { content.language = language(of: chapter) }
    builder.append(content, depth: entryDepth + 1 + depth - floor)
  }

  /// The language of a chapter that differs from that of the book.
  private func language(of chapter: BookChapter) -> String? {
    chapter.outline.language == builder.language ? nil : chapter.outline.language
  }

  /// Makes the identifiers and targets of a chapter unique in the book.
  private func completed(_ node: Outline.Node, of chapter: BookChapter) -> NodeContent {
    var content = node.content
    let facts = chapter.outline.records[Int(node.id.rawValue)].facts
    if !facts.contains(.expansionStated) { content.isExpanded = nil }
    if let identifier = content.identifier {
      content.identifier = Self.identifier(identifier, of: chapter)
    } else if node.id.rawValue == 0, !chapter.path.isEmpty {
      content.identifier = chapter.path
    }
    if let target = content.target {
      content.target = resolved(BookReference(target, from: chapter.path)) ?? target
    }
    return content
  }

  /// The address in the outline of a place in the book; `nil` when it is in no text.
  private func resolved(_ reference: BookReference?) -> String? {
    guard let reference, let index = chapterIndices[reference.path] else { return nil }
    let chapter = chapters[index]
    let place = reference.fragment.flatMap { chapter.place(of: $0) } ?? 0
    guard place < chapter.outline.count else { return nil }
    let node = chapter.outline[NodeID(rawValue: Int32(place))]
    if let identifier = node.content.identifier {
      return "#" + Self.identifier(identifier, of: chapter)
    }
    return "#" + chapter.path
  }

  private static func identifier(_ identifier: String, of chapter: BookChapter) -> String {
    chapter.path.isEmpty ? identifier : "\(chapter.path)#\(identifier)"
  }

  // MARK: Pages

  /// The pages that the texts mark, for a book without a list of them.
  private var ownPages: [BookEntry] {
    chapters.flatMap { chapter in
      chapter.pages.map { page in
        let target = BookReference(path: chapter.path, fragment: page.identifier)
        return BookEntry(label: page.label, depth: 0, target: target)
      }
    }
  }

  private mutating func appendPages(_ pages: [BookEntry]) {
    let named = pages.filter { !$0.label.isEmpty }
    guard !named.isEmpty else { return }
    let group = NodeContent(name: StructureName.pages.rawValue, role: .list, isExpanded: false)
    builder.append(group, depth: 0)
    for page in named {
      let target = resolved(page.target)
      let role: Outline.Role = target == nil ? .text : .link
      builder.append(NodeContent(name: page.label, role: role, target: target), depth: 1)
    }
  }
}

extension String {
  /// The letters and digits in small letters, for telling whether two titles are the same.
  fileprivate var wordCharacters: String {
    lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
