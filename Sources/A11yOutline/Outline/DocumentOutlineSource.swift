/// The outline of a document, whose groups open and close and whose check boxes flip for as long
/// as it is open; nothing is written to the file.
public final class DocumentOutlineSource: OutlineSource {
  /// The outline as it is now.
  public private(set) var outline: Outline

  /// Creates the source of an outline.
  public init(_ outline: Outline) {
    self.outline = outline
  }

  /// Opens or closes a group.
  public func setExpanded(_ id: NodeID, _ isExpanded: Bool) -> Bool {
    outline.setExpanded(id, isExpanded)
  }

  /// Opens or closes all groups that are not hidden.
  public func setAllExpanded(_ isExpanded: Bool) -> [NodeID] {
    isExpanded ? outline.expandAll() : outline.collapseAll()
  }

  /// Opens or closes a group and all groups below it.
  public func setExpandedBelow(_ id: NodeID, _ isExpanded: Bool) -> [NodeID] {
    outline.setExpandedBelow(id, isExpanded)
  }

  /// Flips a toggle, a check box or a to-do; other nodes of a document have no action.
  public func activate(_ id: NodeID) -> Bool {
    switch outline[id].role {
    case .toggle:
      outline.update(id) {
        $0.value = $0.value == NeutralValue.on ? NeutralValue.off : NeutralValue.on
      }
    case .checkbox, .toDo:
      outline.update(id) {
        $0.value =
          $0.value == NeutralValue.checked ? NeutralValue.notChecked : NeutralValue.checked
      }
    default:
      return false
    }
    return true
  }
}
