/// Where a person was in a document, to come back to when it is opened again.
///
/// In the same document nodes are known by their numbers; after an edit, by the path of labels.
struct SavedPlace: Hashable, Sendable, Codable {
  /// One node.
  struct Spot: Hashable, Sendable, Codable {
    /// Its number in the document as it was.
    let node: Int32
    /// The way to it by labels.
    let path: LabelPath
  }

  /// The hash of the document's bytes, see ``ContentHash``; empty when they are not known.
  var content: String
  /// The path of the document.
  var path: String
  /// Its title, or what it is called without one.
  var title: String
  /// The node the cursor was on.
  var cursor: Spot?
  /// The marks, by their characters.
  var marks: [String: Spot]
  /// Which groups are open: a bit for each in the order of the document, eight to a byte.
  var groups: [UInt8]
  /// The ways to groups that are open, as far as there is room for them.
  var open: [LabelPath]
  /// The ways to groups that are closed, as far as there is room for them.
  var closed: [LabelPath]

  /// How many groups are remembered by their ways.
  private static let mostGroups = 500

  /// Remembers a place.
  ///
  /// - Complexity: O(n).
  init(
    content: String,
    path: String,
    title: String,
    cursor: NodeID?,
    marks: [Character: NodeID],
    outline: Outline
  ) {
    self.content = content
    self.path = path
    self.title = title
    self.cursor = cursor.map { Spot($0, in: outline) }
    self.marks = [:]
    for (name, id) in marks where outline.contains(id) {
      self.marks[String(name)] = Spot(id, in: outline)
    }
    groups = []
    open = []
    closed = []
    var count = 0
    for node in outline.nodes {
      guard let isExpanded = node.isExpanded else { continue }
      if count % 8 == 0 { groups.append(0) }
      if isExpanded { groups[groups.count - 1] |= 1 << UInt8(count % 8) }
      count += 1
      guard node.level <= LabelPath.mostSteps else { continue }
      if isExpanded, open.count < SavedPlace.mostGroups {
        open.append(LabelPath(to: node.id, in: outline))
      } else if !isExpanded, closed.count < SavedPlace.mostGroups {
        closed.append(LabelPath(to: node.id, in: outline))
      }
    }
  }
}

extension SavedPlace.Spot {
  fileprivate init(_ id: NodeID, in outline: Outline) {
    node = id.rawValue
    path = LabelPath(to: id, in: outline)
  }
}

extension SavedPlace {
  /// A place in an outline as it is now.
  struct Found: Sendable {
    /// The node the cursor was on, or the nearest that is left of its way.
    var cursor: NodeID?
    /// Whether that is the node itself.
    var isExact: Bool
    /// The marks that were found.
    var marks: [Character: NodeID]
  }

  /// Opens and closes the groups of an outline as they were, and finds the nodes.
  ///
  /// - Parameters:
  ///   - outline: The document as it is now.
  ///   - isSame: Whether it has not changed since.
  ///   - setExpanded: Opens or closes a group.
  /// - Returns: The nodes.
  /// - Complexity: O(n), and O(log n) for each group that changes.
  @MainActor func restore(
    in outline: Outline,
    isSame: Bool,
    setExpanded: (NodeID, Bool) -> Void
  ) -> Found {
    if isSame {
      var place = 0
      for node in outline.nodes where node.isGroup && place / 8 < groups.count {
        setExpanded(node.id, groups[place / 8] >> UInt8(place % 8) & 1 == 1)
        place += 1
      }
      func node(_ spot: Spot) -> NodeID? {
        let id = NodeID(rawValue: spot.node)
        return outline.contains(id) ? id : nil
      }
      let marks = marks.compactMapValues(node)
      let found = cursor.flatMap(node)
      return Found(cursor: found, isExact: found != nil, marks: SavedPlace.byCharacter(marks))
    }
    let names = Array(marks.keys)
    let spots = [cursor].compactMap { $0?.path } + names.compactMap { marks[$0]?.path }
    let destinations = LabelPath.follow(spots + open + closed, in: outline)
    for (index, destination) in destinations.enumerated().dropFirst(spots.count) {
      guard let destination, destination.isExact else { continue }
      setExpanded(destination.node, index < spots.count + open.count)
    }
    let first = cursor == nil ? 0 : 1
    var foundMarks: [String: NodeID] = [:]
    for (name, destination) in zip(names, destinations.dropFirst(first)) {
      if let destination, destination.isExact { foundMarks[name] = destination.node }
    }
    let place = cursor == nil ? nil : destinations.first ?? nil
    return Found(
      cursor: place?.node,
      isExact: place?.isExact ?? false,
      marks: SavedPlace.byCharacter(foundMarks)
    )
  }

  private static func byCharacter(_ marks: [String: NodeID]) -> [Character: NodeID] {
    var found: [Character: NodeID] = [:]
    for (name, id) in marks { if let name = name.first { found[name] = id } }
    return found
  }
}
