/// Reads a navigation control file (NCX) by itself: its entries are links to the files of the book.
public struct NavigationControlReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    var file = NavigationControlFile(at: "")
    let warnings = try XMLDocument.read(input, with: &file)
    guard file.isNCX else { throw input.error("there is no ncx element in it") }
    var builder = OutlineBuilder(title: file.contents.title)
    builder.warnings = warnings
    for entry in file.contents.entries { builder.append(entry.link, depth: entry.depth) }
    if !file.contents.pages.isEmpty {
      let group = NodeContent(name: StructureName.pages.rawValue, role: .list, isExpanded: false)
      builder.append(group, depth: 0)
      for page in file.contents.pages { builder.append(page.link, depth: 1) }
    }
    return builder.finish()
  }
}

extension BookEntry {
  /// The entry as a node.
  fileprivate var link: NodeContent {
    guard let target else { return NodeContent(name: label) }
    let address = [target.path, target.fragment].compactMap { $0 }.joined(separator: "#")
    return NodeContent(name: label, role: .link, target: address)
  }
}
