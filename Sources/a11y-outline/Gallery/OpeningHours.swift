import A11yOutline

/// Shows a fraction of the height of its only view.
struct CurtainLayout: Layout {
  var openness: CGFloat

  var animatableData: CGFloat {
    get { openness }
    set { openness = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let ideal = view.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: proposal.width ?? ideal.width, height: ideal.height * openness)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    subviews.first?.place(
      at: bounds.origin,
      proposal: ProposedViewSize(width: bounds.width, height: nil)
    )
  }
}

/// A group made by hand: a button that says its state, and content behind a curtain.
struct Curtain<Content: View>: View {
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
        withAnimation(.easeInOut(duration: 0.25)) { isOpen.toggle() }
      } label: {
        HStack {
          Image(systemName: "triangle")
            .rotationEffect(.degrees(isOpen ? 180 : 90))
            .accessibilityHidden(true)
          Text(title)
        }
      }
      .buttonStyle(.plain)
      .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
      CurtainLayout(openness: isOpen ? 1 : 0) {
        VStack(alignment: .leading, spacing: 0) { content }.padding(.leading, 16)
      }
      .clipped()
      .allowsHitTesting(isOpen)
      .disabled(!isOpen)
      .accessibilityHidden(!isOpen)
    }
  }
}

/// Hours by day, behind curtains.
struct OpeningHours: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Curtain("Library") {
          Curtain("Weekdays") {
            Text("Morning: 9 to 12")
            Text("Afternoon: 2 to 7")
          }
          Text("Saturday: 10 to 4")
        }
        Text("Closed on Sundays")
      }
    }
  }
}
