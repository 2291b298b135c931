import Foundation
import Observation

@testable import A11yOutline

/// Every name of the view layer, spelled as code for SwiftUI spells it; that it compiles is the
/// test, and that each view can be lowered.
@MainActor
enum SwiftUISpellings {
  struct Fruit: Identifiable, Hashable {
    var id: String { name }
    var name: String
    var parts: [Fruit]?
    var isRipe = false
  }

  @Observable final class Basket {
    var fruits = [Fruit(name: "Apple", parts: [Fruit(name: "Core")])]
    var isOpen = false
  }

  struct Structure: View {
    @State private var number = 0
    @State private var choice: Int?
    @State private var fruits = [Fruit(name: "Fig")]
    let title = "title"

    var body: some View {
      Group {
        EmptyView()
        AnyView(Text("any"))
        AnyView(erasing: Text("any"))
        if number == 0 { Text("zero") }
        if number == 1 { Text("one") } else { Text("other") }
        switch number {
        case 0: Text("0")
        case 1: Text("1")
        default: EmptyView()
        }
        if #available(macOS 10, *) { Text("available") }
        if let choice { Text("\(choice)") }
        Text("eleventh")
        Text("twelfth")
      }
      ForEach(fruits) { Text($0.name) }
      ForEach(fruits, id: \.name) { fruit in Text(fruit.name) }
      ForEach(0..<2) { Text("\($0)") }
      ForEach(0..<2, id: \.self) { Text("\($0)") }
      ForEach($fruits) { $fruit in Toggle(fruit.name, isOn: $fruit.isRipe) }
      ForEach($fruits, id: \.name) { $fruit in Toggle(fruit.name, isOn: $fruit.isRipe) }
      ForEach(Array(fruits.enumerated()), id: \.offset) { index, fruit in Text("\(index)") }
    }
  }

  struct Texts: View {
    let name = "name"

    var body: some View {
      Text("key")
      Text("key", tableName: "Table", bundle: .main, comment: "For a translator.")
      Text("key", comment: "For a translator.")
      Text(name)
      Text(verbatim: "as it is")
      Text(3, format: .number)
      Text("a") + Text("b").bold()
      Text("styled").font(.headline).bold().italic().foregroundColor(.red)
      Text("plain").bold(false).italic(false)
      Image(systemName: "star")
      Image("picture")
      Image("picture", label: Text("A picture"))
      Image(decorative: "line")
      Label("key", systemImage: "star")
      Label(name, systemImage: "star")
      Label("key", image: "picture")
      Label {
        Text("title")
      } icon: {
        Image(systemName: "star")
      }
      Spacer()
      Spacer(minLength: 4)
      Divider()
    }
  }

  struct Controls: View {
    @State private var isOn = false
    @State private var basket = Basket()
    let name = "name"

    var body: some View {
      Button("key") {}
      Button(name) {}
      Button("key", action: press)
      Button("key", role: .destructive) {}
      Button(name, role: .cancel, action: press)
      Button("key", systemImage: "star") {}
      Button(name, systemImage: "star", role: .destructive, action: press)
      Button(action: press) { Text("label") }
      Button(role: .destructive, action: press) { Text("label") }
      Button(role: .cancel) {
      } label: {
        Text("label")
      }
      Toggle("key", isOn: $isOn)
      Toggle(name, isOn: $isOn)
      Toggle("key", systemImage: "star", isOn: $isOn)
      Toggle(isOn: $isOn) { Text("label") }
      Toggle(sources: [$isOn, $isOn], isOn: \.self) { Text("label") }
      Toggle("key", sources: [$isOn, $isOn], isOn: \.self)
      Toggle(name, systemImage: "star", sources: [$isOn, $isOn], isOn: \.self)
      if let url = URL(string: "https://example.org/") {
        Link("key", destination: url)
        Link(name, destination: url)
        Link(destination: url) { Text("label") }
      }
      DisclosureGroup("key") { Text("content") }
      DisclosureGroup(name) { Text("content") }
      DisclosureGroup("key", isExpanded: $isOn) { Text("content") }
      DisclosureGroup(name, isExpanded: $basket.isOpen) { Text("content") }
      DisclosureGroup {
        Text("content")
      } label: {
        Text("label")
      }
      DisclosureGroup(isExpanded: $isOn) {
        Text("content")
      } label: {
        Text("label")
      }
    }

    private func press() {}
  }

  struct Containers: View {
    @State private var one: String?
    @State private var several: Set<String> = []
    @State private var fruits = [Fruit(name: "Fig", parts: [])]
    @State private var isOpen = true
    let name = "name"

    var body: some View {
      VStack { Text("a") }
      VStack(alignment: .leading, spacing: 0) { Text("a") }
      HStack { Text("a") }
      HStack(alignment: .firstTextBaseline, spacing: nil) { Text("a") }
      ZStack { Text("a") }
      ZStack(alignment: .topLeading) { Text("a") }
      LazyVStack { Text("a") }
      LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) { Text("a") }
      ScrollView { Text("a") }
      ScrollView(.horizontal) { Text("a") }
      ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("a") }
      Section { Text("a") }
      Section("key") { Text("a") }
      Section(name) { Text("a") }
      Section("key", isExpanded: $isOpen) { Text("a") }
      Section(isExpanded: $isOpen) {
        Text("a")
      } header: {
        Text("header")
      }
      Section {
        Text("a")
      } header: {
        Text("header")
      } footer: {
        Text("footer")
      }
      Section {
        Text("a")
      } footer: {
        Text("footer")
      }
      Section(header: Text("header")) { Text("a") }
      Section(header: Text("header"), footer: Text("footer")) { Text("a") }
      Section(footer: Text("footer")) { Text("a") }
      outlines
    }

    @ViewBuilder private var outlines: some View {
      List { Text("a") }
      List(fruits) { Text($0.name) }
      List(fruits, id: \.name) { Text($0.name) }
      List(0..<3) { Text("\($0)") }
      List(0..<3, id: \.self) { Text("\($0)") }
      List($fruits) { $fruit in Toggle(fruit.name, isOn: $fruit.isRipe) }
      List(fruits, children: \.parts) { Text($0.name) }
      List(fruits, id: \.name, children: \.parts) { Text($0.name) }
      List(selection: $one) { Text("a").tag("a") }
      List(selection: $several) { Text("a").tag("a") }
      List(fruits, selection: $one) { Text($0.name) }
      List(fruits, selection: $several) { Text($0.name) }
      List(fruits, id: \.name, selection: $one) { Text($0.name) }
      List(fruits, id: \.name, selection: $several) { Text($0.name) }
      List(fruits, children: \.parts, selection: $one) { Text($0.name) }
      List(fruits, children: \.parts, selection: $several) { Text($0.name) }
      List(fruits, id: \.name, children: \.parts, selection: $one) { Text($0.name) }
      List(fruits, id: \.name, children: \.parts, selection: $several) { Text($0.name) }
      OutlineGroup(fruits, children: \.parts) { Text($0.name) }
      OutlineGroup(fruits, id: \.name, children: \.parts) { Text($0.name) }
      OutlineGroup(fruits[0], children: \.parts) { Text($0.name) }
      OutlineGroup(fruits[0], id: \.name, children: \.parts) { Text($0.name) }
    }
  }

  struct Warmth: EnvironmentKey {
    static let defaultValue = 20
  }

  struct Surroundings: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityEnabled) private var isAccessible
    @Environment(\.accessibilityVoiceOverEnabled) private var isRead
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    @Environment(\.warmth) private var warmth
    @Environment(Basket.self) private var basket
    @Environment(Basket.self) private var perhaps: Basket?

    var body: some View {
      @Bindable var bound = basket
      Toggle("Open", isOn: $bound.isOpen)
        .environment(\.warmth, 21)
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.locale, Locale(identifier: "de"))
        .environment(basket)
        .transformEnvironment(\.warmth) { $0 += 1 }
    }
  }

  struct States: View {
    @State private var plain = 1
    @State private var optional: String?
    @State private var made: Int
    @Binding var bound: Bool

    init(bound: Binding<Bool>) {
      _bound = bound
      _made = State(initialValue: 2)
      _plain = State(wrappedValue: 3)
    }

    var body: some View {
      let constant = Binding.constant(Fruit(name: "Fig"))
      let computed = Binding(get: { plain }, set: { plain = $0 })
      let told = Binding(get: { plain }, set: { value, transaction in plain = value })
      let wider: Binding<Bool?> = Binding($bound)
      let hashed: Binding<AnyHashable> = Binding($plain)
      Toggle("bound", isOn: $bound)
      Toggle("projected", isOn: Binding(projectedValue: $bound))
      Toggle("member", isOn: constant.isRipe)
      Toggle("animated", isOn: $bound.animation())
      Toggle("animated", isOn: $bound.animation(.easeInOut(duration: 0.2)))
      Toggle("at once", isOn: $bound.animation(nil).transaction(Transaction(animation: nil)))
      if let narrower = Binding($optional) { Text(narrower.wrappedValue) }
      Text("\(computed.wrappedValue + told.wrappedValue + made)")
      Text("\(wider.wrappedValue == hashed.wrappedValue as? Bool)")
    }
  }

  struct Page: App {
    var body: some Scene {
      WindowGroup { Text("a") }
      WindowGroup("key") { Text("a") }
      WindowGroup("key", id: "second") { Text("a") }
      WindowGroup(id: "third") { Text("a") }
    }
  }
}

extension EnvironmentValues {
  fileprivate var warmth: Int {
    get { self[SwiftUISpellings.Warmth.self] }
    set { self[SwiftUISpellings.Warmth.self] = newValue }
  }
}
