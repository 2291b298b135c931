/// Where announcements go: to the hosts that are there.
@MainActor
enum Announcements {
  private struct Listener {
    weak var graph: ViewGraph?
  }

  private static var listeners: [Listener] = []

  /// Has a tree take announcements from now on.
  static func add(_ graph: ViewGraph) {
    listeners.removeAll { $0.graph == nil }
    listeners.append(Listener(graph: graph))
  }

  /// Gives the words to the tree whose action is running, or to all when none is.
  static func post(_ words: String) {
    let graphs = listeners.compactMap(\.graph)
    let running = graphs.filter(\.isRunning)
    for graph in running.isEmpty ? graphs : running { graph.announce(words) }
  }
}
