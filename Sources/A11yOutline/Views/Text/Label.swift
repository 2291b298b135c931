/// A title with a picture.
///
/// The picture decorates the title and is not read beside it.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label where Title: View, Icon: View {
  /// Creates a label from its parts.
  public nonisolated init(
    @ViewBuilder title: () -> Title,
    @ViewBuilder icon: () -> Icon
  ) {
    self.init(title: title(), icon: icon())
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a system symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// Creates a label with a system symbol.
  @_disfavoredOverload
  public nonisolated init<Heading: StringProtocol>(_ title: Heading, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// Creates a label with a picture of the program.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }
}

extension Label: View where Title: View, Icon: View {
  /// The picture and the title.
  public var body: some View {
    HStack {
      icon.accessibilityHidden(true)
      title
    }
  }
}
