import A11yOutline

/// A style that draws each group as a card with an arrow.
struct CardStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label.font(.headline)
          Spacer()
          Image(systemName: configuration.isExpanded ? "arrow.up" : "arrow.down")
        }
      }
      .buttonStyle(.plain)
      if configuration.isExpanded {
        configuration.content.padding(.leading, 16)
      }
    }
  }
}

/// Trains by platform, each platform a card.
struct DepartureBoard: View {
  @State private var isFirstOpen = true

  var body: some View {
    VStack(alignment: .leading) {
      DisclosureGroup("Platform 1", isExpanded: $isFirstOpen) {
        Text("09:12 to Lisbon")
        Text("09:40 to Porto, 5 minutes late")
      }
      DisclosureGroup("Platform 2") {
        Text("09:25 to Faro")
      }
    }
    .disclosureGroupStyle(CardStyle())
  }
}
