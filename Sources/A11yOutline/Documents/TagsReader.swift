/// Reads what `ctags --output-format=json` writes: the definitions in source files, each inside
/// its scope.
public struct TagsReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document of one JSON object a line.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    var tree = TagTree()
    var warnings = text.warnings
    text.withUTF8 { utf8 in
      for line in TextLines(utf8) where !line.isBlank {
        do throws(JSONScanner.Failure) {
          if let tag = try Tag(line) { tree.add(tag) }
        } catch {
          let position = SourcePosition(line: line.number, column: error.offset + 1)
          warnings.append(DocumentWarning(error.reason, at: position))
        }
      }
    }
    guard !tree.isEmpty else { throw input.error("there are no tags in it") }
    var outline = tree.outline
    outline.warnings = warnings
    return outline
  }
}

/// One definition.
private struct Tag {
  var name = ""
  var path = ""
  var kind = ""
  var scope = ""
  var line: Int?

  /// Reads one object; `nil` for one that is no tag.
  init?(_ line: TextLines.Line) throws(JSONScanner.Failure) {
    var fields: [String: String] = [:]
    let bytes = Array(line.text.utf8)
    var failure: JSONScanner.Failure?
    bytes.withUnsafeBufferPointer { utf8 in
      do throws(JSONScanner.Failure) {
        fields = try JSONScanner.texts(inObject: utf8)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    guard fields["_type"] == "tag", let name = fields["name"] else { return nil }
    self.name = name
    path = fields["path"] ?? ""
    kind = fields["kind"] ?? ""
    scope = fields["scope"] ?? ""
    self.line = fields["line"].flatMap { Int($0) }
  }
}

/// Definitions as a tree: files, and in them scopes.
private struct TagTree {
  private var contents: [NodeContent] = []
  private var children: [[Int]] = []
  private var roots: [Int] = []
  private var files: [String: Int] = [:]
  private var scopes: [String: Int] = [:]

  var isEmpty: Bool { contents.isEmpty }

  mutating func add(_ tag: Tag) {
    let file = files[tag.path] ?? addFile(tag.path)
    let parent = scopes["\(tag.path)\n\(tag.scope)"] ?? file
    let source = tag.line.map { SourcePosition(line: $0) }
    let content = NodeContent(
      name: tag.name,
      description: tag.kind.isEmpty ? nil : tag.kind,
      source: source
    )
    let index = append(content)
    children[parent].append(index)
    let separators = tag.scope.isEmpty ? [""] : [".", "::", "\"\""]
    for separator in separators {
      let name = "\(tag.path)\n\(tag.scope)\(separator)\(tag.name)"
      if scopes[name] == nil { scopes[name] = index }
    }
  }

  private mutating func addFile(_ path: String) -> Int {
    let index = append(NodeContent(name: path, target: path))
    files[path] = index
    roots.append(index)
    return index
  }

  private mutating func append(_ content: NodeContent) -> Int {
    contents.append(content)
    children.append([])
    return contents.count - 1
  }

  /// The tree in preorder, without recursion.
  var outline: Outline {
    var builder = OutlineBuilder()
    var open = roots.reversed().map { (index: $0, depth: 0) }
    while let next = open.popLast() {
      builder.append(contents[next.index], depth: next.depth)
      open += children[next.index].reversed().map { ($0, next.depth + 1) }
    }
    return builder.finish()
  }
}

extension JSONScanner {
  /// The texts and numbers that are members of one object; other members are passed over.
  fileprivate static func texts(
    inObject utf8: UnsafeBufferPointer<UInt8>
  ) throws(Failure) -> [String: String] {
    var scanner = JSONScanner(utf8)
    var texts: [String: String] = [:]
    guard try scanner.next() == .beginObject else { return [:] }
    var token = try scanner.next()
    while token == .string {
      let name = scanner.text
      guard try scanner.next() == .colon else {
        throw Failure(offset: scanner.start, reason: "expected \":\"")
      }
      var value = scanner
      token = try value.next()
      if token == .string || token == .number { texts[name] = value.text }
      try scanner.skipValue()
      token = try scanner.next()
      if token == .comma { token = try scanner.next() }
    }
    return texts
  }
}
