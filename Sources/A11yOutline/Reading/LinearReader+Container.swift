extension LinearReader {
  /// The names of the containers that the cursor comes into, the outermost first, and in verbose
  /// before them the ends of those it leaves.
  ///
  /// What has no name is never said (nvaccess/nvda#15290), and a container that the cursor was in
  /// or on already is not said again (GNOME/orca ad55bbaf5).
  func containers(
    entering id: NodeID,
    leaving previous: NodeID?,
    in outline: Outline
  ) -> [Utterance.Part] {
    guard let previous, previous != id, outline.contains(previous) else { return [] }
    var parts: [Utterance.Part] = []
    if verbosity == .verbose {
      for left in containers(around: previous, without: id, in: outline) {
        let role = words(outline[left].role.phrase)
        parts.append(part(.message, words(.endOfContainer, ["role": role])))
      }
    }
    guard verbosity != .terse else { return parts }
    for entered in containers(around: id, without: previous, in: outline).reversed() {
      let name = outline[entered].name
      guard !name.isEmpty else { continue }
      parts.append(Utterance.Part(.description, name, language: outline.language(of: entered)))
    }
    return parts
  }

  /// The containers that a node stands in and another node neither is nor stands in, the nearest
  /// first.
  ///
  /// - Complexity: O(levels between the two), not O(depth): a document may be deep throughout.
  private func containers(
    around id: NodeID,
    without other: NodeID,
    in outline: Outline
  ) -> [NodeID] {
    var containers: [NodeID] = []
    var ancestor = outline.parent(of: id)
    while let place = ancestor, place != other, !outline.isDescendant(other, of: place) {
      if outline[place].role.isContainer { containers.append(place) }
      ancestor = outline.parent(of: place)
    }
    return containers
  }
}
