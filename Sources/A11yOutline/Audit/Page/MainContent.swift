/// Where the content of a page begins that other pages do not have.
///
/// What other pages have is seen by comparing with the pages of the same site that this one links
/// to, as far as they are files of the same disk. Landmarks for navigation, banners, complements
/// and footers count as repeated as well.
struct MainContent {
  private let page: WebPage

  /// Whether each node is, or stands in, something that other pages have too.
  private let isRepeated: [Bool]

  /// The first text or image that is perceived and that other pages do not have.
  private let start: Int?

  /// Whether something that is perceived comes before ``start``.
  private let hasRepeatedBefore: Bool

  /// How many linked pages are read, and the shortest text that can be recognized.
  private static let pageLimit = 4
  private static let textMinimum = 12

  /// - Complexity: O(*n*) in the size of the page and of the pages that are read.
  init(_ page: WebPage) {
    self.page = page
    let document = page.document
    let known = Self.textsElsewhere(page)
    var isRepeated = [Bool](repeating: false, count: document.count)
    var start: Int?
    var hasRepeatedBefore = false
    for node in 0..<document.count {
      if let parent = document.parent(node), isRepeated[parent] { isRepeated[node] = true }
      guard page.tree.hiding[node].isDisjoint(with: [.notRendered, .invisible]) else { continue }
      switch document.nodes[node].kind {
      case .comment: continue
      case .element:
        if Self.repeatedRoles.contains(page.role(node)) { isRepeated[node] = true }
        guard document.isHTML(node, "img"), page.isNamed(node) else { continue }
      case .text:
        let text = document.nodes[node].content
        guard !text.isHTMLBlank else { continue }
        if !known.isEmpty, known.contains(text.squeezingHTMLSpace()) { isRepeated[node] = true }
      }
      // A link is a way past what is repeated, or a part of it, and not where content begins.
      if isRepeated[node] || start == nil && Self.isInLink(node, document) {
        hasRepeatedBefore = hasRepeatedBefore || start == nil
      } else if start == nil {
        start = node
      }
    }
    self.isRepeated = isRepeated
    self.start = start
    self.hasRepeatedBefore = hasRepeatedBefore
  }

  private static let repeatedRoles: Set<AccessibleRole> = [
    .navigation, .banner, .complementary, .contentInfo, .search,
  ]

  private static func isInLink(_ node: Int, _ document: HTMLDocument) -> Bool {
    document.ancestors(node).prefix(4).contains { document.isHTML($0, "a") }
  }

  /// The texts of the pages that this one links to.
  private static func textsElsewhere(_ page: WebPage) -> Set<String> {
    var texts: Set<String> = []
    var read = 0
    var seen: Set<String> = []
    for node in page.elements where page.document.isHTML(node, "a") && read < pageLimit {
      guard let address = page.document.text(of: "href", of: node),
        address.lowercased().contains(".htm"), seen.insert(address).inserted,
        let data = page.links.contents(of: address)
      else { continue }
      read += 1
      let other = HTMLDocument(data)
      for index in 0..<other.count where other.nodes[index].kind == .text {
        let text = other.nodes[index].content.squeezingHTMLSpace()
        if text.utf8.count >= textMinimum { texts.insert(text) }
      }
    }
    return texts
  }

  // MARK: Ways to the content

  /// Whether the content begins with a heading.
  var headingVerdict: Verdict {
    hasHeading ? .passes : .fails("No heading leads to what is new on this page")
  }

  /// Whether the content stands in a landmark.
  var landmarkVerdict: Verdict {
    hasLandmark ? .passes : .fails("No landmark holds what is new on this page")
  }

  /// Whether a link leads to the content.
  var linkVerdict: Verdict {
    hasLink || !hasRepeatedBefore ? .passes : .fails("No link leads to what is new on this page")
  }

  /// Whether there is any way past what is repeated.
  var bypassVerdict: Verdict {
    if hasHeading || hasLandmark || hasLink || !hasRepeatedBefore { return .passes }
    // A script or a disclosure may close what is repeated.
    let canClose = page.elements.contains { node in
      page.document.isHTML(node, "script", "details")
        || page.document.attributes(of: node).contains { $0.name.hasPrefix("onc") }
    }
    return canClose
      ? .cannotTell("See whether what is repeated on every page can be passed by or closed")
      : .fails("There is no way past what is repeated on every page")
  }

  private var hasHeading: Bool {
    page.elements.contains { node in
      guard page.role(node) == .heading, page.isExposed(node), page.isNamed(node),
        !isRepeated[node], !page.appearance.isOutOfSight[node]
      else { return false }
      return !page.document.descendants(node).contains { isRepeated[$0] }
    }
  }

  private var hasLandmark: Bool {
    page.elements.contains { node in
      page.role(node).isKind(of: .landmark) && !Self.repeatedRoles.contains(page.role(node))
        && page.isExposed(node) && !isRepeated[node]
        && page.document.descendants(node).contains { child in
          page.document.nodes[child].kind == .text && page.isExposed(child)
            && !page.document.nodes[child].content.isHTMLBlank
        }
    }
  }

  /// Whether a link that can be followed leads to a place after which only the content comes.
  private var hasLink: Bool {
    guard let start else { return false }
    let document = page.document
    return page.elements.contains { node in
      guard document.isHTML(node, "a"), page.isTabStop(node), page.isExposed(node),
        let address = document.text(of: "href", of: node), address.hasPrefix("#"),
        let target = document.elementsByIdentifier[String(address.dropFirst())]
      else { return false }
      if target <= start, start < document.end(target) { return !isRepeated[target] }
      guard target <= start else { return !isRepeated[target] }
      return !(target..<start).contains { isRepeated[$0] }
    }
  }
}
