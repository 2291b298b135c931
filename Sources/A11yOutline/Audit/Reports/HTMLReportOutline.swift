/// Writes an outline as nested lists that a reader opens and closes, with each finding at its item.
///
/// Groups are native disclosures, so the page needs no script. What leads to a finding is open.
struct HTMLReportOutline {
  let outline: ReportedOutline

  /// The findings at each item, by the indices of the outline's own lists.
  let findings: [NumberedFinding]
  let reviews: [NumberedFinding]

  /// How deep lists are nested: browsers flatten what is very deep, and a page gets no narrower.
  private static let depthLimit = 24

  /// How much of a name is shown.
  private static let nameLimit = 240

  /// - Complexity: O(*n*) in the number of items.
  var html: String {
    let items = outline.items
    guard !items.isEmpty else { return "" }
    let isOpen = openItems
    var html = "<ul class=\"outline\">\n"
    var depth = 0
    for (index, item) in items.enumerated() {
      let own = min(item.depth, Self.depthLimit)
      while depth > own {
        html += "</ul></details></li>\n"
        depth -= 1
      }
      let isGroup =
        index + 1 < items.count && min(items[index + 1].depth, Self.depthLimit) > own
      html += "<li>"
      if isGroup { html += isOpen[index] ? "<details open><summary>" : "<details><summary>" }
      html += label(item)
      if isGroup { html += "</summary>" }
      html += marks(item)
      if isGroup {
        html += "<ul>\n"
        depth = own + 1
      } else {
        html += "</li>\n"
      }
    }
    return html + String(repeating: "</ul></details></li>\n", count: depth) + "</ul>\n"
  }

  /// Whether something was found at or below each item.
  private var openItems: [Bool] {
    var isOpen = [Bool](repeating: false, count: outline.items.count)
    var depth = 0
    for (index, item) in outline.items.enumerated().reversed()
    where item.isMarked || item.depth < depth {
      isOpen[index] = true
      depth = item.depth
    }
    return isOpen
  }

  private func label(_ item: ReportedOutline.Item) -> String {
    var words: [String] = []
    if !item.role.isEmpty {
      words.append("<span class=\"role\">\(item.role.escapedForMarkup)</span>")
    }
    let name = item.name.sanitized.shortened(to: Self.nameLimit).escapedForMarkup
    if name.allSatisfy(\.isWhitespace) {
      words.append("<em>no name</em>")
    } else if let language = item.language.map(\.escapedForMarkup) {
      words.append("<bdi lang=\"\(language)\">\(name)</bdi>")
    } else {
      words.append("<bdi>\(name)</bdi>")
    }
    var facts = item.states.map { $0.sanitized.shortened(to: 80).escapedForMarkup }
    if item.depth > Self.depthLimit { facts.append("level \(item.depth + 1)") }
    if let line = item.line { facts.append("line \(line)") }
    if !facts.isEmpty { words.append("<small>\(facts.joined(separator: ", "))</small>") }
    return words.joined(separator: " ")
  }

  private func marks(_ item: ReportedOutline.Item) -> String {
    guard item.isMarked else { return "" }
    let marks =
      item.findings.compactMap { findings.indices.contains($0) ? findings[$0] : nil }
      + item.reviews.compactMap { reviews.indices.contains($0) ? reviews[$0] : nil }
    let lines = marks.map { mark in
      "<li id=\"\(mark.placeAddress)\" class=\"\(mark.word)\">"
        + "<a href=\"#\(mark.rowAddress)\">\(mark.word.capitalized) \(mark.number)</a>: "
        + "\(mark.finding.message.escapedForMarkup)</li>"
    }
    return "\n<ul class=\"marks\">" + lines.joined(separator: "\n") + "</ul>\n"
  }
}
