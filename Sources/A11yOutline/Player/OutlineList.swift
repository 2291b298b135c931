/// A list that stands over an outline and is walked like any other: elements, marks, answers,
/// commands, documents, actions.
struct OutlineList: Sendable {
  /// What choosing an item does.
  enum Choice: Hashable, Sendable {
    /// Goes to a node of the outline below.
    case go(NodeID)
    /// Carries a command out on the outline below.
    case run(Command)
    /// Says an answer again.
    case say([Utterance])
    /// Leaves for another document, by its path.
    case open(String)
    /// Does what a named action of the node of the outline below does.
    case act(String)
  }

  /// The command that opens it.
  let command: Command
  /// All items.
  let outline: Outline
  /// What choosing each item does; the names of kinds do nothing.
  let choices: [NodeID: Choice]
  /// Whether typing filters it.
  let filtersAsYouType: Bool
}

extension OutlineList {
  /// Gathers the items of a list in their order.
  struct Builder {
    private var outline: OutlineBuilder
    private var choices: [NodeID: Choice] = [:]

    /// Starts a list.
    init(title: String, language: String?) {
      outline = OutlineBuilder(title: title, language: language)
    }

    /// Whether there is nothing to choose.
    var isEmpty: Bool { choices.isEmpty }

    /// Adds a group that the items after it stand in.
    mutating func addGroup(_ name: String) {
      outline.append(NodeContent(name: name, isExpanded: false), depth: 0)
    }

    /// Adds an item.
    mutating func add(_ content: NodeContent, depth: Int = 0, _ choice: Choice) {
      choices[outline.append(content, depth: depth)] = choice
    }

    /// The list of all that was added.
    consuming func finish(_ command: Command, filtersAsYouType: Bool = false) -> OutlineList {
      OutlineList(
        command: command,
        outline: outline.finish(),
        choices: choices,
        filtersAsYouType: filtersAsYouType
      )
    }
  }
}
