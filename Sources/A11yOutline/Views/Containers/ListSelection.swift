/// What is selected in a list, with the type of the values hidden.
struct ListSelection {
  let isSelected: (AnyHashable) -> Bool
  let toggle: (AnyHashable) -> Void

  init<Value: Hashable>(one selection: Binding<Value?>) {
    isSelected = { value in
      guard let selected = selection.wrappedValue else { return false }
      return AnyHashable(selected) == value
    }
    toggle = { value in
      guard let value = value.base as? Value else { return }
      selection.wrappedValue = selection.wrappedValue == value ? nil : value
    }
  }

  init<Value: Hashable>(several selection: Binding<Set<Value>>) {
    isSelected = { value in
      (value.base as? Value).map(selection.wrappedValue.contains) ?? false
    }
    toggle = { value in
      guard let value = value.base as? Value else { return }
      if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
    }
  }
}
