/// Rows one below the other.
///
/// The rows are at the level of the list; groups and sections in it are levels of their own.
public struct List<SelectionValue: Hashable, Content> {
  let selection: ListSelection?
  let content: Content
}

extension List where Content: View {
  /// Creates a list of which several rows can be selected.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection.map { ListSelection(several: $0) }, content: content())
  }

  /// Creates a list of which one row can be selected.
  public nonisolated init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: content())
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Creates a list.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  /// Creates a list with a row for each element.
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, whose identity is at a key path.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range.
  public nonisolated init<Row: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list of a hierarchy.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: Where an element has the elements below it; `nil` for a leaf.
  ///   - rowContent: Makes the view of an element.
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      selection: nil,
      content: OutlineGroup(data, children: children, content: rowContent)
    )
  }
}

extension List where Content: View {
  /// Creates a list with a row for each element, of which one can be selected.
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: ForEach(data, content: rowContent)
    )
  }

  /// Creates a list with a row for each element, of which several can be selected.
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection(several: $0) },
      content: ForEach(data, content: rowContent)
    )
  }

  /// Creates a list of a hierarchy, of which one element can be selected.
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: OutlineGroup(data, children: children, content: rowContent)
    )
  }
}

extension List: View where Content: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Keeps the rows.
  public func _evaluate(in node: ViewNode) {
    node.behavior(ListBehavior.self).update(selection)
    node.updateChild(0, content)
  }
}
