/// The tree of nodes behind one ``ViewHost``: what waits to be evaluated, lowered and laid out.
final class ViewGraph {
  private(set) var root: ViewNode?
  /// Where everything is drawn.
  let frames = LayoutFrames()
  /// Nodes that came to be there or ceased to be, so that they may be drawn somewhere else.
  var unlocated: [ViewNode] = []
  /// Nodes whose view has to be evaluated again.
  private var dirty: [ViewNode] = []
  /// Evaluations put off so that evaluation does not recurse through levels.
  private var postponed: [(node: ViewNode, transaction: Transaction)] = []
  /// Actions such as that of `onAppear`, which run once everything is evaluated.
  private var actions: [() -> Void] = []
  private var nextOutlineID: Int32 = 0

  var outlineIsStale = true
  var layoutIsStale: Bool {
    get { frames.areStale }
    set { frames.areStale = newValue }
  }
  /// Whether the direction of text changed somewhere, so that nothing stays where it is.
  var isTurned = false
  var staleUnits: [ViewNode] = []
  /// The nodes whose element is to be lowered again and may stay the same object.
  var keptUnits: [ViewNode] = []
  /// The nodes with animated values.
  var animated: [ObjectIdentifier: ViewNode] = [:]
  /// What is seen of views that are on their way out.
  var leaving: [LeavingPicture] = []
  /// The seconds that the animation clock has run.
  var time = 0.0
  /// Whether every change is complete at once.
  var reducesMotion = false
  /// How many times a view was evaluated.
  var evaluations = 0
  var announcements: [String] = []
  /// Whether any view has stated a priority among those that are read around it.
  var hasSortPriorities = false
  /// Whether closed groups make their content too.
  var makesAllContent = false
  /// Called when something waits that was not there before.
  var onInvalidation: (@MainActor () -> Void)?

  @MainActor
  func mount<Root: View>(_ view: Root, environment: EnvironmentValues) {
    let root = ViewNode(
      RootView(content: view),
      in: self,
      parent: nil,
      environment: environment,
      isActive: true
    )
    self.root = root
    root.evaluate()
  }

  func dismantle() {
    root?.unmount()
    root = nil
  }

  /// A new identity for a node of the outline.
  func makeOutlineID() -> NodeID {
    defer { nextOutlineID += 1 }
    return NodeID(rawValue: nextOutlineID)
  }

  /// Has a node evaluated again.
  func invalidate(_ node: ViewNode) {
    guard node.isMounted else { return }
    if Transaction.current.hasEffect { node.pendingTransaction = Transaction.current }
    guard !node.isDirty else { return }
    node.isDirty = true
    dirty.append(node)
    announceInvalidation()
  }

  /// Puts off a part of a node's evaluation until the current one is complete.
  func postpone(_ node: ViewNode) {
    postponed.append((node, Transaction.evaluated))
  }

  /// Runs an action once everything is evaluated.
  func afterEvaluation(_ action: @escaping () -> Void) {
    actions.append(action)
    announceInvalidation()
  }

  /// Keeps words to be said.
  func announce(_ words: String) {
    announcements.append(words)
    announceInvalidation()
  }

  /// The item around all others.
  var rootItem: LayoutItem? { root?.behavior?.ownItem }

  private func announceInvalidation() {
    guard let onInvalidation else { return }
    MainActor.assumeIsolated { onInvalidation() }
  }

  var hasWork: Bool { !(dirty.isEmpty && postponed.isEmpty && actions.isEmpty) }

  /// Evaluates all that waits, and what that makes wait in turn.
  ///
  /// A view whose evaluation always changes what it reads would never end; after a thousand rounds
  /// the rest is left for the next time.
  @MainActor
  func evaluate() {
    for _ in 0..<1_000 {
      guard hasWork else { return }
      evaluateDirty()
      while !postponed.isEmpty {
        let evaluations = postponed
        postponed = []
        for (node, transaction) in evaluations where node.isMounted {
          Transaction.evaluated = transaction
          (node.behavior as? any PostponedEvaluation)?.evaluatePostponed()
          Transaction.evaluated = Transaction()
        }
      }
      if dirty.isEmpty {
        let pending = actions
        actions = []
        for action in pending { action() }
      }
    }
  }

  @MainActor
  private func evaluateDirty() {
    // From the top down: evaluating a node may take those below it out of the tree.
    let nodes = dirty.sorted { $0.depth < $1.depth }
    dirty = []
    for node in nodes where node.isMounted && node.isDirty { node.evaluate() }
  }

  /// What the whole tree gives to the outline.
  func lower() -> LoweredTree {
    lowerStaleUnits()
    let units = keptUnits.filter(\.isMounted)
    for unit in keptUnits { unit.keepsStaleElement = false }
    keptUnits = []
    let lowered = units.map { $0.behavior?.elements() ?? $0.childElements }
    if root?.elementCache != nil, let changed = replaceElements(of: units, by: lowered) {
      return LoweredTree(roots: nil, changed: changed)
    }
    for (unit, elements) in zip(units, lowered) {
      unit.elementCache = elements
      unit.parent?.invalidateElements()
    }
    return LoweredTree(roots: root?.elements ?? [], changed: [])
  }

  private func lowerStaleUnits() {
    let units = staleUnits.sorted { $0.depth > $1.depth }
    staleUnits = []
    for unit in units where unit.isMounted { _ = unit.elements }
  }

  /// Gives the elements of nodes their new fields, if each stays what it was in its list.
  private func replaceElements(
    of units: [ViewNode],
    by lowered: [[AccessibilityElement]]
  ) -> [LoweredTree.Change]? {
    let pairs = zip(units, lowered).compactMap { unit, elements in
      guard let old = unit.elementCache?.first, elements.count == 1, elements[0].id == old.id,
        elements[0].content.isGroup == old.content.isGroup,
        elements[0].fields.sortPriority == old.fields.sortPriority
      else { return nil as (AccessibilityElement, AccessibilityElement.Fields)? }
      return (old, elements[0].fields)
    }
    guard pairs.count == units.count else { return nil }
    return pairs.map { element, fields in (element.take(fields), element) }
  }
}
