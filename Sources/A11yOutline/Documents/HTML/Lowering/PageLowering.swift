/// Makes an outline of the accessibility tree of a page.
///
/// One walk over the page in document order; what is open lies on a stack of steps, a stack of
/// containers and a stack of headings, so that no page is too deep.
struct PageLowering {
  /// What is still to be done.
  enum Step {
    /// Make nodes of an element or text.
    case enter(Int)

    /// Go on with the siblings of a node, up to the end of their parent.
    case siblings(Int, end: Int)

    /// End the text that is collected.
    case flush

    /// End the innermost link.
    case endLink

    /// End the headings that began in an element.
    case endSections(in: Int)

    /// End the innermost container.
    case pop

    /// End the innermost list.
    case endList

    /// Add words that no text of the page holds.
    case words(String)

    /// End a label, whose text its control has already said.
    case unmute
  }

  /// A heading, or an item of a tree that states its level, that owns what follows.
  struct OpenSection {
    var level: Int
    var element: Int
  }

  /// A list that has begun and not ended.
  struct OpenList {
    /// The number of the next item; `nil` for a list with bullets.
    var number: Int?

    /// What is added for each item.
    var step = 1
  }

  let tree: AccessibilityTree
  let disclosures: DisclosureIndex
  var nodes = LabelledNodes(OutlineBuilder())
  var anchors = DocumentAnchors()
  var steps: [Step] = []
  var text = InlineText()
  var containers = [PageContainer(kind: .part, depth: 0, sectionStart: 0, element: 0)]
  var sections: [OpenSection] = []

  /// How many of the innermost sections have ended with an element around their heading.
  ///
  /// They go on when a heading follows at once: headings own each other by their levels, whatever
  /// they stand in.
  var endedSectionCount = 0

  /// How many nodes there were when the last section ended.
  var endedNodeCount = 0

  var lists: [OpenList] = []

  /// The links that are open, and whether the innermost is part of the text that is collected.
  var links: [Int] = []
  var isLinkInText = false

  /// The links of which a part was read already.
  var readLinks: Set<Int> = []

  /// The element whose text is collected.
  var textElement = 0

  /// How many labels are open whose text is not to be repeated.
  var mutedLabels = 0

  /// The regions that are being shown in their controls, though the page hides them.
  var shown: Set<Int> = []

  /// The elements that were read ahead of their place.
  var taken: Set<Int> = []

  /// The links in headings that lead to nothing but their heading.
  var permalinks: Set<Int> = []

  /// The languages of elements; `nil` if the whole page has one.
  let languages: PageLanguages?

  /// The directions of elements; `nil` if the whole page runs from left to right.
  let directions: PageDirections?

  /// Whether the main part of the page is a node: not if it is all there is.
  let hasSeveralLandmarks: Bool

  /// Where in preorder the first heading of level one outside of all containers is.
  var titleIndex: Int?
  var topHeadingCount = 0

  /// Whether the page is a part of a book.
  let isPublication: Bool

  /// The printed pages that begin on it: what they are called, and the identifiers of the places.
  var pages: [(label: String, identifier: String)] = []

  var document: HTMLDocument { tree.document }

  init(_ tree: AccessibilityTree, isPublication: Bool = false) {
    self.tree = tree
    self.isPublication = isPublication
    disclosures = DisclosureIndex(tree)
    languages = PageLanguages(tree.document)
    directions = PageDirections(tree.document)
    hasSeveralLandmarks =
      (0..<tree.document.count).lazy.filter { node in
        tree.roles[node].isKind(of: .landmark) && tree.isExposed(node)
      }.prefix(2).count > 1
  }

  /// Makes the outline.
  ///
  /// - Complexity: O(*n*) in the size of the page.
  mutating func outline() -> Outline {
    nodes.builder.warnings = document.warnings
    nodes.builder.language = PageLanguages.ofPage(document)
    if let html = (0..<document.count).first(where: { document.isHTML($0, "html") }) {
      let title = tree.nameSources[html] == .native ? tree.names[html].trimmed : nil
      nodes.builder.title = title
      steps = [.enter(html)]
    }
    while let step = steps.popLast() { run(step) }
    flush()
    let statedTitle = nodes.builder.title
    let titleIndex = topHeadingCount == 1 ? titleIndex : nil
    let anchors = anchors
    var outline = nodes.build()
    anchors.resolve(in: &outline)
    if !isPublication, let titleIndex,
      statedTitle == nil || statedTitle == outline.name(at: titleIndex)
    {
      outline.promoteToTitle(at: titleIndex)
    }
    return outline
  }

  private mutating func run(_ step: Step) {
    switch step {
    case .enter(let node): enter(node)
    case .siblings(let node, let end):
      let next = document.end(node)
      if next < end { steps.append(.siblings(next, end: end)) }
      if !isElsewhere(node) { steps.append(.enter(node)) }
    case .flush: flush()
    case .endLink: endLink()
    case .endSections(let element): endSections(in: element)
    case .pop:
      flush()
      sections.removeLast(sections.count - container.sectionStart)
      endedSectionCount = 0
      containers.removeLast()
    case .endList:
      flush()
      lists.removeLast()
    case .words(let words): addText(words)
    case .unmute: mutedLabels -= 1
    }
  }

  /// Whether a node is read in another place than that where it stands.
  private func isElsewhere(_ node: Int) -> Bool {
    (!tree.structure.ownership.owners.isEmpty && tree.structure.ownership.owners[node] != nil)
      || (!disclosures.moved.isEmpty && disclosures.moved.contains(node))
      || (!taken.isEmpty && taken.contains(node))
  }

  /// Goes on with what is inside of an element.
  mutating func enterChildren(_ node: Int) {
    beginGeneratedContent(of: node)
    if !disclosures.regions.isEmpty {
      for region in (disclosures.regions[node] ?? []).reversed() {
        shown.insert(region)
        steps.append(.enter(region))
      }
    }
    if !tree.structure.ownership.owned.isEmpty {
      for child in (tree.structure.ownership.owned[node] ?? []).reversed() {
        steps.append(.enter(child))
      }
    }
    if node + 1 < document.end(node) {
      steps.append(.siblings(node + 1, end: document.end(node)))
    }
  }

  // MARK: Depth

  var container: PageContainer {
    get { containers[containers.count - 1] }
    set { containers[containers.count - 1] = newValue }
  }

  /// How many nodes the next node stands in.
  var depth: Int { container.depth + openSectionCount - container.sectionStart }

  // MARK: Nodes

  /// Appends a node that is no piece of a text.
  mutating func append(_ content: NodeContent, for element: Int) {
    beginBlock()
    var content = content
    complete(&content, element)
    nodes.append(content, depth: depth)
  }

  /// Appends a node and makes it a container of what is inside of its element.
  mutating func appendGroup(_ content: NodeContent, for element: Int) {
    append(content, for: element)
    push(.part, element: element, depth: depth + 1)
  }

  /// Begins a container; it ends with the step that is put on the stack here.
  mutating func push(
    _ kind: PageContainer.Kind,
    element: Int,
    depth: Int,
    needsLabel: Bool = false
  ) {
    removeEndedSections()
    containers.append(
      PageContainer(
        kind: kind,
        depth: depth,
        sectionStart: sections.count,
        needsLabel: needsLabel,
        element: element
      )
    )
    steps.append(.pop)
  }

  /// Gives a node what its element states whatever it is.
  mutating func complete(_ content: inout NodeContent, _ element: Int) {
    content.source = content.source ?? position(near: element)
    content.language = language(of: element)
    content.direction = direction(of: element)
    if content.description == nil { content.description = tree.description(element).trimmed }
    if content.role != .link, let hint = tree.document.text(of: "aria-roledescription", of: element)
    {
      content.hint = hint
    }
    anchors.name(&content)
  }

  /// The language of a node, unless what it stands in tells it.
  func language(of element: Int) -> String? {
    guard let languages else { return nil }
    let outer = surroundings.flatMap { languages[$0] } ?? languages.page
    let own = languages[element] ?? languages.page
    return own == outer ? nil : own
  }

  /// The direction of a node, unless it is that of what it stands in.
  ///
  /// A text runs as the block does that it is in, whatever its first words stand in.
  func direction(of element: Int) -> Outline.Direction? {
    guard let directions else { return nil }
    let own = directions[block(around: element)]
    // Nothing tells the direction of the page but its nodes.
    let outer = surroundings.map { directions[$0] } ?? .leftToRight
    return own == outer ? nil : own
  }

  /// The element itself, or the nearest one around it that is no part of a line of text.
  func block(around element: Int) -> Int {
    var block = element
    while tree.styles[block].display == .inline || tree.styles[block].display == .contents,
      let parent = document.parent(block)
    {
      block = parent
    }
    return block
  }

  /// The element of the node that the next node stands in; `nil` at the top.
  ///
  /// The node of an item stands in what the item stands in, and so do the nodes in an item that
  /// has none.
  private var surroundings: Int? {
    let place = containers.lastIndex { $0.hasNode } ?? 0
    if openSectionCount > containers[place].sectionStart {
      return sections[openSectionCount - 1].element
    }
    return place == 0 ? nil : containers[place].element
  }

  /// Where an element stands in the source, or the nearest element around it that does.
  func position(near node: Int) -> SourcePosition? {
    var current: Int? = node
    for _ in 0..<8 {
      guard let element = current else { return nil }
      if let position = document.position(element) { return position }
      current = document.parent(element)
    }
    return nil
  }
}
