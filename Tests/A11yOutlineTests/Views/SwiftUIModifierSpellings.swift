import Foundation

@testable import A11yOutline

/// Every modifier of the view layer, spelled as code for SwiftUI spells it.
@MainActor
enum SwiftUIModifierSpellings {
  struct Rooms: View {
    var body: some View {
      Text("a").padding()
      Text("a").padding(4)
      Text("a").padding(.horizontal)
      Text("a").padding(.leading, 4)
      Text("a").padding([.top, .trailing], 4)
      Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("a").frame(width: 10)
      Text("a").frame(width: 10, height: 20, alignment: .topLeading)
      Text("a").frame(maxWidth: .infinity, alignment: .leading)
      Text("a").frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5)
      Text("a").fixedSize()
      Text("a").fixedSize(horizontal: false, vertical: true)
      Text("a").layoutPriority(1)
      Text("a").offset(x: 1, y: 2)
      Text("a").offset(CGSize(width: 1, height: 2))
      Text("a").alignmentGuide(.leading) { $0[.trailing] - 1 }
      Text("a").alignmentGuide(.firstTextBaseline) { $0[.bottom] }
      Text("a").lineLimit(2)
      Text("a").lineLimit(nil)
    }
  }

  struct Looks: View {
    var body: some View {
      Group {
        Text("a").font(.largeTitle)
        Text("a").font(.system(size: 12, weight: .bold, design: .monospaced))
        Text("a").font(.system(.body, design: .rounded))
        Text("a").font(.body.weight(.medium).italic().monospaced())
        Text("a").foregroundStyle(.primary)
        Text("a").foregroundStyle(.red, .blue)
        Text("a").foregroundStyle(.primary, .secondary, .tertiary)
        Text("a").foregroundStyle(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4))
        Text("a").foregroundStyle(Color(white: 0.5))
        Text("a").foregroundColor(.accentColor)
        Text("a").foregroundStyle(.tint)
        Text("a").background(Color.gray.opacity(0.2))
        Text("a").background(.quaternary, in: .rect(cornerRadius: 8))
        Text("a").background { Text("behind") }
        Text("a").background(alignment: .leading) { Text("behind") }
        Text("a").background(Text("behind"), alignment: .leading)
        Text("a").overlay { Text("before") }
        Text("a").overlay(alignment: .topTrailing) { Text("before") }
        Text("a").overlay(Text("before"), alignment: .top)
        Text("a").overlay(Color.red)
      }
      Group {
        Text("a").clipped()
        Text("a").clipShape(Rectangle())
        Text("a").clipShape(.rect)
        Text("a").clipShape(RoundedRectangle(cornerRadius: 8))
        Text("a").contentShape(.rect)
        Text("a").contentShape(Rectangle())
        Text("a").opacity(0.5)
        Text("a").hidden()
        Text("a").rotationEffect(.degrees(90))
        Text("a").rotationEffect(Angle(degrees: 90), anchor: .center)
        Rectangle()
        Rectangle().fill(.blue)
        RoundedRectangle(cornerRadius: 4).fill(Color.red)
        Capsule()
        Circle().fill(.tertiary)
        Color.red
      }
    }
  }

  struct Behaviour: View {
    @State private var number = 0

    var body: some View {
      Group {
        Text("a").disabled(true)
        Text("a").allowsHitTesting(false)
        Text("a").focusable()
        Text("a").focusable(false)
        Text("a").onTapGesture {}
        Text("a").onTapGesture(count: 2) { number += 1 }
        Text("a").onAppear {}
        Text("a").onAppear(perform: nil)
        Text("a").onDisappear { number = 0 }
        Text("a").onChange(of: number) {}
        Text("a").onChange(of: number) { old, new in number = new }
        Text("a").onChange(of: number, initial: true) {}
        Text("a").id(number)
        Text("a").tag(1)
        Text("a").modifier(Framed())
        Button("a") {}.keyboardShortcut("s")
        Button("a") {}.keyboardShortcut("s", modifiers: [.control, .shift])
        Button("a") {}.keyboardShortcut(.return, modifiers: [])
        Button("a") {}.keyboardShortcut(.defaultAction)
        Button("a") {}.keyboardShortcut(.cancelAction)
      }
      Group {
        Button("a") {}.buttonStyle(.plain)
        Button("a") {}.buttonStyle(.automatic)
        Button("a") {}.buttonStyle(PlainButtonStyle())
        Button("a") {}.buttonStyle(Loud())
        Button("a") {}.buttonStyle(Twice())
        Toggle("a", isOn: .constant(true)).toggleStyle(.automatic)
        Toggle("a", isOn: .constant(true)).toggleStyle(Written())
        List { Text("a") }.listStyle(.plain)
        List { Text("a") }.listStyle(.sidebar)
        List { Text("a") }.listStyle(.automatic)
        List { Text("a") }.listStyle(PlainListStyle())
        DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(.automatic)
        DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(Boxed())
        DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(.boxed)
      }
    }
  }

  struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }

  struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).onTapGesture { configuration.trigger() }
    }
  }

  struct Written: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
  }

  struct Boxed: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label.onTapGesture { configuration.$isExpanded.wrappedValue.toggle() }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  struct Motion: View {
    @State private var isOpen = false

    var body: some View {
      Group {
        Text("a").animation(.default, value: isOpen)
        Text("a").animation(nil, value: isOpen)
        Text("a").animation(.easeIn, value: isOpen)
        Text("a").animation(.easeOut(duration: 0.2).delay(0.1).speed(2), value: isOpen)
        Text("a").animation(.spring, value: isOpen)
        Text("a").animation(.spring(response: 0.3, dampingFraction: 0.8), value: isOpen)
        Text("a").animation(.spring(duration: 0.3, bounce: 0.1), value: isOpen)
        Text("a").animation(.smooth, value: isOpen)
        Text("a").animation(.snappy(duration: 0.3), value: isOpen)
        Text("a").animation(.bouncy, value: isOpen)
        Text("a").animation(.timingCurve(0.1, 0.2, 0.3, 1, duration: 0.4), value: isOpen)
        Text("a").transaction { $0.animation = nil }
        Text("a").transaction { $0.disablesAnimations = true }
        Text("a").transition(.opacity)
        Text("a").transition(.slide)
        Text("a").transition(.identity)
        Text("a").transition(.move(edge: .top).combined(with: .opacity))
        Text("a").transition(.asymmetric(insertion: .opacity, removal: .identity))
      }
      .onTapGesture {
        withAnimation { isOpen.toggle() }
        withAnimation(.linear(duration: 1)) { isOpen.toggle() }
        withAnimation(nil) { isOpen.toggle() }
        var transaction = Transaction(animation: .default)
        transaction.disablesAnimations = true
        withTransaction(transaction) { isOpen.toggle() }
      }
    }
  }

  struct Row: Layout, Equatable {
    struct Cache {
      var width: CGFloat
    }

    var animatableData: AnimatablePair<CGFloat, Double> {
      get { AnimatablePair(space, 0) }
      set { space = newValue.first }
    }

    var space: CGFloat = 0

    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func makeCache(subviews: Subviews) -> Cache {
      Cache(width: subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +))
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
      cache = makeCache(subviews: subviews)
    }

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
      subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing, edges: .vertical) }
    }

    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Cache
    ) -> CGFloat? {
      guide == .top ? bounds.minY : nil
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Cache
    ) -> CGSize {
      let least = subviews.map { $0.dimensions(in: .zero)[VerticalAlignment.center] }.max() ?? 0
      let most = proposal.replacingUnspecifiedDimensions(by: CGSize(width: cache.width, height: 16))
      return CGSize(width: most.width + space, height: max(least, most.height))
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Cache
    ) {
      var point = CGPoint(x: bounds.minX, y: bounds.midY)
      for (subview, next) in zip(subviews, subviews.dropFirst().map(Optional.some) + [nil]) {
        subview.place(at: point, anchor: .leading, proposal: ProposedViewSize(bounds.size))
        point.x += subview.sizeThatFits(.infinity).width * subview[Weight.self]
        point.x += next.map { subview.spacing.distance(to: $0.spacing, along: .horizontal) } ?? 0
      }
    }
  }

  struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
  }

  struct Layouts: View {
    @State private var isWide = false

    var body: some View {
      Row(space: 4) { Text("a").layoutValue(key: Weight.self, value: 2) }
      VStackLayout(alignment: .leading, spacing: 2) { Text("a") }
      HStackLayout() { Text("a") }
      ZStackLayout(alignment: .bottomTrailing) { Text("a") }
      let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout { Text("a") }
    }
  }

  struct Turning: View, @MainActor Animatable {
    var angle: Double

    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    var body: some View { Text("\(angle)").rotationEffect(.radians(angle), anchor: .topLeading) }
  }

  struct Accessibility: View {
    @State private var number = 0
    let name = "name"

    var body: some View {
      Group {
        Text("a").accessibilityLabel("key")
        Text("a").accessibilityLabel(name)
        Text("a").accessibilityLabel(Text("text"))
        Text("a").accessibilityValue("key")
        Text("a").accessibilityValue(name)
        Text("a").accessibilityValue(Text("text"))
        Text("a").accessibilityHint("key")
        Text("a").accessibilityHint(name)
        Text("a").accessibilityHint(Text("text"))
        Text("a").accessibilityHidden(true)
        Text("a").accessibilityIdentifier("identifier")
        Text("a").accessibilityAddTraits(.isHeader)
        Text("a").accessibilityAddTraits([.isButton, .isSelected])
        Text("a").accessibilityRemoveTraits(.isStaticText)
        VStack { Text("a") }.accessibilityElement()
        VStack { Text("a") }.accessibilityElement(children: .combine)
        VStack { Text("a") }.accessibilityElement(children: .contain)
        VStack { Text("a") }.accessibilityElement(children: .ignore)
      }
      Group {
        Text("a").accessibilityAction {}
        Text("a").accessibilityAction(.default) { number += 1 }
        Text("a").accessibilityAction(.escape) {}
        Text("a").accessibilityAction(.magicTap) {}
        Text("a").accessibilityAction(named: "key") {}
        Text("a").accessibilityAction(named: name) {}
        Text("a").accessibilityAction(named: Text("text")) {}
        Text("a").accessibilityAction {
        } label: {
          Text("label")
        }
        Text("a").accessibilityActions { Button("act") {} }
        Text("a").accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: number += 1
          case .decrement: number -= 1
          }
        }
        Text("a").accessibilitySortPriority(1)
        Text("a").accessibilityHeading(.h2)
        Text("a").accessibilityInputLabels(["key", "other"])
        Text("a").accessibilityInputLabels([name])
        Text("a").accessibilityInputLabels([Text("text")])
        Text("a").accessibilityRepresentation { Toggle("a", isOn: .constant(true)) }
        Text("a").accessibilityCustomContent("key", "value")
        Text("a").accessibilityCustomContent(Text("label"), Text("value"))
        Text("a").accessibilityCustomContent("key", name, importance: .high)
        Text("a").accessibilityCustomContent(.weight, "2 kg", importance: .high)
      }
      .onAppear { AccessibilityNotification.Announcement("said").post() }
    }
  }
}

extension DisclosureGroupStyle where Self == SwiftUIModifierSpellings.Boxed {
  fileprivate static var boxed: SwiftUIModifierSpellings.Boxed { .init() }
}

extension AccessibilityCustomContentKey {
  fileprivate static var weight: AccessibilityCustomContentKey { .init("Weight", id: "weight") }
}
