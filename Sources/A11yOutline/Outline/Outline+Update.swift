import struct Foundation.CGRect

extension Outline {
  /// Changes what is stated of a node, such as its value or whether it is enabled.
  ///
  /// A leaf stays a leaf and a group a group: an expansion given to a leaf is passed over.
  ///
  /// - Complexity: O(1), amortised, for names and values, O(log n) for expansion,
  ///   O(number of siblings + n) when what is counted changes.
  public mutating func update(_ id: NodeID, _ change: (inout NodeContent) -> Void) {
    let index = existingIndex(of: id)
    let old = self[id].content
    var new = old
    change(&new)
    names.replace(&records[index].name, with: new.name)
    dropUnusedNames()
    records[index].role = new.role
    if let source = new.source {
      records[index].line = Int32(clamping: source.line)
      records[index].column = Int32(clamping: source.column)
    }
    setFact(.disabled, at: index, !new.isEnabled)
    setFact(.notHitTestable, at: index, !new.isHitTestable)
    records[index].facts.direction = new.direction
    var details = new.details
    // Where views are drawn stays with the layout, unless something else is stated.
    if regions != nil, new.region == old.region {
      let stated = statedRegion(at: index)
      details.update { $0.region = stated }
    }
    setDetails(details, at: index)
    if old.isGroup, let isExpanded = new.isExpanded { setExpanded(id, isExpanded) }
    if old.isHidden != new.isHidden {
      setFact(.hidden, at: index, new.isHidden)
      shown.add(new.isHidden ? 1 : -1, to: index..<Int(records[index].end))
    }
    if old.isInline != new.isInline { setFact(.inline, at: index, new.isInline) }
    if old.isHidden != new.isHidden || old.isInline != new.isInline {
      countChildren()
    }
  }

  private mutating func setFact(_ fact: Facts, at index: Int, _ holds: Bool) {
    if holds {
      records[index].facts.insert(fact)
    } else {
      records[index].facts.remove(fact)
    }
  }

  private func statedRegion(at index: Int) -> CGRect? {
    let place = Int(records[index].details)
    return place < 0 ? nil : details[place].storage?.fields.region
  }

  private mutating func setDetails(_ new: Details, at index: Int) {
    let place = Int(records[index].details)
    if place >= 0 {
      details[place] = new
    } else if !new.isEmpty {
      records[index].details = Int32(details.count)
      details.append(new)
    }
  }
}
