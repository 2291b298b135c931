extension Outline {
  /// The language of a node: its own, else that of the nearest node it stands in that has one,
  /// else that of the document, else what its words tell.
  ///
  /// - Returns: A BCP 47 tag; `nil` when nothing tells.
  /// - Complexity: O(depth), and O(1) in an outline of plain nodes.
  public func language(of id: NodeID) -> String? {
    let index = existingIndex(of: id)
    return statedLanguage(at: index) ?? language
      ?? detectLanguage?(name(at: index)) ?? detectedLanguage
  }

  /// The language that a node, or the nearest one around it, states.
  private func statedLanguage(at index: Int) -> String? {
    if details.isEmpty { return nil }
    var index = index
    while index >= 0 {
      let place = Int(records[index].details)
      if place >= 0, let language = details[place].storage?.fields.language { return language }
      index = Int(records[index].parent)
    }
    return nil
  }
}
