import Testing

@testable import A11yOutline

@MainActor
@Suite struct HandMadeDisclosureTests {
  struct Fold<Content: View>: View {
    let title: String
    let content: Content
    @State private var isOpen = false

    init(_ title: String, @ViewBuilder content: () -> Content) {
      self.title = title
      self.content = content()
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button {
          isOpen.toggle()
        } label: {
          HStack {
            Image(systemName: "chevron.right").accessibilityHidden(true)
            Text(title)
          }
        }
        .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
        content
          .clipped()
          .allowsHitTesting(isOpen)
          .disabled(!isOpen)
          .accessibilityHidden(!isOpen)
      }
    }
  }

  struct Page: View {
    var body: some View {
      Fold("Trees") {
        Fold("Conifers") { Text("Larch") }
        Text("Oak")
      }
      Text("Below")
    }
  }

  @Test func buttonSpeaksItsValueAndRevealsAtTheSameLevel() throws {
    let host = ViewHost(Page())
    #expect(host.lines == ["Trees, button, Collapsed", "Below"])
    #expect(try host.open("Trees"))
    #expect(
      host.lines == [
        "Trees, button, Expanded", "Conifers, button, Collapsed", "Oak", "Below",
      ]
    )
    #expect(try host.open("Trees") == false)
    #expect(try host.press("Conifers"))
    #expect(host.lines.contains("Larch"))
    #expect(try host.close("Trees"))
    #expect(host.lines == ["Trees, button, Collapsed", "Below"])
    #expect(try host.open("Trees"))
    #expect(host.lines[1] == "Conifers, button, Expanded")
  }

  @Test func hiddenUnhittableAndUnavailableAreSeparate() throws {
    let host = ViewHost(
      VStack {
        Text("Hidden").accessibilityHidden(true)
        Button("Not hit") {}.allowsHitTesting(false)
        Button("Unavailable") {}.disabled(true)
        Text("Clipped").frame(height: 0).clipped()
      }
    )
    #expect(host.lines == ["Not hit, button", "Unavailable, button, unavailable", "Clipped"])
    func node(_ name: String) throws -> Outline.Node { host.outline[try host.id(name)] }
    #expect(try node("Hidden").isHitTestable)
    #expect(try node("Hidden").isEnabled)
    #expect(try node("Not hit").isEnabled)
    #expect(try !node("Not hit").isHitTestable)
    #expect(try node("Unavailable").isHitTestable)
    #expect(try node("Clipped").isHitTestable)
    #expect(host.visibleRegion(of: try host.id("Clipped"))?.isEmpty == true)
    #expect(try host.press("Unavailable") == false)
    #expect(try host.press("Not hit"))
  }

  struct Plain<Label: View, Content: View>: View {
    @Binding var isOpen: Bool
    var content: () -> Content
    var label: () -> Label

    @ViewBuilder
    var body: some View {
      Button(action: { isOpen.toggle() }, label: label)
      if isOpen { content() }
    }
  }

  struct Wrapper<Label: View, Content: View>: View {
    @State private var own = false
    var isOpen: Binding<Bool>?
    var content: () -> Content
    var label: () -> Label

    var body: some View {
      Plain(isOpen: isOpen ?? $own, content: content, label: label)
    }
  }

  struct Both: View {
    @State private var isOpen = false

    var body: some View {
      VStack {
        Wrapper {
          Text("Own")
        } label: {
          Text("First")
        }
        Wrapper(isOpen: $isOpen) {
          Text("Bound")
        } label: {
          Text("Second")
        }
      }
    }
  }

  @Test func optionalBindingFallsBackToOwnState() throws {
    let host = ViewHost(Both())
    #expect(host.lines == ["First, button", "Second, button"])
    try host.press("First")
    #expect(host.lines == ["First, button", "Own", "Second, button"])
    try host.press("Second")
    #expect(host.lines == ["First, button", "Own", "Second, button", "Bound"])
    try host.press("First")
    #expect(host.lines == ["First, button", "Second, button", "Bound"])
    #expect(host.outline.invariantViolation() == nil)
  }
}
