import A11yOutline

/// A style whose button says what it will do.
struct MoreOrLessStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack(spacing: 16) {
          Text(configuration.isExpanded ? "Put away" : "Take out").italic()
          configuration.label.bold()
        }
      }
      .buttonStyle(.plain)
      if configuration.isExpanded {
        configuration.content.padding(.leading, 16)
      }
    }
  }
}

/// A recipe whose parts show more or less.
struct RecipePage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Lentil soup").accessibilityHeading(.h1)
      DisclosureGroup("Ingredients") {
        VStack(alignment: .leading) {
          Text("Red lentils: 200 g")
          Text("Carrots: 2")
          Text("Cumin: a pinch")
        }
      }
      DisclosureGroup("Method") {
        Text("Fry the cumin and the carrots.")
        Text("Add lentils and water, and wait for 20 minutes.")
      }
    }
    .disclosureGroupStyle(MoreOrLessStyle())
  }
}
