import A11yOutline

/// A button that starts a task, which changes the views while nobody does anything.
struct EggTimer: View {
  @State private var isBoiling = false
  @State private var eggs = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("Boil an egg, which takes three seconds") { boil() }
        .accessibilityValue(isBoiling ? "Boiling" : "Ready")
      ForEach(0..<eggs, id: \.self) { Text("Egg \($0 + 1)") }
    }
  }

  private func boil() {
    guard !isBoiling else { return }
    isBoiling = true
    Task {
      try? await Task.sleep(for: .seconds(3))
      isBoiling = false
      eggs += 1
      AccessibilityNotification.Announcement("An egg is done").post()
    }
  }
}
