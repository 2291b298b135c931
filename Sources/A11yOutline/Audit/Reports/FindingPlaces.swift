/// Where the elements of a page are among the items of its outline.
struct FindingPlaces {
  private let outline: Outline
  private let document: HTMLDocument

  /// The items that the source has a place for, in the order of the source; of several at one place
  /// the first.
  private let items: [(position: SourcePosition, item: Int)]

  /// The element at each place.
  private let elements: [SourcePosition: Int]

  /// - Complexity: O(*n* log *n*) in the size of the page.
  init(_ outline: Outline, _ page: WebPage) {
    self.outline = outline
    document = page.document
    var items: [SourcePosition: Int] = [:]
    for (index, record) in outline.records.enumerated() where record.line > 0 {
      let position = SourcePosition(line: Int(record.line), column: Int(record.column))
      if items[position] == nil { items[position] = index }
    }
    self.items = items.map { ($0.key, $0.value) }.sorted { $0.position < $1.position }
    var elements: [SourcePosition: Int] = [:]
    for element in page.elements {
      if let position = page.document.position(element) { elements[position] = element }
    }
    self.elements = elements
  }

  /// The index of the item that stands at a place; `nil` when there is none.
  func item(at position: SourcePosition) -> Int? {
    guard let last = index(upTo: position), items[last].position == position else { return nil }
    return items[last].item
  }

  /// The item after which an element belongs that the outline has no item for, -1 for the top, and
  /// how many items it stands in: those that its element is in, and the heading before it.
  func place(of position: SourcePosition) -> (after: Int, depth: Int) {
    guard let last = index(upTo: position) else { return (-1, 0) }
    let before = items[last].item
    var current = before
    while current >= 0 {
      if outline.records[current].role == .heading || encloses(current, position) {
        return (before, Int(outline.records[current].depth) + 1)
      }
      current = Int(outline.records[current].parent)
    }
    return (before, 0)
  }

  private func encloses(_ item: Int, _ position: SourcePosition) -> Bool {
    let record = outline.records[item]
    let start = SourcePosition(line: Int(record.line), column: Int(record.column))
    guard let outer = elements[start], let inner = elements[position] else { return false }
    return inner > outer && inner < document.end(outer)
  }

  private func index(upTo position: SourcePosition) -> Int? {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].position <= position { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
