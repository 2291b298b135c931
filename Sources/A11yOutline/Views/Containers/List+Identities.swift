extension List where SelectionValue == Never, Content: View {
  /// Creates a list with a row for each element of a bound collection.
  public nonisolated init<Elements, Row: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<
      LazyMapSequence<Elements.Indices, (Elements.Index, Elements.Element.ID)>,
      Elements.Element.ID,
      Row
    >,
    Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable,
    Elements.Indices: RandomAccessCollection
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list of a hierarchy, whose identities are at a key path.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(
      selection: nil,
      content: OutlineGroup(data, id: id, children: children, content: rowContent)
    )
  }
}

extension List where Content: View {
  /// Creates a list of a hierarchy, of which several elements can be selected.
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection(several: $0) },
      content: OutlineGroup(data, children: children, content: rowContent)
    )
  }

  /// Creates a list with a row for each element, whose identity is at a key path; one can be
  /// selected.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: ForEach(data, id: id, content: rowContent)
    )
  }

  /// Creates a list with a row for each element, whose identity is at a key path; several can be
  /// selected.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(
      selection: selection.map { ListSelection(several: $0) },
      content: ForEach(data, id: id, content: rowContent)
    )
  }

  /// Creates a list of a hierarchy, whose identities are at a key path; one element can be
  /// selected.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: OutlineGroup(data, id: id, children: children, content: rowContent)
    )
  }

  /// Creates a list of a hierarchy, whose identities are at a key path; several elements can be
  /// selected.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(
      selection: selection.map { ListSelection(several: $0) },
      content: OutlineGroup(data, id: id, children: children, content: rowContent)
    )
  }
}
