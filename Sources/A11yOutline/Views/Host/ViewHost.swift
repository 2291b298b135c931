public import Foundation

/// Runs views without a screen: keeps their outline up to date, lays them out, and runs their
/// animations on a clock that the caller advances.
///
/// ```swift
/// let host = ViewHost(SettingsView())
/// host.setExpanded(group, true)
/// host.advance(by: 0.1)
/// host.region(of: nextItem)
/// ```
@MainActor
public final class ViewHost: OutlineSource {
  let graph = ViewGraph()
  private var reconciler: OutlineReconciler
  private let givenTitle: String?
  private let typeTitle: String
  private var isWaiting = false
  private var isRunning = false
  /// Whether the outline changed outside a request since ``onChange`` was called.
  private var hasUntoldChange = false

  /// The size on offer to the views, in points; a terminal of 80 columns, as high as needed.
  public var proposal: ProposedViewSize {
    didSet { graph.layoutIsStale = true }
  }

  /// Whether ``outline`` tells where each node is drawn.
  ///
  /// Regions move with everything above them; a reader that does not ask for them saves the time.
  public var providesRegions = true {
    didSet { forgetRegions() }
  }

  /// Called when the outline changed, or something was announced, without a request.
  ///
  /// It is called from a task of the main actor, when the change is complete.
  public var onChange: (@MainActor () -> Void)?

  /// State may change by itself: by a task, a timer, an object that is observed.
  public var changesByItself: Bool { true }

  /// Sets ``onChange``.
  public func notifyOfChanges(_ handler: @escaping @MainActor () -> Void) { onChange = handler }

  /// What the last change did to the outline.
  private(set) var lastChange = OutlineReconciler.Change()
  /// Whether it is known as what each node is drawn, but for those that changed since.
  private var regionsAreKnown = false

  /// Runs a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - title: What the outline is called; `nil` for the name of the view's type, in words.
  ///   - reduceMotion: Whether every change is complete at once.
  ///   - size: The size on offer, in points.
  public init<Root: View>(
    _ view: Root,
    title: String? = nil,
    reduceMotion: Bool = false,
    size: ProposedViewSize = ProposedViewSize(width: 640, height: nil)
  ) {
    givenTitle = title
    typeTitle = TypeTitle.words(of: Root.self)
    reconciler = OutlineReconciler(title: title ?? typeTitle)
    proposal = size
    start(view, reduceMotion: reduceMotion)
  }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: The program; its first window is shown.
  ///   - reduceMotion: Whether every change is complete at once.
  ///   - size: The size on offer, in points.
  public init<Application: App>(
    _ program: Application,
    reduceMotion: Bool = false,
    size: ProposedViewSize = ProposedViewSize(width: 640, height: nil)
  ) {
    givenTitle = nil
    typeTitle = TypeTitle.words(of: Application.self)
    reconciler = OutlineReconciler(title: typeTitle)
    proposal = size
    start(AppView(program: program, title: windowTitle), reduceMotion: reduceMotion)
  }

  private let windowTitle = WindowTitle()

  isolated deinit {
    graph.dismantle()
    // Freeing the elements one by one, from the top, does not recurse through levels.
    withExtendedLifetime(Array(reconciler.allElements)) {
      reconciler = OutlineReconciler(title: "")
    }
  }

  private func start<Root: View>(_ view: Root, reduceMotion: Bool) {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = reduceMotion
    graph.reducesMotion = reduceMotion
    Announcements.add(graph)
    run { graph.mount(view, environment: environment) }
    graph.onInvalidation = { [weak self] in self?.deliverLater() }
  }

  // MARK: The outline

  /// What the outline is called: the title that was given, that of the window, or the name of the
  /// type in words.
  public var title: String { givenTitle ?? windowTitle.words ?? typeTitle }

  /// The outline as it is now.
  public var outline: Outline {
    catchUp()
    if providesRegions { updateRegions() }
    return reconciler.outline
  }

  /// How many times a view was evaluated since the start; tests tell by it what a change touched.
  public var evaluationCount: Int { graph.evaluations }

  /// Runs an action and brings everything up to date.
  private func run(_ action: () -> Void) {
    isRunning = true
    reconciler.setFrames(nil)
    Announcements.$origin.withValue(ObjectIdentifier(graph)) {
      action()
      graph.evaluate()
    }
    isRunning = false
    lastChange = OutlineReconciler.Change()
    guard graph.outlineIsStale else { return }
    graph.outlineIsStale = false
    let tree = graph.lower()
    reconciler.hasSortPriorities = graph.hasSortPriorities
    lastChange = reconciler.update(to: tree)
    if !regionsAreKnown {
      reconciler.unlocated = []
      graph.unlocated = []
    }
    if reconciler.outline.title != title { reconciler.setTitle(title) }
  }

  /// Brings up to date what changed outside a request, before anything is asked for.
  private func catchUp() {
    guard graph.hasWork else { return }
    run {}
    if !lastChange.isEmpty { hasUntoldChange = true }
  }

  /// Something changed outside a request: bring it up to date, and tell, once the change is made.
  private func deliverLater() {
    guard !isRunning, !isWaiting else { return }
    isWaiting = true
    Task { @MainActor [weak self] in
      guard let self else { return }
      isWaiting = false
      // Somebody may have asked for the outline meanwhile, and so brought it up to date.
      catchUp()
      guard hasUntoldChange || !graph.announcements.isEmpty else { return }
      hasUntoldChange = false
      onChange?()
    }
  }

  // MARK: Requests

  /// Does what Enter does on a node.
  ///
  /// - Returns: Whether the node has an action and is enabled.
  @discardableResult
  public func activate(_ id: NodeID) -> Bool {
    guard let element = current(id), element.content.isEnabled,
      let action = element.fields.actions.activate
    else { return false }
    run(action)
    return true
  }

  /// Opens or closes a group, or a button whose value says that it opens and closes something.
  ///
  /// - Returns: Whether the expansion changed; a constant binding does not.
  @discardableResult
  public func setExpanded(_ id: NodeID, _ isExpanded: Bool) -> Bool {
    !setExpanded([id], isExpanded).isEmpty
  }

  /// Opens or closes several groups as one change.
  ///
  /// - Returns: The groups that changed.
  @discardableResult
  public func setExpanded(_ ids: [NodeID], _ isExpanded: Bool) -> [NodeID] {
    let asked = ids.filter { current($0)?.expansion == !isExpanded }
    run {
      for id in asked { reconciler.element(id)?.setExpanded(isExpanded) }
    }
    return asked.filter { reconciler.element($0)?.expansion != !isExpanded }
  }

  /// Opens or closes all groups that are not hidden, with the content of those that are closed.
  ///
  /// - Returns: The groups that changed.
  @discardableResult
  public func setAllExpanded(_ isExpanded: Bool) -> [NodeID] {
    if isExpanded { makeClosedContent() }
    return setExpanded(reconciler.outline.openableGroups(below: nil), isExpanded)
  }

  /// Opens or closes a group and all groups below it that are not hidden.
  ///
  /// - Returns: The groups that changed.
  @discardableResult
  public func setExpandedBelow(_ id: NodeID, _ isExpanded: Bool) -> [NodeID] {
    guard current(id) != nil else { return [] }
    if isExpanded { makeClosedContent() }
    return setExpanded(reconciler.outline.openableGroups(below: id), isExpanded)
  }

  /// Makes the value of a node more or less.
  ///
  /// - Returns: Whether the node is adjustable and enabled.
  @discardableResult
  public func adjust(_ id: NodeID, _ direction: AdjustmentDirection) -> Bool {
    guard let element = current(id), element.content.isEnabled,
      let adjust = element.fields.actions.adjust
    else { return false }
    run { adjust(direction) }
    return true
  }

  /// The names of the actions of a node that have no key.
  public func actionNames(of id: NodeID) -> [String] {
    current(id)?.fields.actions.named.map(\.name) ?? []
  }

  /// Does one of the actions that ``actionNames(of:)`` lists.
  ///
  /// - Returns: Whether there is such an action and the node is enabled.
  @discardableResult
  public func perform(actionNamed name: String, on id: NodeID) -> Bool {
    guard let element = current(id), element.content.isEnabled,
      let action = element.fields.actions.named.first(where: { $0.name == name })
    else { return false }
    run(action.run)
    return true
  }

  /// Makes what is inside closed groups, as far down as it goes, so that it can be searched or
  /// opened all at once.
  ///
  /// Groups inside closed ones are made, but do not appear.
  public func makeClosedContent() {
    graph.makesAllContent = true
    let groups = reconciler.allElements.compactMap { $0.node.behavior as? DisclosureBehavior }
    run {
      for group in groups { group.makeContentForSearch() }
    }
    graph.makesAllContent = false
  }

  /// Takes the announcements that were made since the last time.
  public func takeAnnouncements() -> [String] {
    defer { graph.announcements = [] }
    return graph.announcements
  }

  private func current(_ id: NodeID) -> AccessibilityElement? {
    catchUp()
    return reconciler.element(id)
  }

  // MARK: The clock

  /// Whether anything is still moving.
  public var isAnimating: Bool { !graph.animated.isEmpty || !graph.leaving.isEmpty }

  /// Lets time pass for animations.
  public func advance(by seconds: Double) {
    catchUp()
    graph.time += max(0, seconds)
    graph.leaving = graph.leaving.compactMap { picture in
      var picture = picture
      return picture.advance(to: graph.time) ? picture : nil
    }
    run {
      for (key, node) in graph.animated {
        if !node.isMounted || !node.advance(to: graph.time) { graph.animated[key] = nil }
      }
    }
    graph.layoutIsStale = true
  }

  // MARK: Layout

  /// The size of all views, in points.
  public var size: CGSize {
    layOut()
    return graph.rootItem?.size ?? .zero
  }

  /// Where a node is drawn, in points from the top left; `nil` for what is not there, such as
  /// what stands in a closed group.
  public func region(of id: NodeID) -> CGRect? {
    let element = current(id)
    layOut()
    return element.flatMap { $0.drawnNode.region(\.absoluteFrame) }
  }

  /// As much of a node as is drawn, which clipping may have cut off.
  public func visibleRegion(of id: NodeID) -> CGRect? {
    let element = current(id)
    layOut()
    return element.flatMap { $0.drawnNode.region(\.visibleFrame) }
  }

  /// The node that a point finds: shown, hit-testable, and in its region.
  public func hitTest(_ point: CGPoint) -> NodeID? {
    catchUp()
    updateRegions()
    defer { if !providesRegions { forgetRegions() } }
    return reconciler.outline.hitTest(point)
  }

  private func layOut() {
    catchUp()
    guard graph.layoutIsStale || graph.isTurned, let root = graph.rootItem else { return }
    graph.layoutIsStale = false
    if graph.isTurned { root.invalidateAll() }
    graph.isTurned = false
    reconciler.setFrames(nil)
    root.becomeOutermost()
    root.place(at: .zero, proposal: proposal)
  }

  private func forgetRegions() {
    regionsAreKnown = false
    reconciler.forgetRegions()
  }

  private func updateRegions() {
    layOut()
    if !regionsAreKnown {
      regionsAreKnown = true
      reconciler.locate(reconciler.allElements.map(\.node))
    } else {
      reconciler.locate(reconciler.unlocated + graph.unlocated)
    }
    reconciler.unlocated = []
    graph.unlocated = []
    reconciler.setFrames(graph.frames.frames)
  }
}
