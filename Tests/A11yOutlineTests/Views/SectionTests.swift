import Foundation
import Testing

@testable import A11yOutline

/// Sections whose binding says whether they are open, and what views state beside their names.
@MainActor
@Suite struct SectionTests {
  struct Shelf: View {
    @State private var isOpen = false

    var body: some View {
      Section("Books", isExpanded: $isOpen) { Text("Atlas") }
      Toggle("Open", isOn: $isOpen)
    }
  }

  @Test func aBindingOpensASection() throws {
    let host = ViewHost(Shelf())
    #expect(host.lines == ["Books, heading, Collapsed, 1", "Open, toggle, Off"])
    try host.press("Open")
    #expect(host.lines == ["Books, heading, Expanded", "  Atlas", "Open, toggle, On"])
    try host.close("Books")
    #expect(host.lines == ["Books, heading, Collapsed, 1", "Open, toggle, Off"])
    #expect(host.region(of: try host.id("Atlas")) == nil)
  }

  @Test func aConstantBindingKeepsASectionOpen() throws {
    let host = ViewHost(Section("Books", isExpanded: .constant(true)) { Text("Atlas") })
    #expect(try host.close("Books") == false)
    #expect(host.lines.count == 2)
  }

  @Test func importantDetailsAreSaidWithTheValue() {
    let host = ViewHost(
      Text("Parcel")
        .accessibilityValue("sent")
        .accessibilityCustomContent("Weight", "2 kg", importance: .high)
        .accessibilityCustomContent("Sender", "Ann")
    )
    let content = host.outline.nodes.first { _ in true }?.content
    #expect(content?.value == "sent, Weight: 2 kg")
    #expect(content?.description == "Sender: Ann")
  }

  @Test func buttonsOfAViewBecomeActions() throws {
    final class Log { var said: [String] = [] }
    let log = Log()
    let host = ViewHost(
      Text("Message")
        .accessibilityActions {
          Button("Reply") { log.said.append("reply") }
          Button("Forward") { log.said.append("forward") }
        }
        .accessibilityAction {
          log.said.append("flag")
        } label: {
          Text("Flag")
        }
    )
    let id = try host.id("Message")
    #expect(host.lines == ["Message"])
    #expect(host.actionNames(of: id) == ["Reply", "Forward", "Flag"])
    #expect(host.perform(actionNamed: "Forward", on: id))
    #expect(host.perform(actionNamed: "Flag", on: id))
    #expect(log.said == ["forward", "flag"])
  }

  @Test func whatRepresentsAViewIsFoundWhereTheViewIs() throws {
    let host = ViewHost(
      VStack(alignment: .leading, spacing: 0) {
        Text("above")
        Text("knob drawn by hand")
          .accessibilityRepresentation { Toggle("Knob", isOn: .constant(true)) }
      }
    )
    #expect(host.lines == ["above", "Knob, toggle, On"])
    let knob = try host.id("Knob")
    #expect(host.region(of: knob) == CGRect(x: 0, y: 16, width: 144, height: 16))
    #expect(host.outline[knob].content.region == host.region(of: knob))
    #expect(host.hitTest(CGPoint(x: 100, y: 24)) == knob)
  }

  struct Baseline: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      CGSize(width: 16, height: 32)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }

    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGFloat? {
      guide == .top ? 16 : nil
    }
  }

  @Test func aHiddenLayoutStatesItsGuides() throws {
    let host = ViewHost(
      HStack(alignment: .top, spacing: 0) {
        AnyLayout(Baseline()) { Text("a") }
        Text("b")
      }
    )
    #expect(host.region(of: try host.id("a"))?.minY == 0)
    #expect(host.region(of: try host.id("b"))?.minY == 16)
  }
}
