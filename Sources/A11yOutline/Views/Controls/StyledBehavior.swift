/// A node of a control whose style puts its label into a body.
class StyledBehavior: NodeBehavior, SlotOwner {
  private var labelView: any View = EmptyView()
  private var labelIsCurrent = false
  private(set) lazy var label = ViewSlot(owner: node)
  private(set) var styleBody: ViewNode?
  private lazy var row = ArrangedContent(of: node, .horizontal) { [unowned self] in shownItems }
  private lazy var item = LayoutItem(row)

  override var ownItem: LayoutItem? { item }

  /// The items of the style's body, or those of the label where there is no style.
  var shownItems: [LayoutItem] { styleBody?.items ?? label.node?.items ?? [] }

  private var bodySurroundings = CachedEnvironment()

  /// Takes the style out of what surrounds its body, so that a control in it looks as usual.
  func resetStyle(in environment: inout EnvironmentValues) {}

  private var bodyEnvironment: EnvironmentValues {
    bodySurroundings.transform(node.environment) { resetStyle(in: &$0) }
  }

  /// Evaluates the style's body and the label in it.
  ///
  /// - Parameters:
  ///   - view: The label.
  ///   - body: The body of the style; `nil` for a control that looks like its label.
  @MainActor
  final func update(label view: any View, body: (any View)?) {
    labelView = view
    labelIsCurrent = false
    if let body {
      updateStyleBody(body)
    } else {
      removeStyleBody()
    }
    if !labelIsCurrent { updateLabel() }
    node.structureChanged()
  }

  @MainActor
  private func updateLabel() {
    labelIsCurrent = true
    label.update(labelView, isActive: node.isActive)
  }

  @MainActor
  func portalChanged(of slot: ViewSlot) {
    if slot === label { updateLabel() }
  }

  @MainActor
  func evaluatePostponed() {
    updateLabel()
  }

  @MainActor
  private func updateStyleBody(_ body: any View) {
    func open<Body: View>(_ body: Body) {
      if let styleBody, styleBody.type == ObjectIdentifier(Body.self) {
        styleBody.update(body, environment: bodyEnvironment)
        return
      }
      removeStyleBody()
      let new = ViewNode(
        body,
        in: node.graph,
        parent: node,
        environment: bodyEnvironment,
        isActive: node.isActive
      )
      styleBody = new
      node.children.insert(new, at: 0)
      new.evaluate()
    }
    open(body)
  }

  private func removeStyleBody() {
    guard let styleBody else { return }
    node.children.removeAll { $0 === styleBody }
    styleBody.unmount()
    self.styleBody = nil
  }
}
