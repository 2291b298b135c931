/// A node of a group that opens and closes.
final class DisclosureBehavior: StyledBehavior, LoweringUnit {
  private lazy var content = ViewSlot(owner: node)
  private lazy var ownExpansion = StateStorage(false)
  private var binding: Binding<Bool>?
  private var makeContent: () -> any View = { EmptyView() }
  private var isExpanded = false

  private lazy var headerRow = ArrangedContent(
    of: node,
    .horizontal,
    insets: EdgeInsets(Self.indentation, .leading),
    mark: { [unowned self] in isExpanded ? "-" : "+" }
  ) { [unowned self] in label.node?.items ?? [] }
  private lazy var contentRows = ArrangedContent(
    of: node,
    .vertical,
    insets: EdgeInsets(Self.indentation, .leading),
    spacing: 0
  ) { [unowned self] in content.node?.items ?? [] }
  private lazy var whole = ArrangedContent(of: node, .vertical, spacing: 0) { [unowned self] in
    if styleBody != nil { return shownItems }
    headerItem.forgetContent()
    contentItem.forgetContent()
    return isExpanded ? [headerItem, contentItem] : [headerItem]
  }
  private lazy var headerItem = LayoutItem(headerRow)
  private lazy var contentItem = LayoutItem(contentRows)
  private lazy var wholeItem = LayoutItem(whole)

  /// How far content stands in from its label, in points: two columns, as on the screen.
  private static let indentation = 2 * TextMetrics.columnWidth

  // MARK: Evaluation

  @MainActor
  func update<Label: View, Content: View>(
    isExpanded binding: Binding<Bool>?,
    label view: Label,
    content: @escaping () -> Content
  ) {
    self.binding = binding
    makeContent = { content() }
    isExpanded = node.observing { expansion.wrappedValue }
    self.content.surroundings = { [unowned self] in contentEnvironment($0) }
    let style = node.environment.disclosureGroupStyle
    let body = node.observing {
      style?.body(
        isExpanded: expansion,
        label: SlotView(slot: label),
        content: SlotView(slot: self.content)
      )
    }
    update(label: view, body: body)
    postponeContent()
  }

  /// The binding that the view has, or one to the group's own state.
  private var expansion: Binding<Bool> {
    if let binding { return binding }
    let storage = ownExpansion
    return Binding(get: { storage.read() }, set: { storage.write($0) })
  }

  /// Whether the content is there for the user: it is open, or the style shows it anyhow.
  private var showsContent: Bool {
    guard node.isActive else { return false }
    return styleBody == nil ? isExpanded : content.portal?.isActive ?? false
  }

  /// Whether the content is needed: to be shown, or to be counted.
  private var needsContent: Bool {
    node.graph.makesAllContent || isExpanded || node.isActive || content.node != nil
      || content.portal != nil
  }

  private func postponeContent() {
    if needsContent { node.graph.postpone(node) }
  }

  override func portalChanged(of slot: ViewSlot) {
    if slot === content { postponeContent() } else { super.portalChanged(of: slot) }
  }

  override func evaluatePostponed() {
    super.evaluatePostponed()
    if needsContent { updateContent() }
  }

  @MainActor
  private func updateContent() {
    // What the closure reads is read for this node, which then makes the content again.
    let outer = Tracking.current
    Tracking.current = node
    let view = node.observing(makeContent)
    Tracking.current = outer
    content.update(view, isActive: showsContent)
    node.structureChanged()
  }

  /// Makes the content if there is none yet, although the group is closed and not shown.
  func makeContentForSearch() {
    if content.node == nil { postponeContent() }
  }

  private var contentSurroundings = CachedEnvironment()

  override func resetStyle(in environment: inout EnvironmentValues) {
    environment.disclosureGroupStyle = nil
  }

  /// What surrounds the content: groups in it have the style of this one.
  private func contentEnvironment(_ portal: EnvironmentValues) -> EnvironmentValues {
    guard let style = node.environment.disclosureGroupStyle else { return portal }
    return contentSurroundings.transform(portal) { $0.disclosureGroupStyle = style }
  }

  override func activates(_ child: ViewNode) -> Bool {
    child !== content.node || showsContent
  }

  override func activityChanged() {
    if node.isActive { postponeContent() }
  }

  // MARK: Outline

  override func elements() -> [AccessibilityElement] {
    let words = label.node?.elements ?? []
    // A control in the label is not part of the name of the group, unless there is no other.
    let texts = words.filter { !$0.isControl }
    let name = texts.spokenLabel.isEmpty ? words.spokenLabel : texts.spokenLabel
    var element = AccessibilityElement.Fields(content: node.content(name, .group))
    if words.count == 1, words[0].content.role == .heading {
      element.content.role = .heading
      element.content.headingLevel = words[0].content.headingLevel
    }
    element.content.isGroup = true
    element.content.isExpanded = isExpanded
    element.actions.named = words.asActions
    element.children = contentElements(&element.actions)
    let (expansion, header) = (expansion, headerButton)
    element.actions.setExpanded = { expansion.wrappedValue = $0 }
    element.actions.activate = {
      if let header { header.press() } else { expansion.wrappedValue.toggle() }
    }
    return [AccessibilityElement(node, element)]
  }

  /// What the content gives to the outline.
  ///
  /// While it is open, that is what is left of it in the style's body; of the rest of that body,
  /// buttons with a name become actions of the group, and captions are not read.
  private func contentElements(_ actions: inout ElementActions) -> [AccessibilityElement] {
    let all = content.node?.elements ?? []
    guard let styleBody else { return all }
    var found: [AccessibilityElement] = []
    var stack = Array(styleBody.elements.reversed())
    while let element = stack.popLast() {
      if element.fields.slot == ObjectIdentifier(content) {
        found.append(element)
      } else if let run = element.fields.actions.activate,
        element.node.behavior !== headerButton,
        element.content.role == .button, !element.content.isHidden
      {
        actions.named.append((element.content.name, run))
      } else {
        stack.append(contentsOf: element.children.reversed())
      }
    }
    return isExpanded && content.portal != nil ? found : all
  }

  /// The button that the style's body wraps around the label.
  private var headerButton: ButtonBehavior? {
    var next = label.portal?.parent
    while let current = next, current !== node {
      if let button = current.behavior as? ButtonBehavior { return button }
      next = current.parent
    }
    return nil
  }

  // MARK: Layout

  override var ownItem: LayoutItem? { wholeItem }

  /// The label, or what the style makes of it: the line that stands for the group.
  override var regionItems: [LayoutItem] {
    if styleBody == nil { return [headerItem] }
    return headerButton?.node.items ?? label.node?.items ?? []
  }
}
