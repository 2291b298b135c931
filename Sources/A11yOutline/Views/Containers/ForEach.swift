/// One view for each element of a collection.
///
/// As in SwiftUI: views keep their state with the identity of their element, wherever it moves.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  let id: (Data.Element) -> ID
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Creates views for elements that have an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Content: View {
  /// Creates views for elements whose identity is at a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for the numbers of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Creates views for the elements of a bound collection, each with a binding to its element.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable,
    ID == Elements.Element.ID,
    Elements.Indices: RandomAccessCollection
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views for the elements of a bound collection, each with a binding to its element,
  /// whose identity is at a key path.
  public init<Elements>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection,
    Elements.Indices: RandomAccessCollection
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { place in
        let index = place.0
        return content(
          Binding(
            get: {
              // A row that is on its way out may ask once more for an element that is gone.
              let now = data.wrappedValue
              return now.indices.contains(index) ? now[index] : elements[index]
            },
            set: { (element: Elements.Element) in data.wrappedValue[index] = element }
          )
        )
      },
      id: { $0.1 }
    )
  }
}

extension ForEach: View where Content: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Keeps one child for each identity.
  public func _evaluate(in node: ViewNode) {
    node.behavior(ForEachBehavior<ID>.self).update(data, id: id, content: content)
  }
}

/// The children of a node by the identity of their elements.
private final class ForEachBehavior<ID: Hashable>: NodeBehavior {
  private var ids: [ID] = []

  override var passesElements: Bool { true }

  @MainActor
  func update<Data: RandomAccessCollection, Content: View>(
    _ data: Data,
    id: (Data.Element) -> ID,
    content: (Data.Element) -> Content
  ) {
    // What is read of observable elements belongs to this node.
    let (ids, views) = node.observing { (data.map(id), data.map(content)) }
    if ids != self.ids { rearrange(to: ids) }
    for (index, view) in views.enumerated() {
      node.updateChild(index, view)
      node.children[index].identity = AnyHashable(ids[index])
    }
    self.ids = ids
  }

  /// Brings the children that stay into the order of new identities, with the first of them that
  /// are new still missing.
  @MainActor
  private func rearrange(to new: [ID]) {
    guard !ids.isEmpty else { return }
    var old: [ID: ViewNode] = [:]
    for (id, child) in zip(ids, node.children) { old[id] = child }
    var children: [ViewNode] = []
    for id in new {
      if let child = old.removeValue(forKey: id) {
        children.append(child)
      } else {
        children.append(.placeholder(in: node))
      }
    }
    let kept = Set(children.map(ObjectIdentifier.init))
    for child in node.children where !kept.contains(ObjectIdentifier(child)) { child.unmount() }
    node.children = children
    node.structureChanged()
  }
}

extension ViewNode {
  /// A node that the next update replaces.
  @MainActor
  fileprivate static func placeholder(in parent: ViewNode) -> ViewNode {
    ViewNode(
      Placeholder(),
      in: parent.graph,
      parent: parent,
      environment: parent.environment,
      isActive: false
    )
  }
}

/// A view that is never evaluated.
private struct Placeholder: View {
  typealias Body = Never
}
