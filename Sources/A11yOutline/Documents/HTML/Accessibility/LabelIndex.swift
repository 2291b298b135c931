/// Which `label` elements name which controls (HTML Standard, section 4.10.4).
struct LabelIndex: Sendable {
  /// The labels of each control that has some, in document order.
  private(set) var labels: [Int: [Int]] = [:]

  /// The control of each label that has one.
  private(set) var controls: [Int: Int] = [:]

  /// - Complexity: O(*n*) in the number of nodes.
  init(_ document: HTMLDocument) {
    let labelElements = (0..<document.count).filter { document.isHTML($0, "label") }
    guard !labelElements.isEmpty else { return }
    // The next control at or after each node answers for all labels which control is inside.
    var nextControl = [Int32](repeating: Int32(document.count), count: document.count + 1)
    for node in stride(from: document.count - 1, through: 0, by: -1) {
      nextControl[node] = Self.isLabelable(node, document) ? Int32(node) : nextControl[node + 1]
    }
    for label in labelElements {
      let control: Int
      if let identifier = document.attribute("for", of: label) {
        guard let target = document.element(identified: identifier, for: label),
          Self.isLabelable(target, document)
        else { continue }
        control = target
      } else {
        control = Int(nextControl[label + 1])
        guard control < document.end(label) else { continue }
      }
      labels[control, default: []].append(label)
      controls[label] = control
    }
  }

  private static func isLabelable(_ node: Int, _ document: HTMLDocument) -> Bool {
    if document.isHTML(node, "input") {
      return document.attribute("type", of: node)?.lowercased() != "hidden"
    }
    return document.isHTML(
      node,
      "button",
      "meter",
      "output",
      "progress",
      "select",
      "textarea"
    )
  }
}
