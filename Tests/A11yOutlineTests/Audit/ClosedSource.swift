@testable import A11yOutline

/// An outline whose groups do not open, as those of views that are bound to a constant.
@MainActor final class ClosedSource: OutlineSource {
  let outline: Outline

  init(_ outline: Outline) {
    self.outline = outline
  }

  func setExpanded(_ id: NodeID, _ isExpanded: Bool) -> Bool { false }
  func setAllExpanded(_ isExpanded: Bool) -> [NodeID] { [] }
  func setExpandedBelow(_ id: NodeID, _ isExpanded: Bool) -> [NodeID] { [] }
  func activate(_ id: NodeID) -> Bool { false }
}
