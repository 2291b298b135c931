/// Writes findings as a table in which each leads to its place in the outline.
///
/// In few columns the style sheet puts the cells of a row one below the other. Some browsers then
/// no longer take them for cells, so the roles are stated.
struct HTMLReportTable {
  /// What the table is called.
  let caption: String

  /// The findings, in the order of the rows.
  let findings: [NumberedFinding]

  var html: String {
    guard !findings.isEmpty else { return "" }
    return """
      <table class="findings" role="table">
      <caption>\(caption)</caption>
      <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Number</th>\
      <th role="columnheader" scope="col">What is wrong</th>\
      <th role="columnheader" scope="col">Where</th></tr></thead>
      <tbody role="rowgroup">
      \(findings.map(row).joined(separator: "\n"))
      </tbody>
      </table>

      """
  }

  private func row(_ entry: NumberedFinding) -> String {
    let finding = entry.finding
    let rule = finding.rule.escapedForMarkup
    var reason = "<strong class=\"\(entry.word)\">\(entry.word.capitalized)</strong> "
    reason += "\(finding.message.escapedForMarkup). <a href=\"#rule-\(rule)\">\(rule) rule</a>"
    if let suppression = finding.suppression {
      reason += "<br>Accepted: \(suppression.escapedForMarkup)"
    } else if finding.baseline == .unchanged {
      reason += "<br>Known from the baseline"
    }
    var place: [String] = []
    let node = (finding.node.isEmpty ? "the document" : finding.node).escapedForMarkup
    if entry.isPlaced {
      let number = "<span class=\"number\">, finding \(entry.number)</span>"
      place.append("<a href=\"#\(entry.placeAddress)\">\(node)\(number)</a>")
    } else {
      place.append(node)
    }
    if !finding.path.isEmpty { place.append("<code>\(finding.path.escapedForMarkup)</code>") }
    if let line = finding.line { place.append("line \(line), column \(finding.column ?? 1)") }
    return """
      <tr role="row" id="\(entry.rowAddress)">\
      <th role="rowheader" scope="row">\(entry.number)</th>\
      <td role="cell">\(reason)</td>\
      <td role="cell">\(place.joined(separator: "<br>"))</td></tr>
      """
  }
}
