extension Outline {
  /// The nodes that a writer of text puts down: what is hidden goes with all that is below it, and
  /// what is inline is already in the text before it.
  var writtenNodes: [Node] {
    var hiddenLevel = Int.max
    return nodes.filter { node in
      if node.level > hiddenLevel { return false }
      hiddenLevel = node.isHidden ? node.level : .max
      return !node.isHidden && !node.isInline
    }
  }
}
