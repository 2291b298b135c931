public import struct Foundation.CGPoint

/// What owns an outline and carries out what is done to it: a document, or a tree of views.
///
/// The player changes an outline only through its source, so that a group that is bound to the
/// state of a view opens when that state says so.
@MainActor public protocol OutlineSource: AnyObject, Sendable {
  /// The outline as it is now.
  var outline: Outline { get }

  /// Opens or closes a group.
  ///
  /// - Returns: Whether anything changed. A group that is bound to a constant does not change.
  func setExpanded(_ id: NodeID, _ isExpanded: Bool) -> Bool

  /// Opens or closes all groups that are not hidden.
  ///
  /// - Returns: The groups that changed.
  func setAllExpanded(_ isExpanded: Bool) -> [NodeID]

  /// Opens or closes a group and all groups below it that are not hidden.
  ///
  /// - Returns: The groups that changed.
  func setExpandedBelow(_ id: NodeID, _ isExpanded: Bool) -> [NodeID]

  /// Does what activating a control does.
  ///
  /// - Returns: Whether the node has an action at all.
  func activate(_ id: NodeID) -> Bool

  /// Makes the value of an adjustable control one step more or less.
  ///
  /// - Returns: Whether the node can be adjusted.
  func adjust(_ id: NodeID, _ direction: AdjustmentDirection) -> Bool

  /// The names of the actions that a node offers beside its activation.
  func actionNames(of id: NodeID) -> [String]

  /// Does what a named action of a node does.
  ///
  /// - Returns: Whether the node has an action of this name.
  func perform(actionNamed name: String, on id: NodeID) -> Bool

  /// Makes what closed groups hold, as far down as it goes, so that it can be searched.
  func makeClosedContent()

  /// Takes the announcements that were made since they were last taken.
  func takeAnnouncements() -> [String]

  /// Whether the outline may change without a request, as the views of a program do when a timer
  /// or a task changes their state.
  var changesByItself: Bool { get }

  /// Has a function called each time when the outline changed, or something was announced, without
  /// a request.
  func notifyOfChanges(_ handler: @escaping @MainActor () -> Void)

  /// The rows of what the outline looks like where it is laid out; `nil` where it is not.
  ///
  /// A row is 16 points of the space of the regions, a column 8.
  var drawing: [String]? { get }

  /// Lays out anew in a number of columns.
  func layOut(columns: Int)

  /// The node that a point of the drawing finds.
  func hitTest(_ point: CGPoint) -> NodeID?
}

extension OutlineSource {
  /// Adjusts nothing: documents have no adjustable controls.
  public func adjust(_ id: NodeID, _ direction: AdjustmentDirection) -> Bool { false }

  /// Opens and closes the groups that an expansion names.
  ///
  /// Opening a group may make new ones, so that it goes on until nothing changes.
  public func apply(_ expansion: Outline.Expansion) {
    switch expansion {
    case .document: return
    case .all: while !setAllExpanded(true).isEmpty {}
    case .none: _ = setAllExpanded(false)
    case .levels(let levels):
      var isChanged = true
      while isChanged {
        let groups = outline.nodes.filter { $0.isExpanded == ($0.level > levels) }
        isChanged = groups.reduce(false) { setExpanded($1.id, $1.level <= levels) || $0 }
      }
    }
  }

  /// None: the nodes of documents have no named actions.
  public func actionNames(of id: NodeID) -> [String] { [] }

  /// Does nothing: the nodes of documents have no named actions.
  public func perform(actionNamed name: String, on id: NodeID) -> Bool { false }

  /// Does nothing: documents hold all their content from the start.
  public func makeClosedContent() {}

  /// Takes nothing: documents make no announcements.
  public func takeAnnouncements() -> [String] { [] }

  /// Documents change on request alone.
  public var changesByItself: Bool { false }

  /// Does nothing: documents change on request alone.
  public func notifyOfChanges(_ handler: @escaping @MainActor () -> Void) {}

  /// Nothing: documents are not laid out.
  public var drawing: [String]? { nil }

  /// Does nothing: documents are not laid out.
  public func layOut(columns: Int) {}

  /// The node whose region, as the document states it, holds a point.
  public func hitTest(_ point: CGPoint) -> NodeID? { outline.hitTest(point) }
}
