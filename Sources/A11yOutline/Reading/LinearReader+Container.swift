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
    let old = [previous] + outline.ancestors(of: previous)
    let new = outline.ancestors(of: id)
    var parts: [Utterance.Part] = []
    if verbosity == .verbose {
      let stays = Set(new + [id])
      for left in old.dropFirst() where !stays.contains(left) {
        let role = outline[left].role
        guard role.isContainer else { continue }
        parts.append(part(.message, words(.endOfContainer, ["role": words(role.phrase)])))
      }
    }
    guard verbosity != .terse else { return parts }
    let known = Set(old)
    for entered in new.reversed() where !known.contains(entered) {
      let node = outline[entered]
      guard node.role.isContainer, !node.name.isEmpty else { continue }
      parts.append(Utterance.Part(.description, node.name, language: outline.language(of: entered)))
    }
    return parts
  }
}
