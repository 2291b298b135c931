/// Views under a heading.
///
/// A section with a header is a heading with the content one level deeper, open until the listener
/// closes it; one without is no level of the outline.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header that is open when a binding says so.
  public nonisolated init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section with a header.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public nonisolated init(
    header: Parent,
    footer: Footer,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title that is open when a binding says so.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey),
      content: content(),
      footer: EmptyView(),
      isExpanded: isExpanded
    )
  }

  /// Creates a section with a title that is open when a binding says so.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title),
      content: content(),
      footer: EmptyView(),
      isExpanded: isExpanded
    )
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Keeps header, content and footer.
  public func _evaluate(in node: ViewNode) {
    let behavior = node.behavior(SectionBehavior.self)
    node.updateChild(0, header)
    node.updateChild(1, content)
    node.updateChild(2, footer)
    behavior.follow(isExpanded)
  }
}

/// A node of a header and what is below it.
private final class SectionBehavior: FoldableBehavior {
  override func elements() -> [AccessibilityElement] {
    let header = node.children[0].elements
    let below = node.children[1].elements + node.children[2].elements
    let title = header.spokenLabel
    guard !title.isEmpty else { return below }
    var content = node.content(title, .heading)
    content.headingLevel = header.first?.content.headingLevel
    content.isHidden = header.allSatisfy(\.content.isHidden)
    return [group(content, below)]
  }

  override func items() -> [LayoutItem] {
    isExpanded ? node.childItems : node.children[0].items
  }

  override var regionItems: [LayoutItem] { node.children[0].items }

  override func expansionChanged() {
    node.children[1].setActive(node.isActive && isExpanded)
    node.children[2].setActive(node.isActive && isExpanded)
  }

  override func activates(_ child: ViewNode) -> Bool {
    isExpanded || child === node.children[0]
  }
}
