extension Outline {
  /// The language of a node: its own, else that of the nearest node it stands in that has one,
  /// else that of the document.
  ///
  /// - Returns: A BCP 47 tag; `nil` when none is stated.
  /// - Complexity: O(depth), and O(1) in an outline of plain nodes.
  public func language(of id: NodeID) -> String? {
    if details.isEmpty { return language }
    var index = existingIndex(of: id)
    while index >= 0 {
      let place = Int(records[index].details)
      if place >= 0, let language = details[place].language { return language }
      index = Int(records[index].parent)
    }
    return language
  }
}
