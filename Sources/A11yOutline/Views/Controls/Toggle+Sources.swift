/// Switches that stand for several others: on when all are on, mixed when only some are.
///
/// Activating one that is off or mixed turns all on.
extension Toggle where Label: View {
  /// Creates a switch for several.
  ///
  /// - Parameters:
  ///   - sources: The elements that have switches.
  ///   - isOn: The way from an element to whether its switch is on.
  ///   - label: The label.
  public nonisolated init<Sources: RandomAccessCollection>(
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sources.map { $0[keyPath: isOn] }, label: label())
  }

  /// Creates a switch for the elements of a bound collection.
  public nonisolated init<Elements: MutableCollection & RandomAccessCollection>(
    sources: Binding<Elements>,
    isOn: KeyPath<Binding<Elements.Element>, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sources.elements.map { $0[keyPath: isOn] }, label: label())
  }

  fileprivate nonisolated init(_ sources: [Binding<Bool>], label: Label) {
    self.init(isOn: Binding(all: sources), label: label, sources: sources)
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title for several.
  public nonisolated init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a title for several.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// Creates a switch with a title for the elements of a bound collection.
  public nonisolated init<Elements: MutableCollection & RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: Binding<Elements>,
    isOn: KeyPath<Binding<Elements.Element>, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a title for the elements of a bound collection.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Elements>(
    _ title: Title,
    sources: Binding<Elements>,
    isOn: KeyPath<Binding<Elements.Element>, Binding<Bool>>
  ) where Elements: MutableCollection & RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == A11yOutline.Label<Text, Image> {
  /// Creates a switch with a title and a picture for several.
  public nonisolated init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      A11yOutline.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a switch with a title and a picture for several.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title,
    systemImage: String,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      A11yOutline.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a switch with a title and a picture for the elements of a bound collection.
  public nonisolated init<Elements: MutableCollection & RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: Binding<Elements>,
    isOn: KeyPath<Binding<Elements.Element>, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      A11yOutline.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a switch with a title and a picture for the elements of a bound collection.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Elements>(
    _ title: Title,
    systemImage: String,
    sources: Binding<Elements>,
    isOn: KeyPath<Binding<Elements.Element>, Binding<Bool>>
  ) where Elements: MutableCollection & RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) {
      A11yOutline.Label(title, systemImage: systemImage)
    }
  }
}

extension Binding where Value == Bool {
  /// A binding that is true when several are, and that gives its value to all of them.
  fileprivate init(all bindings: [Binding<Bool>]) {
    self.init(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { isOn in for binding in bindings { binding.wrappedValue = isOn } }
    )
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A binding to each element that there is now.
  fileprivate var elements: [Binding<Value.Element>] {
    let elements = wrappedValue
    return elements.indices.map { index in
      Binding<Value.Element>(
        get: {
          let now = wrappedValue
          return now.indices.contains(index) ? now[index] : elements[index]
        },
        set: { wrappedValue[index] = $0 }
      )
    }
  }
}
