/// Puts an outline together from the events of any YAML, without recursion.
struct YAMLTreeAssembly {
  /// A document, mapping or sequence that has begun and not ended.
  private struct Container {
    let isMapping: Bool
    let id: NodeID?
    /// The depth of what is in it.
    let depth: Int
    /// How many items a sequence has in all.
    let total: Int
    var count = 0
    /// The key that waits for its value.
    var key: String?
    /// Whether the group waits for the first text in it to be called by.
    var needsName = false
    /// Whether it is itself the key of a value.
    var isKey = false
  }

  var builder = OutlineBuilder()
  private var open: [Container] = []
  /// The number of items of each sequence, in the order in which they begin.
  private var totals: [Int] = []
  private var sequenceCount = 0
  private var documentCount = 0
  private var documentTotal = 0

  /// Reads the whole text.
  ///
  /// - Throws: What is wrong with it; what came before is in the builder.
  mutating func read(_ utf8: UnsafeBufferPointer<UInt8>) throws(YAMLScanner.Failure) {
    // The parser asks for an address, which an empty text lacks.
    guard !utf8.isEmpty else { return }
    count(YAMLScanner(utf8))
    let scanner = YAMLScanner(utf8)
    while true {
      switch try scanner.next() {
      case .endOfText: return
      case .beginDocument: beginDocument()
      case .beginMapping(let node): begin(node, isMapping: true)
      case .beginSequence(let node): begin(node, isMapping: false)
      case .end: end()
      case .scalar(let node, let text): append(text, node)
      case .alias(let name, let position): appendAlias(name, at: position)
      }
    }
  }

  /// Counts the documents and the items of sequences, up to the first mistake.
  private mutating func count(_ scanner: YAMLScanner) {
    /// The index of each open sequence in the totals; `nil` for a mapping.
    var sequences: [Int?] = []
    while let event = try? scanner.next() {
      switch event {
      case .endOfText: return
      case .beginDocument: documentTotal += 1
      case .end: _ = sequences.popLast()
      case .beginSequence, .beginMapping, .scalar, .alias:
        if let sequence = sequences.last ?? nil { totals[sequence] += 1 }
        if case .beginMapping = event { sequences.append(nil) }
        if case .beginSequence = event {
          sequences.append(totals.count)
          totals.append(0)
        }
      }
    }
  }

  // MARK: Containers

  private mutating func beginDocument() {
    documentCount += 1
    open.removeAll()
    guard documentTotal > 1 else { return }
    builder.append(NodeContent(name: "document \(documentCount)", isGroup: true), depth: 0)
  }

  private mutating func begin(_ node: YAMLScanner.Node, isMapping: Bool) {
    var total = 0
    if !isMapping {
      total = sequenceCount < totals.count ? totals[sequenceCount] : 0
      sequenceCount += 1
    }
    let rootDepth = documentTotal > 1 ? 1 : 0
    guard !open.isEmpty else {
      open.append(Container(isMapping: isMapping, id: nil, depth: rootDepth, total: total))
      return
    }
    let isKey = open.last?.isMapping == true && open.last?.key == nil
    let depth = beginValue(at: node.source)
    let key = takeKey()
    let name = key ?? (isKey ? "key" : "item \(open.last?.count ?? 0)")
    var content = NodeContent(name: name, isGroup: true, source: node.source)
    content.identifier = node.anchor
    let id = builder.append(content, depth: depth)
    open.append(
      Container(
        isMapping: isMapping,
        id: id,
        depth: depth + 1,
        total: total,
        needsName: isMapping && key == nil && !isKey,
        isKey: isKey
      )
    )
  }

  private mutating func end() {
    guard let ended = open.popLast(), ended.isKey, !open.isEmpty else { return }
    open[open.count - 1].key = "value"
  }

  // MARK: Values

  private mutating func append(_ text: String, _ node: YAMLScanner.Node) {
    if open.last?.isMapping == true, open.last?.key == nil {
      open[open.count - 1].key = text
      return
    }
    if let container = open.last, container.needsName, let id = container.id, !text.isEmpty {
      open[open.count - 1].needsName = false
      builder.update(id) { $0.name = text }
    }
    let depth = beginValue(at: node.source)
    var content = NodeContent(name: named(text), source: node.source)
    content.identifier = node.anchor
    builder.append(content, depth: depth)
  }

  /// Appends a link to what an alias stands for, which can be far larger than the document.
  private mutating func appendAlias(_ name: String, at position: SourcePosition) {
    let isKey = open.last?.isMapping == true && open.last?.key == nil
    let depth = beginValue(at: position)
    let content = NodeContent(
      name: named(name),
      role: .link,
      target: "#" + name,
      source: position
    )
    builder.append(content, depth: depth)
    if isKey { open[open.count - 1].key = "value" }
  }

  /// The text after its key.
  private mutating func named(_ text: String) -> String {
    guard let key = takeKey() else { return text }
    return text.isEmpty ? key : "\(key): \(text)"
  }

  private mutating func takeKey() -> String? {
    guard let key = open.last?.key else { return nil }
    open[open.count - 1].key = nil
    return key
  }

  /// Counts an item of a sequence, and begins a group of them where the sequence is long.
  ///
  /// - Returns: The depth of the item.
  private mutating func beginValue(at position: SourcePosition) -> Int {
    guard let container = open.last else { return documentTotal > 1 ? 1 : 0 }
    guard !container.isMapping else { return container.depth }
    open[open.count - 1].count += 1
    return CountedGroups.depth(
      ofElement: container.count,
      of: container.total,
      in: container.depth,
      at: position,
      &builder
    )
  }
}
