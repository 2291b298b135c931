/// Says where the elements of a page are.
struct PageLocator: TargetLocator {
  private let page: WebPage
  private var fingerprint = Fingerprint()

  /// The place of each element among the siblings of its name, from 1, and how many there are; made
  /// when the first finding asks.
  private var places: [(ordinal: Int32, isOnly: Bool)] = []

  /// The nearest heading before each element, by where the headings are.
  private var headings: [Int]?

  /// How many steps a path has at most, from the element up.
  private static let depthLimit = 24

  init(_ page: WebPage) {
    self.page = page
  }

  mutating func finding(_ entry: Verdicts.Entry, of rule: Rule) -> Finding {
    let target = entry.target
    let position = target.flatMap { page.document.position($0) }
    return Finding(
      rule: rule.id,
      severity: entry.severity ?? rule.severity,
      message: entry.message.sanitized,
      line: position?.line,
      column: position?.column,
      node: target.map { description($0).sanitized } ?? "",
      path: target.map { path($0).sanitized } ?? "",
      fingerprint: fingerprint.key(target.map { key($0, rule.id) } ?? [rule.id])
    )
  }

  /// The role and name, as `button "Save"`; the tag where an element has no role.
  private func description(_ node: Int) -> String {
    let role = page.role(node)
    let name = page.name(node).squeezingHTMLSpace()
    var text =
      role == .generic || role == .presentation
      ? "<\(page.document.name(node))>" : role.token
    if !name.isEmpty { text += " \"\(name.shortened(to: 80))\"" }
    return text
  }

  /// A selector that finds the element.
  private mutating func path(_ node: Int) -> String {
    if places.isEmpty { countPlaces() }
    let document = page.document
    var steps: [String] = []
    var current: Int? = node
    while let element = current, steps.count < Self.depthLimit {
      let name = document.name(element)
      if let identifier = document.attribute("id", of: element), !identifier.isEmpty,
        identifier.isPlainIdentifier, document.elementsByIdentifier[identifier] == element
      {
        steps.append("\(name)#\(identifier)")
        break
      }
      let place = places[element]
      steps.append(place.isOnly ? name : "\(name):nth-of-type(\(place.ordinal))")
      current = document.parent(element)
    }
    return steps.reversed().joined(separator: " > ")
  }

  private mutating func countPlaces() {
    let document = page.document
    var counts: [Sibling: Int32] = [:]
    places = Array(repeating: (1, true), count: document.count)
    for node in page.elements {
      let sibling = Sibling(parent: document.nodes[node].parent, name: document.name(node))
      let ordinal = counts[sibling, default: 0] + 1
      counts[sibling] = ordinal
      places[node].ordinal = ordinal
    }
    for node in page.elements {
      let sibling = Sibling(parent: document.nodes[node].parent, name: document.name(node))
      places[node].isOnly = counts[sibling] == 1
    }
  }

  private struct Sibling: Hashable {
    var parent: Int32
    var name: String
  }

  /// What tells a finding apart however the page around it changes: the heading before it, the
  /// element, its role and name, and what it refers to.
  private mutating func key(_ node: Int, _ rule: String) -> [String] {
    let document = page.document
    var parts = [rule, document.name(node), page.role(node).token, page.name(node)]
    for attribute in ["id", "href", "src", "for", "name", "type"] {
      guard let value = document.attribute(attribute, of: node),
        attribute != "id" || !value.looksGenerated
      else { continue }
      parts.append("\(attribute)=\(value)")
    }
    if let heading = heading(before: node) { parts.append(page.name(heading)) }
    return parts
  }

  private mutating func heading(before node: Int) -> Int? {
    let headings =
      self.headings
      ?? page.elements.filter { page.role($0) == .heading && page.isExposed($0) }
    self.headings = headings
    var low = 0
    var high = headings.count
    while low < high {
      let middle = (low + high) / 2
      if headings[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? headings[low - 1] : nil
  }
}
