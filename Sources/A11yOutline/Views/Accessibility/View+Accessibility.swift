extension View {
  /// Names the view; a view of several elements becomes a group of that name.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibilityAttributes { $0.label = label.string }
  }

  /// Names the view; a view of several elements becomes a group of that name.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityAttributes { $0.label = labelKey.resolved }
  }

  /// Names the view; a view of several elements becomes a group of that name.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Title: StringProtocol>(
    _ label: Title
  ) -> some View {
    accessibilityAttributes { $0.label = String(label) }
  }

  /// States the value of the view.
  ///
  /// A button of the value `Expanded` or `Collapsed` can be closed and opened.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    accessibilityAttributes { $0.value = value.string }
  }

  /// States the value of the view.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityAttributes { $0.value = valueKey.resolved }
  }

  /// States the value of the view.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Title: StringProtocol>(
    _ value: Title
  ) -> some View {
    accessibilityAttributes { $0.value = String(value) }
  }

  /// Says what happens when the view is activated.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessibilityAttributes { $0.hint = hint.string }
  }

  /// Says what happens when the view is activated.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityAttributes { $0.hint = hintKey.resolved }
  }

  /// Says what happens when the view is activated.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Title: StringProtocol>(_ hint: Title) -> some View {
    accessibilityAttributes { $0.hint = String(hint) }
  }

  /// Takes the view out of what is read.
  ///
  /// It says nothing about whether the view is hit or can be operated.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibilityAttributes { $0.isHidden = hidden }
  }

  /// Gives the view an identifier, which is not read.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibilityAttributes { $0.identifier = identifier }
  }

  /// Adds traits to the view.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityAttributes { $0.added = traits }
  }

  /// Takes traits from the view.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityAttributes { $0.removed = traits }
  }

  /// Sets the place of the view in the order of reading: greater numbers come first.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibilityAttributes { $0.sortPriority = sortPriority }
  }

  /// Makes the view a heading of a level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAttributes { $0.headingLevel = level.number }
  }

  /// Gives the view other names by which it is found when its name is typed.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [LocalizedStringKey]
  ) -> some View {
    accessibilityAttributes { $0.inputLabels = inputLabels.map(\.resolved) }
  }

  /// Gives the view other names by which it is found when its name is typed.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<Title: StringProtocol>(
    _ inputLabels: [Title]
  ) -> some View {
    accessibilityAttributes { $0.inputLabels = inputLabels.map { String($0) } }
  }

  /// Gives the view other names by which it is found when its name is typed.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessibilityAttributes { $0.inputLabels = inputLabels.map(\.string) }
  }
}
