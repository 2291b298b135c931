import A11yOutline

struct PantryApp: App {
  var body: some Scene {
    WindowGroup("Pantry") { Pantry() }
  }
}

struct Pantry: View {
  @State private var isFruitOpen = false
  @State private var remindsMe = true

  var body: some View {
    DisclosureGroup("Fruit", isExpanded: $isFruitOpen) {
      Text("Apples")
      Text("Pears")
    }
    Toggle("Remind me to shop", isOn: $remindsMe)
  }
}
