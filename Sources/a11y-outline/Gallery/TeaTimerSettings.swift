import A11yOutline

/// A group bound to state, with toggles and a value that `7` and `8` change.
struct TeaTimerSettings: View {
  @State private var isBrewingOpen = true
  @State private var rings = true
  @State private var minutes = 3

  var body: some View {
    VStack(alignment: .leading) {
      DisclosureGroup("Brewing", isExpanded: $isBrewingOpen) {
        Text("Time to brew")
          .accessibilityValue(minutes == 1 ? "1 minute" : "\(minutes) minutes")
          .accessibilityAdjustableAction { direction in
            minutes = min(max(minutes + (direction == .increment ? 1 : -1), 1), 15)
          }
        Toggle("Ring when ready", isOn: $rings)
        Toggle("Keep warm", isOn: .constant(false)).disabled(true)
      }
      DisclosureGroup("About") {
        Text("Tea timer 2.1")
        Text("Made for slow afternoons").foregroundStyle(.secondary)
      }
      Text(rings ? "The bell is on" : "The bell is off")
    }
    .padding()
  }
}
