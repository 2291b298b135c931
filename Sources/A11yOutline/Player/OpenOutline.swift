/// One of the outlines that are open over each other, with what belongs to it alone: the document,
/// a part of it, or a list.
struct OpenOutline {
  /// What an outline is to the one it stands over.
  enum Kind {
    /// The document, or the views of a program; nothing is below it.
    case document
    /// A group of the outline below, which became the root; its identities and changes are those
    /// of the outline below.
    case group
    /// The nodes of the outline below that match a text; its identities are those of the outline
    /// below, but what is open is its own.
    case matches
    /// A list that was made from the outline below.
    case list(OutlineList)
  }

  /// What it is.
  let kind: Kind
  /// What owns the outline.
  var source: any OutlineSource
  /// What it is called when it has no title.
  let name: String
  /// The node the cursor is on.
  var cursor: NodeID?
  /// What can be taken back and made again.
  var undoStack = ExpansionHistory()
  var redoStack = ExpansionHistory()
  /// The places that jumps left, the latest last.
  var jumps: [NodeID] = []
  /// The nodes that were marked, by the character of the mark.
  var marks: [Character: NodeID] = [:]
  /// The kinds of nodes there are, where that was found out and cannot change.
  var kinds: Set<NodeKind>?

  /// Opens an outline with the cursor on its first shown node.
  @MainActor init(_ kind: Kind, source: any OutlineSource, name: String) {
    self.kind = kind
    self.source = source
    self.name = name
    cursor = source.outline.firstVisible
  }

  /// The list, where it is one.
  var list: OutlineList? {
    if case .list(let list) = kind { list } else { nil }
  }

  /// How many places of jumps are kept.
  private static let mostJumps = 1_000

  /// Remembers a place that can be returned to.
  mutating func remember(_ place: NodeID) {
    if jumps.last == place { return }
    jumps.append(place)
    if jumps.count > OpenOutline.mostJumps { jumps.removeFirst() }
  }
}
