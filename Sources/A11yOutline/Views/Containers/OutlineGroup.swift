/// The groups and leaves of a hierarchy.
///
/// As in SwiftUI, without the type parameters for the views that it makes itself. Groups are made
/// when they are needed.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let id: (Data.Element) -> ID
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Content
}

extension OutlineGroup where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates the groups of elements that have an identity.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: Where an element has the elements below it; `nil` for a leaf.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0.id }, children: children, content: content)
  }

  /// Creates the group of one element.
  public init<DataElement>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where Data: RangeReplaceableCollection, DataElement == Data.Element {
    self.init(data: Data([root]), id: { $0.id }, children: children, content: content)
  }
}

extension OutlineGroup where Content: View {
  /// Creates the group of one element whose identity is at a key path.
  public init<DataElement>(
    _ root: DataElement,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where Data: RangeReplaceableCollection, DataElement == Data.Element {
    self.init(
      data: Data([root]),
      id: { $0[keyPath: id] },
      children: children,
      content: content
    )
  }

  /// Creates the groups of elements whose identity is at a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, children: children, content: content)
  }
}

extension OutlineGroup: View where Content: View {
  /// A leaf for each element without a place for children, a group for each other.
  public var body: some View {
    ForEach(data: data, content: row, id: id)
  }

  private func row(_ element: Data.Element) -> OutlineRow<Data, ID, Content> {
    OutlineRow(element: element, group: self)
  }
}

/// One element of a hierarchy.
struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Content> {
  let element: Data.Element
  let group: OutlineGroup<Data, ID, Content>
}

extension OutlineRow: View where Content: View {
  var body: some View {
    if let children = element[keyPath: group.children] {
      DisclosureGroup {
        OutlineGroup(
          data: children,
          id: group.id,
          children: group.children,
          content: group.content
        )
      } label: {
        group.content(element)
      }
    } else {
      group.content(element)
    }
  }
}
