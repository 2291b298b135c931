/// Goes through an outline with the player's own commands, to prove what the keyboard gets to.
///
/// The crawl opens every group it comes to and moves on with the key for the next item until
/// nothing more comes, then goes all the way back. What it did not come to is unreachable; where it
/// could not go on or back is a trap.
@MainActor struct KeyboardCrawl {
  private let player: OutlinePlayer
  private var reached: Set<NodeID> = []
  private(set) var reach = KeyboardReach()

  /// Crawls through what a player plays; the player is left with all groups open.
  ///
  /// - Complexity: O(*n* log *n*) in the number of nodes.
  init(_ player: OutlinePlayer) {
    self.player = player
    let start = player.outline
    let distances = KeyDistances(start)
    goForward()
    goBack()
    let outline = player.outline
    for node in outline.nodes where !outline.isHidden(node.id) {
      reach.itemCount += 1
      if reached.contains(node.id) { continue }
      note(node, in: \.unreachable)
    }
    reach.reachedCount = reached.count
    let keys = reached.compactMap { id in distances.keys(to: id).map { (keys: $0, id: id) } }
      .sorted { ($0.keys, $0.id) < ($1.keys, $1.id) }
    guard let farthest = keys.last else { return }
    reach.medianKeys = keys[keys.count / 2].keys
    reach.worstKeys = farthest.keys
    reach.farthest = outline[farthest.id].name
  }

  private mutating func goForward() {
    while let cursor = player.cursor {
      reached.insert(cursor)
      if player.outline[cursor].isExpanded == false { player.perform(.expand) }
      player.perform(.next)
      player.forgetTranscript()
      // A cursor that stays is at the end, or in a trap if something shown comes after it.
      if player.cursor == cursor {
        if let next = player.outline.nextVisible(after: cursor), !reached.contains(next) {
          note(player.outline[cursor], in: \.traps)
        }
        return
      }
      if let now = player.cursor, reached.contains(now) {
        note(player.outline[now], in: \.traps)
        return
      }
    }
  }

  private mutating func goBack() {
    var remaining = reached.count
    while let cursor = player.cursor, remaining > 0 {
      remaining -= 1
      player.perform(.previous)
      player.forgetTranscript()
      guard player.cursor == cursor else { continue }
      if player.outline.previousVisible(before: cursor) != nil {
        note(player.outline[cursor], in: \.traps)
      }
      return
    }
  }

  private mutating func note(
    _ node: Outline.Node,
    in list: WritableKeyPath<KeyboardReach, [KeyboardReach.Place]>
  ) {
    guard reach[keyPath: list].count < KeyboardReach.listLimit else { return }
    reach[keyPath: list].append(
      KeyboardReach.Place(name: node.name, line: node.content.source?.line)
    )
  }
}
