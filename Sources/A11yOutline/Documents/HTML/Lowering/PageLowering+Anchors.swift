import Foundation

extension PageLowering {
  /// Notes the identifiers of an element for the next node.
  mutating func addAnchors(_ node: Int) {
    for identifier in identifiers(of: node) { anchors.add(identifier) }
  }

  /// Notes the identifiers of what is in an element whose text is read at once.
  mutating func addAnchors(in node: Int) {
    for inner in document.descendants(node) { addAnchors(inner) }
  }

  private func identifiers(of node: Int) -> [String] {
    guard document.nodes[node].attributeCount > 0 else { return [] }
    let name = document.isHTML(node, "a") ? document.attribute("name", of: node) : nil
    return [document.attribute("id", of: node), name].compactMap { $0 }
  }

  /// Notes the links in a heading that lead to where the listener is, as many programs that make
  /// documentation add them: a sign such as "¶", which is left out, or the whole heading, which
  /// would be heard twice.
  mutating func notePermalinks(in heading: Int) {
    let links = document.descendants(heading).prefix(64).filter { node in
      document.isHTML(node, "a") && document.attribute("href", of: node)?.hasPrefix("#") == true
    }
    guard !links.isEmpty else { return }
    var places = Set(identifiers(of: heading))
    for node in document.descendants(heading).prefix(64) { places.formUnion(identifiers(of: node)) }
    for around in document.ancestors(heading).prefix(4) {
      guard document.descendants(around).prefix(64).first(where: isHeading) == heading else {
        break
      }
      places.formUnion(identifiers(of: around))
    }
    for link in links {
      guard let address = document.attribute("href", of: link)?.dropFirst(),
        places.contains(String(address))
          || address.removingPercentEncoding.map(places.contains) == true
      else { continue }
      let isSign = !document.text(link).contains { $0.isLetter || $0.isNumber }
      if isSign {
        taken.insert(link)
      } else {
        permalinks.insert(link)
      }
    }
  }

  private func isHeading(_ node: Int) -> Bool { tree.roles[node] == .heading }
}
