import A11yOutline

/// Groups in groups, whose state outlasts the closing of what is around them.
struct PlanetList: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isGiantsOpen = false
  @State private var isMoonsOpen = false

  private var animation: Animation? {
    reduceMotion ? nil : .easeInOut(duration: 0.25)
  }

  var body: some View {
    List {
      Section("Inner planets") {
        Text("Mercury")
        Text("Venus")
      }
      DisclosureGroup("Giants", isExpanded: $isGiantsOpen.animation(animation)) {
        DisclosureGroup("Moons of Jupiter", isExpanded: $isMoonsOpen.animation(animation)) {
          Text("Io")
          Text("Europa")
        }
        Text("Saturn")
      }
      Text("What lies beyond")
    }
  }
}
