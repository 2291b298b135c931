import A11yOutline

struct PanelStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label
          Spacer()
          Text(configuration.isExpanded ? "Show less" : "Show more").font(.caption)
        }
      }
      .buttonStyle(.plain)
      if configuration.isExpanded {
        configuration.content.padding(.leading, 16)
      }
    }
  }
}

struct Product: View {
  var body: some View {
    DisclosureGroup("Technical specifications") {
      Text("Weight: 2 kg")
      Text("Colour: green")
    }
    .disclosureGroupStyle(PanelStyle())
  }
}
