extension LinearReader {
  /// The name and the place of a node: `Circle, level 3, 1 of 2`; groups add state and count.
  public func whereAmI(_ id: NodeID, in outline: Outline) -> Utterance {
    let node = outline[id]
    var parts = [name(node, language: outline.language(of: id))]
    if isLeafHeading(node), let role = role(of: node) { parts.append(part(.role, role)) }
    if let isExpanded = node.isExpanded {
      parts.append(expansion(isExpanded))
      parts.append(itemCount(of: node))
    }
    return Utterance(parts + place(of: node))
  }

  /// The way to a node, and its place: two utterances.
  public func path(
    to id: NodeID,
    in outline: Outline,
    called title: String
  ) -> [Utterance] {
    let node = outline[id]
    var path = [name(node, language: outline.language(of: id))]
    for ancestor in outline.ancestors(of: id) {
      path.append(inContainer(outline[ancestor].name, language: outline.language(of: ancestor)))
    }
    path.append(inContainer(title, language: outline.language))
    var parts = place(of: node)
    if let index = outline.visibleIndex(of: id) {
      let values = ["position": String(index + 1), "count": String(outline.visibleCount)]
      parts.append(part(.position, words(.itemShowing, values)))
    }
    return [Utterance(path), Utterance(parts)]
  }

  /// How far the cursor has come, and about how long the rest takes.
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - outline: The outline.
  ///   - rate: Words a minute.
  /// - Returns: One utterance.
  /// - Complexity: O(number of shown nodes after the node).
  public func progress(at id: NodeID, in outline: Outline, rate: Int) -> Utterance {
    guard let index = outline.visibleIndex(of: id) else { return Utterance() }
    let count = outline.visibleCount
    let values = [
      "position": String(index + 1), "count": String(count),
      "percent": String((index + 1) * 100 / max(count, 1)),
    ]
    var words = 0
    var next: NodeID? = id
    while let node = next {
      words += wordCount(of: outline[node])
      next = outline.nextVisible(after: node)
    }
    let seconds = words * 60 / max(rate, 1)
    let left =
      seconds < 60
      ? self.words(.secondsLeft, count: max(seconds, 1))
      : self.words(.timeLeft, count: (seconds + 30) / 60)
    return Utterance([
      part(.position, self.words(.progress, values)), part(.message, left),
    ])
  }

  /// About how many words a node takes to say.
  func wordCount(of node: Outline.Node) -> Int {
    node.name.utf8.lazy.filter { $0 == UInt8(ascii: " ") }.count + 1
  }

  private func inContainer(_ name: String, language: String?) -> Utterance.Part {
    let name = name.isEmpty ? words(.untitled) : name
    return Utterance.Part(
      .description,
      words(.inContainer, ["container": name]),
      language: language
    )
  }
}
