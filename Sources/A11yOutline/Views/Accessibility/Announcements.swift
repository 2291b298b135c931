/// Where announcements go: to the hosts that are there.
@MainActor
enum Announcements {
  private struct Listener {
    weak var graph: ViewGraph?
  }

  private static var listeners: [Listener] = []

  /// The tree whose action is running, or started the task that is.
  @TaskLocal static var origin: ObjectIdentifier?

  /// Has a tree take announcements from now on.
  static func add(_ graph: ViewGraph) {
    listeners.removeAll { $0.graph == nil }
    listeners.append(Listener(graph: graph))
  }

  /// Gives the words to the tree whose action is running, or started the task that is; to all
  /// when there is none.
  static func post(_ words: String) {
    let graphs = listeners.compactMap(\.graph)
    let origins = graphs.filter { ObjectIdentifier($0) == origin }
    for graph in origins.isEmpty ? graphs : origins { graph.announce(words) }
  }
}
