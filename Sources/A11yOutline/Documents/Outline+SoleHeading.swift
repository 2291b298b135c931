extension Outline {
  /// Makes a heading the title: it is no longer a node, and what it owns moves up a level.
  ///
  /// Only a reader does this, before anyone can hold the identity of a node.
  ///
  /// - Parameter index: The place of the heading in preorder; it is at the top level.
  /// - Complexity: O(n).
  mutating func promoteToTitle(at index: Int) {
    let heading = records[index]
    title = names[heading.name]
    var kept: [Record] = []
    swap(&kept, &records)
    names.remove(kept.remove(at: index).name)
    // What is inside the heading's own text comes first; now no text is before it.
    var isInHeading = true
    for place in kept.indices {
      if place >= index, place < Int(heading.end) - 1 {
        kept[place].depth -= 1
        isInHeading = isInHeading && kept[place].facts.contains(.inline)
        if isInHeading { kept[place].facts.remove(.inline) }
      }
      if Int(kept[place].parent) == index {
        kept[place].parent = -1
        kept[place].facts.direction = kept[place].facts.direction ?? heading.facts.direction
      } else if Int(kept[place].parent) > index {
        kept[place].parent -= 1
      }
      if Int(kept[place].end) > index { kept[place].end -= 1 }
    }
    records = kept
    countChildren()
    shown = coverage()
    openSoleRoot()
  }
}
